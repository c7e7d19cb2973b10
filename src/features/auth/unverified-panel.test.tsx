// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { authErrorText, authText } from '#i18n/ko/auth.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { UnverifiedPanel } from './unverified-panel.tsx';

const sendMail = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#services/account/auth-actions.ts', () => ({
  checkVerification: async () => ok(false),
  sendVerificationMail: sendMail,
}));
vi.mock('#services/account/sign-out.ts', () => ({ signOut: async () => true }));

afterEach(cleanup);

const text = authText.verify;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what came of the button before is not said beside what came of the last', async () => {
  sendMail.mockResolvedValueOnce(err('too_many_requests'));
  render(<UnverifiedPanel email="buyer@example.com" redirect={undefined} />);
  press(text.resend);
  await screen.findByText(authErrorText.too_many_requests);
  press(text.done);
  await screen.findByText(text.notYet);
  expect(screen.queryByText(authErrorText.too_many_requests)).toBeNull();
});

test('whoever has gone elsewhere before the answer is told that the mail was sent', async () => {
  let answer: (sent: unknown) => void = () => undefined;
  sendMail.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  render(<UnverifiedPanel email="seller@example.com" redirect={undefined} />);
  press(text.resend);
  cleanup();
  answer(ok(null));
  await vi.waitFor(() => expect(toasts.getSnapshot().map(({ title }) => title)).toContain(text.resent));
});
