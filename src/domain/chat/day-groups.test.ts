import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BUYER, SELLER, aMessage, messageId, seoul } from '#tests/support/domain-fixtures.ts';

import { micros, millis } from '../units.ts';
import { PENDING_POSITION, type Message } from './chat.ts';
import { shownAt, timelineOf, type TimelineItem } from './day-groups.ts';
import { compareMessages } from './merge-messages.ts';

const at = (wallClock: string, sender = BUYER) => aMessage({ typedAt: seoul(wallClock), sender });
const shape = (item: TimelineItem) =>
  item.kind === 'day'
    ? item.date
    : `${item.startsGroup ? '[' : '-'}${item.message.sender}${item.endsGroup ? ']' : '-'}`;

describe('a conversation in rows', () => {
  test('is empty without messages', () => {
    expect(timelineOf([])).toEqual([]);
  });

  test('has a separator at each new day in Seoul', () => {
    const rows = timelineOf([at('2026-03-10T23:59'), at('2026-03-11T00:00'), at('2026-03-13T10:00')]);
    expect(rows.map(shape)).toEqual([
      '2026-03-10',
      '[buyer]',
      '2026-03-11',
      '[buyer]',
      '2026-03-13',
      '[buyer]',
    ]);
  });

  test('says below the last that waits what is to be said of all of them, in whichever minutes they were typed', () => {
    const waiting = (wallClock: string) => ({ ...at(wallClock), delivery: { kind: 'queued' } as const });
    const refused = { ...at('2026-03-11T15:22'), delivery: { kind: 'failed', reason: 'denied' } as const };
    const rows = (messages: readonly Message[]) =>
      timelineOf(messages).flatMap((row) => (row.kind === 'message' ? [row.endsWaiting] : []));
    const sent = at('2026-03-11T15:19');
    expect(rows([sent, waiting('2026-03-11T15:20'), waiting('2026-03-11T15:21'), refused])).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(rows([sent])).toEqual([false]);
  });

  test('groups what one person wrote within one minute', () => {
    const rows = timelineOf([
      at('2026-03-11T15:20:01'),
      at('2026-03-11T15:20:30'),
      at('2026-03-11T15:20:59'),
      at('2026-03-11T15:21:00'),
      at('2026-03-11T15:21:10', SELLER),
      at('2026-03-11T15:21:20'),
    ]);
    expect(rows.map(shape)).toEqual([
      '2026-03-11',
      '[buyer-',
      '-buyer-',
      '-buyer]',
      '[buyer]',
      '[seller]',
      '[buyer]',
    ]);
  });

  test('does not run backwards when the device’s clock is a day behind', () => {
    const waiting = aMessage({
      id: messageId('m2'),
      typedAt: seoul('2026-03-10T09:00'),
      position: PENDING_POSITION,
    });
    expect(timelineOf([at('2026-03-11T09:00'), waiting]).map(shape)).toEqual([
      '2026-03-11',
      '[buyer]',
      '[buyer]',
    ]);
  });

  test('shows the server’s time once it is known', () => {
    expect(shownAt({ position: PENDING_POSITION, typedAt: millis(5) })).toBe(5);
    expect(shownAt({ position: micros(7_000_999), typedAt: millis(5) })).toBe(7_000);
  });
});

describe('any conversation', () => {
  const anyMessages = fc
    .array(
      fc.record({
        minute: fc.nat({ max: 6000 }),
        sender: fc.constantFrom(BUYER, SELLER),
        pending: fc.boolean(),
      }),
      { maxLength: 40 },
    )
    .map((rows) =>
      rows
        .map(({ minute, sender, pending }, i) => {
          const typedAt = millis(seoul('2026-03-11T00:00') + minute * 20_000);
          const place = pending ? { position: PENDING_POSITION } : {};
          return aMessage({ id: messageId(`m${i}`), seq: i, typedAt, sender, ...place });
        })
        .toSorted(compareMessages),
    );

  test('keeps every message once and in order, its separators unique and rising, its groups closed', () => {
    fc.assert(
      fc.property(anyMessages, (messages) => {
        const rows = timelineOf(messages);
        expect(rows.flatMap((row) => (row.kind === 'message' ? [row.message] : []))).toEqual(messages);
        const days = rows.flatMap((row) => (row.kind === 'day' ? [row.date] : []));
        expect(days).toEqual([...new Set(days)].toSorted());
        const bubbles = rows.flatMap((row) => (row.kind === 'message' ? [row] : []));
        expect(bubbles.filter((b) => b.startsGroup)).toHaveLength(bubbles.filter((b) => b.endsGroup).length);
        for (const [i, bubble] of bubbles.entries()) {
          expect(bubble.endsGroup).toBe(bubbles[i + 1]?.startsGroup ?? true);
        }
      }),
    );
  });
});
