// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { err, ok, type Result } from '#domain/result.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { PasswordForm } from './password-form.tsx';

const changePassword = vi.hoisted(() => vi.fn<(change: object) => Promise<unknown>>());
vi.mock('#services/account/auth-actions.ts', () => ({ changePassword }));

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;
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
  expect(changePassword.mock.calls).toEqual([[{ current: 'before-1A!', next: 'another-2B!', mayBeSet: [] }]]);

  type(text.current, 'another-2B!');
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
  await act(async () => answer(ok(null)));
  await waitFor(() => expect(values()).toEqual(['', '']));
  expect(changePassword).toHaveBeenLastCalledWith({
    current: 'another-2B!',
    next: 'corrected-3C!',
    mayBeSet: [],
  });
});

test('a password whose answer was lost may have been set as it is sent again, and as another is', async () => {
  changePassword.mockResolvedValue(err('offline'));
  render(<PasswordForm email="b@example.com" />);
  type(text.current, 'before-1A!');
  type(text.next, 'another-2B!');
  const press = async (...mayBeSet: readonly string[]) => {
    const before = changePassword.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: text.submit }));
    await waitFor(() => expect(changePassword.mock.calls.length).toBe(before + 1));
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
    expect(changePassword.mock.calls.at(-1)).toMatchObject([{ mayBeSet }]);
  };
  await press();
  await press('another-2B!');
  type(text.next, 'corrected-3C!');
  await press('another-2B!');
  await press('another-2B!', 'corrected-3C!');
});

test('whoever sends what is wrong is led to the first field that is', async () => {
  render(<PasswordForm email="b@example.com" />);
  type(text.current, 'before-1A!');
  type(text.next, 'short');
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
  await waitFor(() => expect(document.activeElement).toBe(field(text.next)));
  type(text.current, '');
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
  await waitFor(() => expect(document.activeElement).toBe(field(text.current)));
});
