// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAccount } from '#data/local/account-store.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { QuietHoursForm } from './quiet-hours-form.tsx';

beforeEach(() =>
  keepAccount(openUserDatabase(BUYER), catalogue, { quietHours: { fromMinute: 1320, toMinute: 480 } }),
);
afterEach(async () => {
  cleanup();
  await deleteUserDatabase(BUYER);
});

const ALL = '시작 시각과 종료 시각을 모두 입력해야 합니다.';
const SAME = '시작 시각과 종료 시각이 같을 수 없습니다.';

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

test.each([
  ['a beginning that is missing', { '시작 시각': '' }, '시작 시각', ALL],
  ['an end that is missing', { '종료 시각': '' }, '종료 시각', ALL],
  ['both that are missing', { '시작 시각': '', '종료 시각': '' }, '시작 시각', ALL],
  ['an end that is the beginning', { '종료 시각': '22:00' }, '종료 시각', SAME],
])('%s is told of at its field', async (_, typed, field, words) => {
  render(<QuietHoursForm />);
  await screen.findByLabelText('시작 시각');
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: '방해 금지 시간 저장' }));
  const wrong = ['시작 시각', '종료 시각'].filter(
    (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
  );
  expect(wrong).toEqual([field]);
  expect(screen.getByText(words)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(field));
});
