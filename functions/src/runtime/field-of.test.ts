import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { chatDocument } from '#documents/chat.ts';
import { messageDocument } from '#documents/message.ts';
import { orderDocument } from '#documents/order.ts';
import { productDocument } from '#documents/product.ts';
import { fieldName, fieldOf, fieldsUnder, storedField } from './field-of.ts';

const held = (fields: Readonly<Record<string, unknown>>) => ({
  get: (name: string): unknown => fields[name],
});

describe('a field as its declaration reads it', () => {
  test('is looked for under the name that the document has for it', () => {
    expect(fieldOf(productDocument, held({ withheld: true }), 'isWithheld')).toBe(true);
    expect(fieldOf(productDocument, held({ isWithheld: true }), 'isWithheld')).toBeNull();
    expect(fieldOf(productDocument, held({ weightG: 3.75 }), 'weight')).toBe(3750);
  });

  test('is null where it is missing or malformed', () => {
    expect(fieldOf(orderDocument, held({}), 'buyerId')).toBeNull();
    expect(fieldOf(orderDocument, held({ buyerId: 'a/b' }), 'buyerId')).toBeNull();
    expect(fieldOf(chatDocument, held({ noShows: 'many' }), 'noShows')).toBeNull();
    expect(fieldOf(orderDocument, null, 'buyerId')).toBeNull();
  });

  test('is what the declaration takes instead, where that takes something', () => {
    expect(fieldOf(productDocument, held({ status: 'lost' }), 'status')).toBe('hidden');
    expect(fieldOf(orderDocument, undefined, 'reviewedBy')).toEqual([]);
  });

  test('needs nothing of the fields beside it', () => {
    expect(fieldOf(orderDocument, held({ buyerId: 'b', sellerId: 7 }), 'buyerId')).toBe('b');
  });

  test('may be held by several together', () => {
    const offer = held({ text: '', type: 'offer', payload: { price: 400_000 } });
    expect(fieldOf(messageDocument, offer, 'content')).toEqual({ kind: 'offer', price: 400_000 });
  });
});

describe('a field as it is stored', () => {
  test('is whatever stands under its name', () => {
    const at = Timestamp.fromMillis(7);
    expect(storedField(messageDocument, held({ timestamp: at }), 'position')).toBe(at);
    expect(storedField(productDocument, held({ status: 'lost' }), 'status')).toBe('lost');
    expect(storedField(productDocument, held({}), 'status')).toBeUndefined();
    expect(storedField(productDocument, null, 'status')).toBeUndefined();
  });

  test('is one: what several hold together has no name', () => {
    expect(() => storedField(messageDocument, held({}), 'content')).toThrow('content is not one field');
  });
});

describe('the names of fields', () => {
  test('are the document’s, for what is asked and for what is written', () => {
    const at = Timestamp.fromMillis(7);
    expect(fieldName(messageDocument, 'position')).toBe('timestamp');
    expect(fieldsUnder(productDocument, { weight: 3.75, isDealt: undefined, updatedAt: at })).toEqual({
      weightG: 3.75,
      dealt: undefined,
      updatedAt: at,
    });
  });

  test('that several fields share are none', () => {
    expect(() => fieldName(messageDocument, 'content')).toThrow('content is not one field');
    expect(() => fieldsUnder(messageDocument, { content: 'hello' })).toThrow('content is not one field');
  });

  test('that no document declares are not written', () => {
    const misspelled = { status: 'sold', updatedat: 7 };
    // @ts-expect-error -- it does not compile
    expect(() => fieldsUnder(productDocument, misspelled)).toThrow('updatedat is not declared');
  });
});
