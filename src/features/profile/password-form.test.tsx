// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, type Result } from '#domain/result.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { PasswordForm } from './password-form.tsx';

const changePassword = vi.hoisted(() => vi.fn<(current: string, next: string) => Promise<unknown>>());
vi.mock('#services/account/auth-actions.ts', () => ({ changePassword }));

afterEach(cleanup);

const text = profileText.password;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const values = () => [field(text.current).value, field(text.next).value];

test('a new password that is typed while another is being set is not taken for the one that was set', async () => {
  let answer: (result: Result<null, never>) => void = () => undefined;
  changePassword.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  render(<PasswordForm email="b@example.com" />);
  type(text.current, 'before-1A!');
  type(text.next, 'another-2B!');
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
  type(text.next, 'corrected-3C!');
  await act(async () => answer(ok(null)));
  await waitFor(() => expect(toasts.getSnapshot().map(({ title }) => title)).toContain(text.changed));
  expect(values()).toEqual(['', 'corrected-3C!']);
  expect(changePassword.mock.calls).toEqual([['before-1A!', 'another-2B!']]);

  type(text.current, 'another-2B!');
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
  await act(async () => answer(ok(null)));
  await waitFor(() => expect(values()).toEqual(['', '']));
  expect(changePassword.mock.calls.at(-1)).toEqual(['another-2B!', 'corrected-3C!']);
});
