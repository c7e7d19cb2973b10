// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { setLike } from '#sync/commands/set-like.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { LikeButton } from './like-button.tsx';

vi.mock('#session/running-sync.ts', () => ({ wakeSync: () => undefined }));
vi.mock('#sync/commands/set-like.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

afterEach(async () => {
  cleanup();
  await openUserDatabase(BUYER).outbox.clear();
});

test('a double tap likes a post and does not take it back at once; a press of its own does', async () => {
  render(<LikeButton postId={postId('x')} likeCount={3} />, { wrapper: InRouter });
  fireEvent.click(screen.getByRole('button', { pressed: false }), { detail: 1 });
  fireEvent.click(await screen.findByRole('button', { pressed: true }), { detail: 2 });
  expect(setLike).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { pressed: true }), { detail: 1 });
  await screen.findByRole('button', { pressed: false });
  expect(vi.mocked(setLike).mock.calls.map(([, , wanted]) => wanted)).toEqual([true, false]);
});
