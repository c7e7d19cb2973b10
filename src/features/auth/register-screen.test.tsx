// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { nicknameText, phoneText } from '#i18n/ko/account-fields.ts';
import { authErrorText, authText } from '#i18n/ko/auth.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { RegisterScreen } from './register-screen.tsx';
import { mailSentAt } from './resend-cooldown.ts';

type Answer = Result<{ isMailSent: boolean }, AuthErrorCode>;

const signUp = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#services/account/auth-actions.ts', () => ({ signUp }));
vi.mock('#session/use-session.ts', () => ({ useConfirmedSession: () => ({ kind: 'signed_out' }) }));

afterEach(() => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});

/** The form, filled in and sent; `answer` is what comes of it. */
async function registering(email: string) {
  let answer: (given: Answer) => void = () => undefined;
  signUp.mockReset().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const history = createMemoryHistory({ initialEntries: ['/register'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const { unmount } = render(
    <RouterContextProvider router={router}>
      <RegisterScreen redirect={undefined} />
    </RouterContextProvider>,
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(authText.field.email, email);
  type(authText.field.password, 'morning-7Gold!');
  type(nicknameText.label, '금빛나루');
  type(phoneText.label, '010-1234-5678');
  fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(authText.consent.all) }));
  fireEvent.click(screen.getByRole('button', { name: authText.register.submit }));
  await vi.waitFor(() => expect(signUp).toHaveBeenCalledTimes(1));
  return { leave: unmount, history, answer: (given: Answer) => act(async () => answer(given)) };
}

const told = () => toasts.getSnapshot().map(({ title }) => title);

test('whoever waits for the account is led to where its mail is told of', async () => {
  const { history, answer } = await registering('waits@example.com');
  await answer(ok({ isMailSent: true }));
  await vi.waitFor(() => expect(history.location.pathname).toBe('/verify-email'));
  expect(told()).toEqual([]);
});

test('whoever has gone elsewhere before the account is there stays, and is told of its mail', async () => {
  const { leave, history, answer } = await registering('gone@example.com');
  leave();
  history.push('/exchange');
  await answer(ok({ isMailSent: true }));
  await vi.waitFor(() => expect(told()).toEqual([authText.verify.unverifiedTitle]));
  expect(mailSentAt('gone@example.com')).not.toBeNull();
  expect(history.location.pathname).toBe('/exchange');
});

test('an account that has not come about is told of where its form is no longer', async () => {
  const { leave, answer } = await registering('taken@example.com');
  leave();
  await answer(err('email_in_use'));
  await vi.waitFor(() => expect(told()).toEqual([authErrorText.email_in_use]));
});
