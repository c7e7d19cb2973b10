// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mergeServerBlocks } from '#data/local/block-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { connection } from '#session/connection-store.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { BlockedList } from './blocked-list.tsx';

const EMPTY = '차단한 회원이 없어요.';

// Read when the session is first asked for: this device remembers the buyer.
vi.hoisted(() => {
  const hint = { uid: 'buyer', email: 'b@example.com', displayName: '', verified: true, admin: false };
  localStorage.setItem('geumnaru.session', JSON.stringify(hint));
});

afterEach(() => {
  cleanup();
  connection.stop();
});

test('that nobody is blocked is said once the server has said so', async () => {
  connection.report('radio_off');
  render(<BlockedList />);
  await screen.findByText(/오프라인 상태라 불러올 수 없습니다/);
  expect(screen.queryByText(EMPTY)).toBeNull();
  await mergeServerBlocks(openUserDatabase(BUYER), [], { isWhole: true });
  expect(await screen.findByText(EMPTY)).toBeDefined();
});
