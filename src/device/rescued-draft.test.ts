// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { BUYER, chatId, SELLER } from '#tests/support/domain-fixtures.ts';
import { forgetRescuedDrafts, rescueDraft, takeRescuedDraft } from './rescued-draft.ts';

const room = chatId('p1_buyer_seller');
beforeEach(() => sessionStorage.clear());

test('what was typed while the database was gone is there once after the reload, for its writer', () => {
  rescueDraft(BUYER, room, '쓰던 글');
  expect(takeRescuedDraft(SELLER, room)).toBeNull();
  expect(takeRescuedDraft(BUYER, room)).toBe('쓰던 글');
  expect(takeRescuedDraft(BUYER, room)).toBeNull();
});

test('the last words count, and an emptied box leaves nothing', () => {
  rescueDraft(BUYER, room, '쓰던 글');
  rescueDraft(BUYER, room, '쓰던 글, 그 뒤');
  expect(takeRescuedDraft(BUYER, room)).toBe('쓰던 글, 그 뒤');
  rescueDraft(BUYER, room, '쓰던 글');
  rescueDraft(BUYER, room, ' ');
  expect(takeRescuedDraft(BUYER, room)).toBeNull();
});

test('a sign-out forgets them and touches nothing else', () => {
  sessionStorage.setItem('geumnaru:chunk-reload-at', '1');
  rescueDraft(BUYER, room, '쓰던 글');
  forgetRescuedDrafts();
  expect(takeRescuedDraft(BUYER, room)).toBeNull();
  expect(sessionStorage.getItem('geumnaru:chunk-reload-at')).toBe('1');
});
