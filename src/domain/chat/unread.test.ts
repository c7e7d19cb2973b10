import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BUYER, SELLER, aMessage, messageId, userId } from '#tests/support/domain-fixtures.ts';

import { isUnreadByOther, showsUnreadMark, totalUnread, unreadKey } from './unread.ts';

const PAIR = [BUYER, SELLER] as const;

describe('the "1" beside a message', () => {
  test('stands on my own message until the other has read it', () => {
    expect(showsUnreadMark(aMessage(), PAIR, BUYER)).toBe(true);
    expect(showsUnreadMark(aMessage({ readBy: [BUYER, SELLER] }), PAIR, BUYER)).toBe(false);
  });

  test('never stands on a message of the other side', () => {
    const theirs = aMessage({ sender: SELLER, readBy: [SELLER], delivery: { kind: 'received' } });
    expect(showsUnreadMark(theirs, PAIR, BUYER)).toBe(false);
  });

  test('says nothing of a message of theirs, nor of my own mark', () => {
    const unmarked = aMessage({ sender: SELLER, readBy: [], delivery: { kind: 'sent' } });
    expect(showsUnreadMark(unmarked, PAIR, BUYER)).toBe(false);
    expect(showsUnreadMark(aMessage({ readBy: [SELLER] }), PAIR, BUYER)).toBe(false);
  });

  test('waits for the other side alone', () => {
    expect(isUnreadByOther(aMessage({ readBy: [BUYER] }), BUYER)).toBe(true);
    expect(isUnreadByOther(aMessage({ readBy: [BUYER, SELLER] }), BUYER)).toBe(false);
    expect(isUnreadByOther(aMessage({ sender: SELLER, readBy: [BUYER] }), BUYER)).toBe(false);
  });

  test('does not stand on what has not been delivered: there is nothing to read yet', () => {
    for (const delivery of [
      { kind: 'queued' },
      { kind: 'sending' },
      { kind: 'failed', reason: 'gone' },
    ] as const) {
      expect(showsUnreadMark(aMessage({ delivery }), PAIR, BUYER)).toBe(false);
    }
  });
});

describe('what is unread in a room', () => {
  const theirs = (id: string, readBy: readonly string[] = ['seller']) =>
    aMessage({
      id: messageId(id),
      sender: SELLER,
      readBy: readBy.map(userId),
      delivery: { kind: 'received' },
    });

  test('changes with what comes late and stands before the newest', () => {
    const newest = theirs('c', ['seller', 'buyer']);
    expect(unreadKey([newest], BUYER)).toBe('');
    expect(unreadKey([theirs('b'), newest], BUYER)).toBe('b');
    expect(unreadKey([theirs('a'), theirs('b'), newest], BUYER)).toBe('a b');
  });

  test('is nothing of what I wrote', () => {
    expect(unreadKey([aMessage(), aMessage({ readBy: [] })], BUYER)).toBe('');
  });
});

describe('the total of unread messages', () => {
  const chat = (unreadCount: Record<string, number>) => ({ participants: PAIR, unreadCount });

  test('adds up my counters only', () => {
    expect(totalUnread([chat({ buyer: 2, seller: 9 }), chat({ buyer: 3 }), chat({})], BUYER)).toBe(5);
    expect(totalUnread([], BUYER)).toBe(0);
  });

  test('leaves out chats I am not in', () => {
    expect(totalUnread([{ participants: [SELLER, userId('eve')], unreadCount: { buyer: 4 } }], BUYER)).toBe(
      0,
    );
  });

  test('does not let a damaged counter spoil the sum', () => {
    expect(
      totalUnread(
        [chat({ buyer: -3 }), chat({ buyer: NaN }), chat({ buyer: 1.9 }), chat({ buyer: Infinity })],
        BUYER,
      ),
    ).toBe(1);
  });

  test('is not fooled by an id that is also a property of every object', () => {
    const uid = userId('constructor');
    expect(totalUnread([{ participants: [uid, SELLER], unreadCount: {} }], uid)).toBe(0);
  });

  test('is the sum of its parts', () => {
    const counters = fc.array(fc.nat({ max: 1000 }));
    fc.assert(
      fc.property(counters, counters, (a, b) => {
        const chats = (counts: readonly number[]) => counts.map((buyer) => chat({ buyer }));
        expect(totalUnread(chats([...a, ...b]), BUYER)).toBe(
          totalUnread(chats(a), BUYER) + totalUnread(chats(b), BUYER),
        );
      }),
    );
  });
});
