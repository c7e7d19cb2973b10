// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mergeServerBlocks } from '#data/local/block-store.ts';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { connection } from '#session/connection-store.ts';
import { setBlock } from '#sync/commands/set-block.ts';
import { BUYER, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { BlockedList } from './blocked-list.tsx';

vi.mock('#session/use-refresh.ts', () => ({ useRefresh: () => undefined }));

vi.mock('#sync/commands/set-block.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

const EMPTY = '차단한 회원이 없어요.';

beforeEach(() => deleteUserDatabase(BUYER));
afterEach(cleanup);
afterAll(() => connection.stop());

test('whoever lets somebody again is led to whom they still block', async () => {
  const people = [SELLER, userId('third')].map((uid) => ({ uid, createdAt: millis(1) }));
  await mergeServerBlocks(openUserDatabase(BUYER), people, { isWhole: true });
  render(
    <section>
      <BlockedList />
    </section>,
  );
  const [button] = await screen.findAllByRole('button', { name: /차단 해제$/ });
  if (!button) throw new Error('nobody can be let again');
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});

test('that nobody is blocked is said once the server has said so', async () => {
  connection.report('radio_off');
  render(<BlockedList />);
  await screen.findByText(/오프라인 상태라 불러올 수 없습니다/);
  expect(screen.queryByText(EMPTY)).toBeNull();
  await mergeServerBlocks(openUserDatabase(BUYER), [], { isWhole: true });
  expect(await screen.findByText(EMPTY)).toBeDefined();
});

test('two presses let somebody again once, and are told of once', async () => {
  const people = [SELLER, userId('third')].map((uid) => ({ uid, createdAt: millis(1) }));
  await mergeServerBlocks(openUserDatabase(BUYER), people, { isWhole: true });
  render(<BlockedList />);
  const [first, second] = await screen.findAllByRole('button', { name: /차단 해제$/ });
  if (!first || !second) throw new Error('nobody can be let again');
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.mocked(setBlock).mockClear();
  for (const button of [first, first, second]) fireEvent.click(button);
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
  expect(vi.mocked(setBlock).mock.calls.map(([, person]) => person)).toEqual([SELLER, userId('third')]);
  expect(toasts.getSnapshot()).toHaveLength(2);
});
