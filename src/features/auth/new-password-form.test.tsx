// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { authErrorText, authText } from '#i18n/ko/auth.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const auth = vi.hoisted(() => ({
  checkResetCode: vi.fn<() => Promise<unknown>>(),
  resetPassword: vi.fn<() => Promise<unknown>>(),
  sendResetMail: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('#services/account/auth-actions.ts', () => auth);

beforeEach(() => {
  auth.checkResetCode.mockResolvedValue(ok('b@example.com'));
  auth.sendResetMail.mockResolvedValue(ok(null));
});
afterEach(cleanup);

const text = authText.reset;
const answered = (answer: Result<null, AuthErrorCode>) => auth.resetPassword.mockResolvedValueOnce(answer);

const show = (oobCode: string | undefined) =>
  render(
    <main>
      <ResetPasswordScreen oobCode={oobCode} />
    </main>,
    { wrapper: InRouter },
  );

async function open() {
  show('code');
  const field = await screen.findByLabelText(authText.field.newPassword);
  field.focus();
  fireEvent.change(field, { target: { value: 'another-2B!' } });
}
const press = () => fireEvent.click(screen.getByRole('button', { name: text.submit }));

test('whoever sends a new password again whose answer was lost is told that it may be set', async () => {
  await open();
  answered(err('offline'));
  press();
  expect(await screen.findByText(authErrorText.offline)).toBeDefined();
  answered(err('bad_link'));
  press();
  expect(await screen.findByText(text.mayBeChangedTitle)).toBeDefined();
  expect(screen.queryByText(authErrorText.bad_link)).toBeNull();
  expect(screen.getByRole('link', { name: text.login })).toBeDefined();
  expect(screen.getByRole('link', { name: text.requestAgain })).toBeDefined();
});

test('a link that has ended while the password was typed is led away from', async () => {
  await open();
  answered(err('bad_link'));
  press();
  expect(await screen.findByText(authErrorText.bad_link)).toBeDefined();
  expect(screen.getByRole('link', { name: text.requestAgain })).toBeDefined();
  expect(screen.queryByLabelText(authText.field.newPassword)).toBeNull();
});

test('whoever has set it by a key stands at the heading, as the form goes', async () => {
  await open();
  answered(ok(null));
  press();
  expect(await screen.findByText(text.changedTitle)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('and whoever has asked for the mail', async () => {
  show(undefined);
  const field = await screen.findByLabelText(authText.field.email);
  field.focus();
  fireEvent.change(field, { target: { value: 'b@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: text.request }));
  expect(await screen.findByText(text.sentTitle)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

const told = () => toasts.getSnapshot().map(({ title }) => title);

test('whoever has gone elsewhere before the answer is told that the password is set', async () => {
  await open();
  let answer: (outcome: Result<null, never>) => void = () => undefined;
  auth.resetPassword.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  press();
  cleanup();
  answer(ok(null));
  await waitFor(() => expect(told()).toContain(text.changedTitle));
});

test('and that the mail was asked for; whoever stays reads it where the form was', async () => {
  const before = told();
  show(undefined);
  const type = () =>
    fireEvent.change(screen.getByLabelText(authText.field.email), { target: { value: 'b@example.com' } });
  type();
  fireEvent.click(screen.getByRole('button', { name: text.request }));
  await screen.findByText(text.sentTitle);
  expect(told()).toEqual(before);
  cleanup();

  show(undefined);
  type();
  let answer: (outcome: Result<null, never>) => void = () => undefined;
  auth.sendResetMail.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  fireEvent.click(screen.getByRole('button', { name: text.request }));
  cleanup();
  answer(ok(null));
  await waitFor(() => expect(told()).toContain(text.sentTitle));
});
