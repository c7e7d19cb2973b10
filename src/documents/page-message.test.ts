import { expect, test } from 'vitest';
import { BUYER, seoul } from '#tests/support/domain-fixtures.ts';
import { pageMessageFields, parsePageMessage, type PageMessage } from './page-message.ts';

const messages: readonly PageMessage[] = [
  { kind: 'open_path', path: '/my-exchanges?id=x1' },
  {
    kind: 'show_push',
    push: {
      title: '공지',
      body: '',
      data: { type: 'system', click_action: '/notifications' },
      eventId: 'e1',
      tag: 'notification:n1',
      to: BUYER,
      sentAt: seoul('2026-03-11T15:20'),
      notificationId: null,
      chatId: null,
      messageId: null,
    },
  },
];

test('what the worker says is what the page hears', () => {
  for (const message of messages) {
    expect(parsePageMessage(structuredClone(pageMessageFields(message)))).toEqual(message);
  }
});

test('anything else is nothing, and no message leads out of the app', () => {
  const [open] = messages.map(pageMessageFields);
  for (const value of [null, 1, 'SKIP_WAITING', {}, { type: 'firebase-messaging-msg' }]) {
    expect(parsePageMessage(value)).toBeNull();
  }
  expect(parsePageMessage({ ...open, path: 'https://evil.example' })).toBeNull();
  expect(parsePageMessage({ ...open, path: '//evil.example' })).toBeNull();
});
