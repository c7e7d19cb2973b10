import { describe, expect, test } from 'vitest';
import { PENDING_POSITION, type Message } from '#domain/chat/chat.ts';
import { micros } from '#domain/units.ts';
import { aMessage, messageId } from '#tests/support/domain-fixtures.ts';
import {
  anchored,
  beginningOf,
  FIRST_WINDOW,
  grownTo,
  settled,
  widened,
  WINDOW_STEP,
  windowReader,
  type MessageWindow,
} from './message-window.ts';

const at = (position: number): Message =>
  aMessage({ id: messageId(`m${position}`), position: micros(position) });
const waiting = (seq: number): Message =>
  aMessage({ id: messageId(`w${seq}`), position: PENDING_POSITION, seq, delivery: { kind: 'queued' } });
const many = (count: number) => Array.from({ length: count }, (_, index) => at(index + 1));

test('a conversation opens with its newest messages', () => {
  expect(FIRST_WINDOW).toEqual({ kind: 'newest', limit: WINDOW_STEP });
});

describe('the beginning of a window', () => {
  test('is fixed by the first message shown, so that news push nothing out', () => {
    expect(anchored(FIRST_WINDOW, [at(7), at(8), waiting(1)])).toEqual({ kind: 'from', position: 7 });
  });

  test('stays where it is once fixed', () => {
    const window = grownTo(micros(3));
    expect(anchored(window, [at(5)])).toBe(window);
  });

  test('is not fixed by nothing, nor by a message that will get its place later', () => {
    expect(anchored(FIRST_WINDOW, [])).toBe(FIRST_WINDOW);
    expect(anchored(FIRST_WINDOW, [waiting(1), waiting(2)])).toBe(FIRST_WINDOW);
  });

  test('tells before which place more is to be found', () => {
    expect(beginningOf(grownTo(micros(3)), [at(3)])).toBe(3);
    expect(beginningOf(FIRST_WINDOW, [at(7), waiting(1)])).toBe(7);
    expect(beginningOf(FIRST_WINDOW, [waiting(1)])).toBe(PENDING_POSITION);
  });
});

test('dozens of waiting messages are shown by number, more with every step', () => {
  expect(widened(FIRST_WINDOW)).toEqual({ kind: 'newest', limit: 2 * WINDOW_STEP });
  const fixed = grownTo(micros(3));
  expect(widened(fixed)).toBe(fixed);
});

test('a wide window is let go of at the end, a narrow one is kept', () => {
  const window = grownTo(micros(1));
  expect(settled(window, many(401))).toEqual(FIRST_WINDOW);
  // The same window would be the same question, which is not asked again.
  expect(settled(window, many(401))).not.toBe(FIRST_WINDOW);
  expect(settled(window, many(400))).toBe(window);
  expect(settled(FIRST_WINDOW, many(900))).toBe(FIRST_WINDOW);
});

describe('a window that is read again and again', () => {
  /** Reads what is written down in `answers`, one after the other, and keeps for which windows. */
  function reading(answers: readonly (readonly Message[])[]) {
    const asked: MessageWindow[] = [];
    const read = windowReader(FIRST_WINDOW, async (window) => {
      asked.push(window);
      return answers[asked.length - 1] ?? [];
    });
    return { asked, read };
  }

  test('begins from then on where it began first, so that news push nothing out', async () => {
    const { asked, read } = reading([[at(7), at(8)], [at(7), at(8), at(9)], [at(8)]]);
    expect(await read()).toEqual([at(7), at(8)]);
    await read();
    await read();
    expect(asked).toEqual([FIRST_WINDOW, { kind: 'from', position: 7 }, { kind: 'from', position: 7 }]);
  });

  test('is read by number while nothing in it has a place', async () => {
    const { asked, read } = reading([[], [waiting(1)], [at(3), waiting(1)], []]);
    for (let times = 0; times < 4; times += 1) await read();
    expect(asked).toEqual([FIRST_WINDOW, FIRST_WINDOW, FIRST_WINDOW, { kind: 'from', position: 3 }]);
  });
});
