// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { commonText } from '#i18n/ko/common.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { hasJustLeft } from '#services/account/leaving-for-good.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { LeaveButton } from './leave-button.tsx';

const leaving = vi.hoisted(() => ({
  deleteAccount: vi.fn<(password: string) => Promise<unknown>>(),
  signOutPerson: vi.fn<() => Promise<boolean>>(),
}));
vi.mock('#services/account/account-actions.ts', () => leaving);
vi.mock('#services/account/sign-out.ts', () => leaving);
vi.mock('#services/account/leave-own-gold.ts', () => ({ leaveOwnGold: async () => undefined }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  leaving.deleteAccount.mockReset();
  leaving.signOutPerson.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const text = profileText.leave;

async function confirm() {
  render(<LeaveButton uid={BUYER} email="b@example.com" />);
  fireEvent.click(screen.getByRole('button', { name: text.action }));
  fireEvent.change(await screen.findByLabelText(text.password), { target: { value: 'gold1234' } });
  fireEvent.click(screen.getByRole('button', { name: text.confirm }));
}

test('the page that is loaded afresh knows that its person has left', async () => {
  leaving.deleteAccount.mockResolvedValue(ok(null));
  leaving.signOutPerson.mockImplementation(async () => {
    expect(hasJustLeft()).toBe(true);
    return true;
  });
  await confirm();
  await vi.waitFor(() => expect(leaving.signOutPerson).toHaveBeenCalledOnce());
});

test('it is not said of whose account is there still, or whose device was not left', async () => {
  leaving.deleteAccount.mockResolvedValueOnce(err('open_exchange'));
  await confirm();
  expect(await screen.findByText(text.openExchange)).toBeDefined();
  expect(hasJustLeft()).toBe(false);
  cleanup();

  leaving.deleteAccount.mockResolvedValueOnce(ok(null));
  leaving.signOutPerson.mockResolvedValueOnce(false);
  await confirm();
  expect(await screen.findByText(commonText.unknownFailure)).toBeDefined();
  expect(hasJustLeft()).toBe(false);
});
