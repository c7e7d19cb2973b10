import { describe, expect, test } from 'vitest';
import { messageId, userId } from '#tests/support/domain-fixtures.ts';
import { millis } from '../units.ts';
import {
  MAX_NO_SHOWS,
  NO_SHOW_AFTER_MS,
  NO_SHOW_UNTIL_MS,
  noShowHindrance,
  noShowState,
  tellersOf,
  toldAlso,
  type NoShows,
} from './no-show.ts';

const [ANNA, BORA] = [userId('anna'), userId('bora')];
const MEETING = messageId('m1');
const AT = millis(1_000_000_000_000);
const AFTER = millis(AT + NO_SHOW_AFTER_MS);
const LATE = millis(AT + NO_SHOW_UNTIL_MS + 1);

describe('that somebody did not come', () => {
  test('is told once they may be called late, and for two weeks', () => {
    expect(noShowHindrance(AT, millis(AFTER - 1), undefined)).toBe('too_early');
    expect(noShowHindrance(AT, AFTER, undefined)).toBeNull();
    expect(noShowHindrance(AT, millis(AT + NO_SHOW_UNTIL_MS), undefined)).toBeNull();
    expect(noShowHindrance(AT, LATE, undefined)).toBe('too_late');
  });

  test.each(['constructor', 'toString', 'hasOwnProperty'])(
    'is told of an appointment as of any other, though every object has something named %s',
    (name) => {
      // Whoever proposes it names it.
      const meeting = messageId(name);
      const told: NoShows = { [MEETING]: [ANNA] };
      expect(tellersOf(told, meeting)).toEqual([]);
      expect(toldAlso(told, meeting, AT, { me: BORA, now: AFTER })).toEqual({
        ok: true,
        value: { [MEETING]: [ANNA], [name]: [BORA] },
      });
      expect(tellersOf({ [name]: [BORA] }, meeting)).toEqual([BORA]);
    },
  );

  test('is answered whenever the other side likes', () => {
    expect(toldAlso({ [MEETING]: [ANNA] }, MEETING, AT, { me: BORA, now: LATE })).toEqual({
      ok: true,
      value: { [MEETING]: [ANNA, BORA] },
    });
  });

  test('is told once, whatever comes twice', () => {
    const once = toldAlso({}, MEETING, AT, { me: ANNA, now: AFTER });
    expect(once).toEqual({ ok: true, value: { [MEETING]: [ANNA] } });
    const told = once.ok ? once.value : {};
    expect(toldAlso(told, MEETING, AT, { me: ANNA, now: LATE })).toEqual({ ok: true, value: told });
  });

  test('is told of so many appointments of one conversation, and no more', () => {
    const many: NoShows = Object.fromEntries(
      Array.from({ length: MAX_NO_SHOWS }, (_, i) => [`a${i}`, [ANNA]]),
    );
    expect(toldAlso(many, MEETING, AT, { me: ANNA, now: AFTER })).toEqual({ ok: false, code: 'too_many' });
    expect(toldAlso(many, messageId('a0'), AT, { me: BORA, now: AFTER }).ok).toBe(true);
  });
});

test.each([
  [undefined, 'untold', 'untold'],
  [[], 'untold', 'untold'],
  [[ANNA], 'told_by_me', 'told_of_me'],
  [[ANNA, BORA], 'disputed', 'disputed'],
] as const)('what %j have told stands for each as %s and %s', (tellers, forAnna, forBora) => {
  expect(noShowState(tellers, ANNA)).toBe(forAnna);
  expect(noShowState(tellers, BORA)).toBe(forBora);
});
