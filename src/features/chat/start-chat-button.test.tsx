// @vitest-environment jsdom
import { useRouter } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chatText } from '#i18n/ko/chat.ts';
import { productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { StartChatButton } from './start-chat-button.tsx';

const confirmed = vi.hoisted(() => vi.fn<() => Promise<null>>());
vi.mock('#session/use-user-database.ts', () => ({ confirmedUserDatabase: confirmed }));

afterEach(cleanup);

test('whoever is nobody yet and taps twice is told once that they need to sign in', async () => {
  render(<StartChatButton productId={productId('ring')} sellerId={SELLER} />, { wrapper: InRouter });
  confirmed.mockResolvedValue(null);
  const button = screen.getByRole('button');
  await act(async () => {
    button.click();
    button.click();
  });
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([chatText.start.needsLogin]);
});

function Onward() {
  const { history } = useRouter();
  return <button onClick={() => history.push('/trade')}>onward</button>;
}

test('whoever goes on while it is found out who they are is not led away from there', async () => {
  let answer: (own: null) => void = () => undefined;
  confirmed.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const told = vi.spyOn(toasts, 'show');
  render(
    <>
      <StartChatButton productId={productId('ring')} sellerId={SELLER} />
      <Onward />
    </>,
    { wrapper: InRouter },
  );
  for (const name of [chatText.start.action, 'onward']) {
    await act(async () => screen.getByRole('button', { name }).click());
  }
  await act(async () => answer(null));
  expect(told).not.toHaveBeenCalled();
});
