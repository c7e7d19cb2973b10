// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { err } from '#domain/result.ts';
import { millis } from '#domain/units.ts';
import { submitPost } from '#sync/commands/submit-post.ts';
import { realEnvironment } from '#sync/environment.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { BoardScreen } from './board-screen.tsx';
import { PostScreen } from './post-screen.tsx';

vi.mock('#session/page-catalogue.ts', () => ({
  catalogueSync: { refresh: async () => err('offline'), visit: async () => undefined },
}));

beforeEach(async () => {
  const db = openUserDatabase(BUYER);
  await db.meta.put({ key: 'account', value: { nickname: '금손이', phone: '', photoUrl: null } });
  const words = { category: 'free', title: '금 한 돈', content: '얼마예요?' } as const;
  const earlier = { ...realEnvironment, now: () => millis(Date.now() - 5 * 60_000) };
  await submitPost(db, { edited: null, tab: 'a', words, images: [] }, earlier, 'post1');
});
afterEach(async () => {
  cleanup();
  await deleteUserDatabase(BUYER);
});

const nothing = () => undefined;

test('a post that waits says in the list by whom and since when', async () => {
  render(<BoardScreen category={null} term="" onSearch={nothing} />, { wrapper: InRouter });
  expect(await screen.findByText('금손이 · 5분 전')).toBeDefined();
});

test('and so it does where it is read', async () => {
  const props = { onLeave: nothing, renderReport: () => null, wanted: null, onLed: nothing };
  render(<PostScreen postId={postId('post1')} {...props} />, { wrapper: InRouter });
  expect(await screen.findByText('금손이 · 5분 전')).toBeDefined();
  expect(await screen.findByText('전송 대기 중')).toBeDefined();
});
