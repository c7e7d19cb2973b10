// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chatText } from '#i18n/ko/chat.ts';
import { productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { StartChatButton } from './start-chat-button.tsx';

vi.mock('#session/use-user-database.ts', () => ({ confirmedUserDatabase: async () => null }));

afterEach(cleanup);

test('whoever is nobody yet and taps twice is told once that they need to sign in', async () => {
  render(<StartChatButton productId={productId('ring')} sellerId={SELLER} />, { wrapper: InRouter });
  const button = screen.getByRole('button');
  await act(async () => {
    button.click();
    button.click();
  });
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([chatText.start.needsLogin]);
});
