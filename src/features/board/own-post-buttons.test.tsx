// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { boardText } from '#i18n/ko/board.ts';
import { deletePost } from '#sync/commands/submit-post.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { OwnPostButtons } from './own-post-buttons.tsx';

vi.mock('#session/running-sync.ts', () => ({ wakeSync: () => undefined }));
vi.mock('#sync/commands/submit-post.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

afterEach(cleanup);

test.each([
  ['whoever has stayed is led from a post that was deleted', false, 1],
  ['whoever has gone elsewhere meanwhile is left there', true, 0],
])('%s', async (_what, isLeft, led) => {
  let answer: () => void = () => undefined;
  vi.mocked(deletePost)
    .mockClear()
    .mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve())));
  const leave = vi.fn();
  render(<OwnPostButtons postId={postId('b1')} isLeaving={false} onLeave={leave} />, { wrapper: InRouter });
  fireEvent.click(screen.getByRole('button', { name: boardText.post.remove }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: boardText.post.remove }));
  await vi.waitFor(() => expect(deletePost).toHaveBeenCalledTimes(1));
  if (isLeft) cleanup();
  await act(async () => answer());
  expect(leave).toHaveBeenCalledTimes(led);
});
