import { describe, expect, test } from 'vitest';

import { BUYER } from '#tests/support/domain-fixtures.ts';

import { createNotification } from './create-notification.ts';

describe('a new notification', () => {
  test('is unread and has its missing fields filled in', () => {
    expect(createNotification({ toUid: BUYER, title: '공지', body: '점검 안내' })).toEqual({
      to: 'buyer',
      type: 'system',
      title: '공지',
      body: '점검 안내',
      link: '',
      meta: {},
      read: false,
    });
  });

  test('keeps what it is given', () => {
    const given = {
      type: 'exchange_scheduled',
      title: 't',
      body: 'b',
      link: '/my-exchanges',
      meta: { id: 'x1' },
    } as const;
    expect(createNotification({ toUid: BUYER, ...given })).toEqual({ to: 'buyer', read: false, ...given });
  });

  test('fails without a recipient', () => {
    for (const toUid of ['', null, undefined] as const) {
      expect(() => createNotification({ toUid, title: 't', body: 'b' })).toThrow(/^toUid is required$/);
    }
  });

  test('does not lead out of the app', () => {
    expect(
      createNotification({ toUid: BUYER, title: 't', body: 'b', link: 'https://evil.example' }).link,
    ).toBe('');
  });
});
