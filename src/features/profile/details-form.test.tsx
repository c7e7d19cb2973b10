// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAccount } from '#data/local/account-store.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import type { OwnAccount } from '#domain/account/account.ts';
import type { UserId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import { nicknameText, phoneText } from '#i18n/ko/account-fields.ts';
import { commonText } from '#i18n/ko/common.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { DetailsForm } from './details-form.tsx';

type Save = (uid: UserId, changes: Partial<OwnAccount>) => Promise<Result<null, never>>;
const { saveAccount } = vi.hoisted(() => ({ saveAccount: vi.fn<Save>() }));
vi.mock('#services/account/account-actions.ts', () => ({
  saveAccount,
  refreshAccount: async () => ok(null),
}));

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(async () => {
  saveAccount.mockReset().mockResolvedValue(ok(null));
  await keepAccount(openUserDatabase(BUYER), catalogue, { nickname: '금이', phone: '010-1111-2222' });
});
afterEach(async () => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  await deleteUserDatabase(BUYER);
});

const show = async () => {
  render(<DetailsForm uid={BUYER} email="b@example.com" />);
  await screen.findByLabelText(nicknameText.label);
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: commonText.save }));
const saved = () =>
  waitFor(() => expect(toasts.getSnapshot().map(({ title }) => title)).toContain(profileText.details.saved));

test('whoever renames themselves leaves the number that another device may have changed as it is', async () => {
  await show();
  type(nicknameText.label, '은이');
  save();
  await saved();
  expect(saveAccount.mock.calls).toEqual([[BUYER, { nickname: '은이' }]]);
});

test('and whoever changes the number, the name', async () => {
  await show();
  type(new RegExp(phoneText.label), '010 3333 4444');
  save();
  await saved();
  expect(saveAccount.mock.calls).toEqual([[BUYER, { phone: '010-3333-4444' }]]);
});

test('what nobody has changed is not sent, and stands as it was saved', async () => {
  await show();
  save();
  await saved();
  expect(saveAccount).not.toHaveBeenCalled();
});

test('whoever saves what is wrong is led to the first field that is', async () => {
  await show();
  type(nicknameText.label, '이');
  type(new RegExp(phoneText.label), '010');
  save();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(nicknameText.label)));
  type(nicknameText.label, '은이');
  save();
  const phone = screen.getByLabelText(new RegExp(phoneText.label));
  await waitFor(() => expect(document.activeElement).toBe(phone));
});
