import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTIFICATION_TYPES } from '#domain/notification/notification.ts';
import { isTitledToast, type Push } from '#domain/notification/push.ts';
import { anyUnicode } from '#tests/support/any-unicode.ts';
import { BUYER, chatId, messageId, notificationId, seoul } from '#tests/support/domain-fixtures.ts';
import { parsePushFields, pushFields, shownPushData, shownPushOf } from './push.ts';

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
  messageId: messageId('m1'),
};

describe('a push', () => {
  test('has no half of a sign at its end: a push service may take no such text', () => {
    const long = { ...push, title: `${'가'.repeat(99)}🪙🪙`, body: `${'나'.repeat(299)}🪙` };
    const { title = '', body = '' } = pushFields(long);
    expect([title.isWellFormed(), body.isWellFormed()]).toEqual([true, true]);
    expect([title.length, body.length]).toEqual([99, 299]);
    const arrived = parsePushFields({ ...pushFields(push), body: long.body });
    expect(arrived?.body).toBe('나'.repeat(299));
  });

  test('arrives as it was sent, through fields that are all text', () => {
    const notice = { ...push, chatId: null, messageId: null, notificationId: notificationId('n1') };
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

  test('of an unknown type is one of the system', () => {
    const { type: _type, ...untyped } = pushFields(push);
    for (const fields of [untyped, { ...untyped, type: 'from_the_future' }]) {
      expect(parsePushFields(fields)?.data.type).toBe('system');
    }
  });

  test('never leads out of the app', () => {
    for (const click_action of ['https://evil.example', '//evil.example', 7, null]) {
      expect(parsePushFields({ ...pushFields(push), click_action })?.data.click_action).toBe('');
    }
  });

  test('needs no words where its type has its own', () => {
    const silent = { ...pushFields(push), title: '', body: '' };
    const shown = NOTIFICATION_TYPES.filter((type) => parsePushFields({ ...silent, type }) !== null);
    expect(shown).toEqual(['exchange_scheduled', 'exchange_in_progress', 'exchange_completed']);
    expect(NOTIFICATION_TYPES.filter(isTitledToast)).toEqual(shown);
  });

  test('is cut where it would fill the screen', () => {
    const long = parsePushFields({ ...pushFields(push), title: 'x'.repeat(9_999), body: 'y'.repeat(9_999) });
    expect([long?.title.length, long?.body.length]).toEqual([100, 300]);
  });

  test('without a tag replaces only itself', () => {
    expect(parsePushFields({ ...pushFields(push), tag: '' })?.tag).toBe(push.eventId);
  });
});

describe('what a notification keeps of a push', () => {
  test('is read from it again', () => {
    const data: unknown = structuredClone(shownPushData({ push, count: 5 }));
    expect(shownPushOf({ data })).toEqual({ push, count: 5 });
  });

  test.each([[undefined], [null], ['text'], [{}], [{ fields: {} }]])('is nothing in %j', (data) => {
    expect(shownPushOf({ data })).toBeNull();
  });
});

describe('what is no push', () => {
  test.each([
    ['nothing', null],
    ['a text', 'hello'],
    ['no event', { ...pushFields(push), eventId: '' }],
    ['an event that is no id', { ...pushFields(push), eventId: '../x' }],
    ['no recipient', { ...pushFields(push), to: undefined }],
    ['a list', []],
    ['nothing to show', { ...pushFields(push), title: '', body: ' ' }],
    ['words that are no text', { ...pushFields(push), title: 7, body: {} }],
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
      fc.property(fc.anything(), fc.anything(), fc.anything(), (title, body, type) => {
        for (const value of [title, { ...pushFields(push), title, body, type }]) {
          const parsed = parsePushFields(value);
          const parts = parsed === null ? [''] : [parsed.title, parsed.body, parsed.eventId];
          expect(parts.every((part) => typeof part === 'string')).toBe(true);
        }
      }),
    );
  });
});
