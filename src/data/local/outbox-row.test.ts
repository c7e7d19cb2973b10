import { describe, expect, test } from 'vitest';
import { chatId, messageId, productId, userId } from '#tests/support/domain-fixtures.ts';
import { nameOf } from './outbox-row.ts';

// These names stand on disks: a row of an earlier version must be found, replaced and sent in its lane.
describe('an intent waits under the name that earlier versions gave it', () => {
  const chat = chatId('p1_buyer_seller');
  const product = productId('p1');

  test('a message in the lane of its chat', () => {
    const body = { kind: 'text', text: '안녕하세요' } as const;
    expect(nameOf({ kind: 'message', chatId: chat, messageId: messageId('m1'), body })).toEqual({
      id: 'message:m1',
      lane: `chat:${chat}`,
    });
  });

  test('what happens to one listing in one lane, of each kind the last', () => {
    const hide = { kind: 'status', status: 'hidden' } as const;
    expect(nameOf({ kind: 'product_change', productId: product, change: hide })).toEqual({
      id: 'product-status:p1',
      lane: 'product:p1',
    });
    expect(nameOf({ kind: 'product_change', productId: product, change: { kind: 'bump' } }).id).toBe(
      'product-bump:p1',
    );
  });

  test('a wish and a mark alone', () => {
    expect(nameOf({ kind: 'favorite', productId: product, wanted: true })).toEqual({
      id: 'favorite:p1',
      lane: 'favorite:p1',
    });
    expect(nameOf({ kind: 'block', person: userId('eve'), wanted: false }).lane).toBe('block:eve');
    expect(nameOf({ kind: 'read', chatId: chat, messageIds: [] }).lane).toBe(`read:${chat}`);
    expect(nameOf({ kind: 'all_notifications_read', ids: [] }).lane).toBe('notifications:all');
  });
});
