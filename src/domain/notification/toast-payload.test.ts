import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { NOTIFICATION_TYPES } from './notification.ts';
import { isTitledToast, parseToastPayload } from './toast-payload.ts';

describe('a payload', () => {
  test('is read as it was sent', () => {
    const payload = {
      title: '새 메시지',
      body: '네고 되나요?',
      data: { type: 'chat_message', click_action: '/chat/c1' },
    };
    expect(parseToastPayload(payload)).toEqual(payload);
    expect(parseToastPayload({ ...payload, extra: 1, data: { ...payload.data, other: 'x' } })).toEqual(
      payload,
    );
  });

  test('of an unknown type is one of the system', () => {
    expect(parseToastPayload({ title: 't', body: 'b', data: { type: 'from_the_future' } })).toEqual({
      title: 't',
      body: 'b',
      data: { type: 'system', click_action: '' },
    });
    expect(parseToastPayload({ title: 't' })).toMatchObject({ body: '', data: { type: 'system' } });
  });

  test('never leads out of the app', () => {
    for (const click_action of ['https://evil.example', '//evil.example', 7, null]) {
      expect(parseToastPayload({ title: 't', body: '', data: { click_action } })?.data.click_action).toBe('');
    }
  });

  test('needs no title where the type has its own', () => {
    expect(parseToastPayload({ data: { type: 'exchange_completed' } })).toMatchObject({ title: '' });
    expect(NOTIFICATION_TYPES.filter(isTitledToast)).toEqual([
      'exchange_scheduled',
      'exchange_in_progress',
      'exchange_completed',
    ]);
  });

  test('is cut where it would fill the screen', () => {
    const payload = parseToastPayload({ title: 'x'.repeat(9_999), body: 'y'.repeat(9_999) });
    expect(payload?.title).toHaveLength(200);
    expect(payload?.body).toHaveLength(1_000);
  });
});

describe('what is no payload', () => {
  test.each([
    [null],
    [undefined],
    ['text'],
    [7],
    [[]],
    [{}],
    [{ title: ' ', body: '' }],
    [{ title: 7, body: {} }],
    [{ data: { type: 'chat_message' } }],
  ])('%j is refused', (value) => {
    expect(parseToastPayload(value)).toBeNull();
  });

  test('whatever arrives, the answer is a payload of the right shape or nothing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (title, body, data) => {
        for (const value of [title, { title, body, data }]) {
          const payload = parseToastPayload(value);
          const parts = payload === null ? [''] : [payload.title, payload.body, payload.data.click_action];
          expect(parts.every((part) => typeof part === 'string')).toBe(true);
        }
      }),
    );
  });
});
