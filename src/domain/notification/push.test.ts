import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyUnicode } from '#tests/support/any-unicode.ts';
import { BUYER, chatId, notificationId, seoul } from '#tests/support/domain-fixtures.ts';
import { parsePushFields, pushFields, type Push } from './push.ts';

const push: Push = {
  title: '금이',
  body: '네고 되나요?',
  data: { type: 'chat_message', click_action: '/chat/p1_buyer_seller' },
  eventId: 'message-m1',
  tag: 'chat:p1_buyer_seller',
  to: BUYER,
  sentAt: seoul('2026-03-11T15:20'),
  notificationId: null,
  chatId: chatId('p1_buyer_seller'),
};

describe('a push', () => {
  test('arrives as it was sent, through fields that are all text', () => {
    const notice = { ...push, chatId: null, notificationId: notificationId('n1') };
    for (const sent of [push, notice]) {
      const fields = pushFields(sent);
      expect(Object.values(fields).every((field) => typeof field === 'string')).toBe(true);
      expect(parsePushFields(fields)).toEqual(sent);
    }
  });

  test('stays under the 4 KB of a push service, whatever is said', () => {
    fc.assert(
      fc.property(anyUnicode(), anyUnicode(), (title, body) => {
        const fields = pushFields({ ...push, title: title.repeat(50), body: body.repeat(50) });
        expect(new TextEncoder().encode(JSON.stringify(fields)).length).toBeLessThan(4_096);
      }),
    );
  });

  test('without a tag replaces only itself', () => {
    expect(parsePushFields({ ...pushFields(push), tag: '' })?.tag).toBe(push.eventId);
  });
});

describe('what is no push', () => {
  test.each([
    ['nothing', null],
    ['a text', 'hello'],
    ['no event', { ...pushFields(push), eventId: '' }],
    ['an event that is no id', { ...pushFields(push), eventId: '../x' }],
    ['no recipient', { ...pushFields(push), to: undefined }],
    ['nothing to show', { ...pushFields(push), title: '', body: ' ' }],
  ])('%s', (_name, value) => {
    expect(parsePushFields(value)).toBeNull();
  });

  test('a broken time, chat or link is left out, and the rest is shown', () => {
    expect(
      parsePushFields({ ...pushFields(push), sentAt: 'x', chatId: 'a/b', click_action: '//evil.example' }),
    ).toMatchObject({ title: '금이', sentAt: 0, chatId: null, data: { click_action: '' } });
  });

  test('whatever arrives, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = parsePushFields(value);
        expect(parsed === null || typeof parsed.eventId === 'string').toBe(true);
      }),
    );
  });
});
