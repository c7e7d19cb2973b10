import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseChatId, type ChatId } from '../ids.ts';
import { millis } from '../units.ts';
import {
  answerTimeOf,
  KEPT_ROOMS,
  keptRooms,
  LONGEST_WAIT_MINUTES,
  waitMinutes,
  type AskedRoom,
} from './answer-times.ts';

const chat = (number: number): ChatId => {
  const id = parseChatId(`p${number}_a_b`);
  if (id === null) throw new Error('no id');
  return id;
};
const room = (number: number, wait: number | null = null, askedAt = number): AskedRoom => ({
  chatId: chat(number),
  askedAt: millis(askedAt),
  waitMinutes: wait,
});
const answered = (...waits: readonly number[]) => waits.map((wait, i) => room(i, wait));

describe('the class of an answer', () => {
  test.each([
    [[], null],
    [[1, 1], null],
    [[0, 10, 9_000], 'ten_minutes'],
    [[0, 11, 9_000], 'hour'],
    [[60, 60, 60], 'hour'],
    [[60, 61, 61], 'day'],
    [[1, 2, 1_440, 1_440], 'day'],
    [[1, 1_441, 1_441], 'longer'],
  ])('of %j minutes is %s', (waits, time) => {
    expect(answerTimeOf(answered(...waits))).toBe(time);
  });

  test('is that of the middle, in whatever order they come', () => {
    expect(answerTimeOf(answered(9_000, 1, 2_000, 5, 61))).toBe('day');
    expect(answerTimeOf(answered(100, 20, 3))).toBe('hour');
  });

  test('leaves out what is not known yet', () => {
    expect(answerTimeOf([...answered(1, 2), room(7), room(8)])).toBeNull();
    expect(answerTimeOf([...answered(1, 2, 3), room(7), room(8), room(9)])).toBe('ten_minutes');
  });
});

describe('a wait', () => {
  const [asked, day] = [millis(1_000_000_000), 24 * 60 * 60_000];
  test('is in whole minutes, and never less than none', () => {
    expect(waitMinutes(asked, millis(asked + 119_999), asked)).toBe(1);
    expect(waitMinutes(asked, millis(asked - 5), asked)).toBe(0);
  });

  test('ends after three days, answered or not', () => {
    expect(waitMinutes(asked, null, millis(asked + 3 * day - 1))).toBeNull();
    expect(waitMinutes(asked, null, millis(asked + 3 * day))).toBe(LONGEST_WAIT_MINUTES);
    expect(waitMinutes(asked, millis(asked + 9 * day), millis(asked + 10 * day))).toBe(LONGEST_WAIT_MINUTES);
  });
});

describe('the rooms that are kept', () => {
  test('are the newest', () => {
    const rooms = Array.from({ length: KEPT_ROOMS + 5 }, (_, i) => room(i));
    const kept = keptRooms(rooms);
    expect(kept).toHaveLength(KEPT_ROOMS);
    expect(kept[0]?.chatId).toBe(chat(KEPT_ROOMS + 4));
    expect(kept.map(({ chatId }) => chatId)).not.toContain(chat(4));
  });

  test('are the same in whatever order and however often they come', () => {
    const anyRoom = fc.record({ number: fc.nat(60), isKnown: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyRoom, { maxLength: 80 }), fc.nat(), (events, turn) => {
        // What a room is, it is wherever it is told of; only whether it is known may differ.
        const rooms = events.map(({ number, isKnown }) =>
          room(number, isKnown ? number * 7 : null, number % 9),
        );
        const at = rooms.length === 0 ? 0 : turn % rooms.length;
        const turned = [...rooms.slice(at), ...rooms.slice(0, at), ...rooms.slice(0, 3)];
        const oneByOne = turned.reduce<readonly AskedRoom[]>((kept, one) => keptRooms(kept, [one]), []);
        const ids = (list: readonly AskedRoom[]) => list.map(({ chatId }) => chatId);
        expect(ids(oneByOne)).toEqual(ids(keptRooms(rooms)));
      }),
    );
  });

  test('know what was found out once', () => {
    expect(keptRooms([room(1, 5)], [room(1)])).toEqual([room(1, 5)]);
    expect(keptRooms([room(1)], [room(1, 5)])).toEqual([room(1, 5)]);
  });
});

test('of rooms that were asked in at one moment the ids decide, in whatever order they come', () => {
  const rooms = [room(2, 1, 5), room(1, 1, 5), room(3, 1, 5)];
  const ids = [chat(1), chat(2), chat(3)];
  expect(keptRooms(rooms).map(({ chatId }) => chatId)).toEqual(ids);
  expect(keptRooms(rooms.toReversed()).map(({ chatId }) => chatId)).toEqual(ids);
});
