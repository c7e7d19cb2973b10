import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isDocumentId } from '#domain/ids.ts';
import { chatId, productId, userId } from '#tests/support/domain-fixtures.ts';

import { chatIdOf, isNamedSide, otherParticipant, partsOfChatId, sortedPair } from './chat-id.ts';

const plainId = fc.stringMatching(/^[A-Za-z0-9-]{1,28}$/);
const anyId = fc.stringMatching(/^[A-Za-z0-9_-]{1,28}$/).filter(isDocumentId);

describe('the id of a chat', () => {
  test('joins the product and the sorted pair', () => {
    expect(chatIdOf(productId('p1'), userId('zed'), userId('amy'))).toEqual({
      ok: true,
      value: 'p1_amy_zed',
    });
  });

  test('sorts by code unit, as the rules do, not by a language', () => {
    expect(chatIdOf(productId('p1'), userId('a'), userId('B'))).toEqual({ ok: true, value: 'p1_B_a' });
  });

  test('is the same whoever starts it', () => {
    fc.assert(
      fc.property(anyId, anyId, anyId, (p, a, b) => {
        expect(chatIdOf(productId(p), userId(a), userId(b))).toEqual(
          chatIdOf(productId(p), userId(b), userId(a)),
        );
      }),
    );
  });

  test('is invalid with itself, or when anything is missing', () => {
    const invalid = { ok: false, code: 'invalid' };
    const [p, a, b] = [productId('p1'), userId('amy'), userId('zed')];
    expect(chatIdOf(p, a, a)).toEqual(invalid);
    for (const missing of [null, undefined, ''] as const) {
      expect(chatIdOf(missing, a, b)).toEqual(invalid);
      expect(chatIdOf(p, missing, b)).toEqual(invalid);
      expect(chatIdOf(p, a, missing)).toEqual(invalid);
      expect(chatIdOf(p, missing, missing)).toEqual(invalid);
    }
  });

  test('is invalid where it would not fit a document id', () => {
    expect(chatIdOf(productId('p'.repeat(128)), userId('a'), userId('b')).ok).toBe(false);
  });
});

test('an id names the two at its end as sides, and nobody else', () => {
  const [amy, zed] = [userId('amy'), userId('zed')];
  for (const id of ['p1_amy_zed', 'p_1_amy_zed']) {
    expect([amy, zed].map((uid) => isNamedSide(id, uid))).toEqual([true, true]);
    for (const other of ['p1', 'p', '1', 'am', 'amy_zed']) expect(isNamedSide(id, userId(other))).toBe(false);
  }
  expect(isNamedSide('amy_zed', amy)).toBe(false);
});

describe('reading a chat id', () => {
  test('gives back what it was made of, where no part holds an underscore', () => {
    fc.assert(
      fc.property(plainId, plainId, plainId, (p, a, b) => {
        fc.pre(a !== b);
        const id = chatIdOf(productId(p), userId(a), userId(b));
        expect(id.ok && partsOfChatId(id.value)).toEqual({
          productId: p,
          participants: sortedPair(userId(a), userId(b)),
        });
      }),
    );
  });

  test('never guesses where an underscore makes it ambiguous', () => {
    fc.assert(
      fc.property(anyId, anyId, anyId, (p, a, b) => {
        fc.pre(a !== b && [p, a, b].some((id) => id.includes('_')));
        const id = chatIdOf(productId(p), userId(a), userId(b));
        expect(id.ok ? partsOfChatId(id.value) : null).toBeNull();
      }),
    );
  });

  test('refuses what was never made by us', () => {
    for (const odd of ['p1', 'p1_amy', 'p1_zed_amy', 'p1_amy_amy', 'p1__amy']) {
      expect(partsOfChatId(chatId(odd))).toBeNull();
    }
  });
});

test('the other participant is the one who is not me, and nobody for a stranger', () => {
  const pair = sortedPair(userId('zed'), userId('amy'));
  expect(otherParticipant(pair, userId('amy'))).toBe('zed');
  expect(otherParticipant(pair, userId('zed'))).toBe('amy');
  expect(otherParticipant(pair, userId('eve'))).toBeNull();
});
