import { describe, expect, test } from 'vitest';
import { KEPT_ROOMS, LONGEST_WAIT_MINUTES } from '#domain/account/answer-times.ts';
import { chatId } from '#tests/support/domain-fixtures.ts';
import { micros, millis } from '#domain/units.ts';
import { answerTimesShape } from './answer-times.ts';
import { clientErrorDocument, parseClientError, parseErrorQueue } from './client-error.ts';
import { parseGoldPriceYear } from './gold-price-year.ts';
import { meetingPath, parseMeeting } from './meeting.ts';
import { noShowShape } from './no-show.ts';
import { parseSystemFault, parseSystemRun } from './system.ts';
import { parseLoss, parseWitness } from './witness.ts';

/* As `as-stored.test.ts`: what the house and its functions write. */

const AT = 1_760_000_000_000;
const at = { seconds: AT / 1_000, nanoseconds: 0 };
const NOW = millis(AT);
const exactly = micros(AT * 1_000);

describe('what the house writes down of itself', () => {
  const RUN = {
    outcome: 'done',
    startedAt: at,
    endedAt: at,
    lastDoneAt: at,
    figures: { read: 3 },
    reason: 'x',
  };

  test('a run of what is done by the clock', () => {
    expect(parseSystemRun('gold_price', RUN)).toEqual({
      ...RUN,
      name: 'gold_price',
      startedAt: AT,
      endedAt: AT,
      lastDoneAt: AT,
    });
    const { endedAt: _ended, lastDoneAt: _done, figures: _figures, ...begun } = RUN;
    expect(parseSystemRun('gold_price', begun)).toMatchObject({
      endedAt: null,
      lastDoneAt: null,
      figures: {},
    });
    expect(parseSystemRun('gold_price', { ...RUN, figures: { read: 'x' } })?.figures).toEqual({});
    expect(parseSystemRun('toString', RUN)).toBeNull();
    expect(parseSystemRun('gold_price', { ...RUN, outcome: 'odd' })).toBeNull();
  });

  test('a fault', () => {
    const fault = { count: 3, firstAt: at, lastAt: at, code: 'unavailable' };
    expect(parseSystemFault('onViewCreated', fault)).toEqual({
      ...fault,
      name: 'onViewCreated',
      firstAt: AT,
      lastAt: AT,
    });
    expect(parseSystemFault('onViewCreated', {})).toBeNull();
  });

  const REPORT = {
    release: '20260311120000-0123abc',
    source: 'window',
    name: 'TypeError',
    cause: 'not_a_function',
    frames: ['index.js:1:2'],
    route: '/trade',
    browser: 'chrome',
    isOffline: true,
    count: 2,
  };

  test('an error of a device', () => {
    const { route, browser, isOffline, ...same } = REPORT;
    const stored = {
      ...same,
      fingerprint: '0123456789abcdef',
      routes: [route],
      browsers: [browser],
      offline: Number(isOffline),
      firstAt: at,
      lastAt: at,
      isOpen: true,
    };
    const error = { ...stored, firstAt: AT, lastAt: AT };
    expect(parseClientError('e1', stored)).toEqual({ ...error, id: 'e1' });
    expect(clientErrorDocument.read({ ...stored, cause: 'moon' })?.cause).toBe('other');
    expect(clientErrorDocument.read({ ...stored, frames: ['x'] })?.frames).toEqual([]);
    expect(parseClientError('e1', {})).toBeNull();
  });

  test('errors that wait on a device', () => {
    const queue = { day: '2026-03-11', waiting: [REPORT], told: ['x'] };
    expect(parseErrorQueue(queue)).toEqual(queue);
    for (const field of Object.keys(queue)) expect(parseErrorQueue({ ...queue, [field]: 5 })).toBeNull();
    expect(parseErrorQueue({ ...queue, waiting: [{ ...REPORT, source: 'x' }] })).toBeNull();
  });

  test('the prices of a year', () => {
    expect(parseGoldPriceYear('2026', { days: 'abc', updatedAt: at })).toEqual({
      year: '2026',
      days: 'abc',
      updatedAt: exactly,
    });
    for (const id of ['26', '20266', 'x2026', '2026x', 'year']) {
      expect(parseGoldPriceYear(id, { days: '', updatedAt: at })).toBeNull();
    }
    expect(parseGoldPriceYear('2026', { days: 5, updatedAt: at })).toBeNull();
  });
});

describe('what only functions read', () => {
  test('a meeting', () => {
    const secrets = { shared: 'a', seller: 'b', buyer: 'c' };
    const meeting = { secrets, wrongShown: 2, wrongReturns: 1, receipt: null };
    expect(parseMeeting(meeting)).toEqual(meeting);
    expect(parseMeeting({ ...meeting, receipt: { any: 1 } })?.receipt).toEqual({ any: 1 });
    expect(parseMeeting({ ...meeting, secrets: { ...secrets, buyer: '' } })).toBeNull();
    expect(parseMeeting({ ...meeting, secrets: { shared: 'a', seller: 'b' } })).toBeNull();
    expect(meetingPath('o1')).toBe('meetings/o1');
  });

  test('who did not come', () => {
    const told = {
      teller: 'b',
      toldOf: 's',
      chatId: 'p1_b_s',
      appointmentId: 'm1',
      isDisputed: true,
      createdAt: at,
    };
    expect(noShowShape.read(told)).toEqual({ ...told, createdAt: AT });
    expect(noShowShape.read({ ...told, isDisputed: 1 })).toBeNull();
  });

  test('how long somebody was waited for', () => {
    const room = { chatId: chatId('p1_b_s'), askedAt: NOW, waitMinutes: LONGEST_WAIT_MINUTES };
    const rooms = [room, { ...room, waitMinutes: null }, { ...room, waitMinutes: 0 }];
    expect(answerTimesShape.read({ rooms })).toEqual({ rooms });
    for (const waitMinutes of [-1, LONGEST_WAIT_MINUTES + 1, 0.5]) {
      expect(answerTimesShape.read({ rooms: [{ ...room, waitMinutes }] })).toEqual({ rooms: [] });
    }
    const most = Array.from({ length: KEPT_ROOMS }, () => room);
    expect(answerTimesShape.read({ rooms: most })?.rooms).toHaveLength(KEPT_ROOMS);
    expect(answerTimesShape.read({})).toEqual({ rooms: [] });
  });
});

test('what was lost of a device is read as it was kept', () => {
  const unsent = [
    { what: 'message', words: '안녕', messageId: 'm1', at: AT },
    { what: 'like', words: '', messageId: null, at: AT },
  ];
  const witness = { uid: 'u', since: AT, unsent, more: 2 };
  expect(parseWitness(witness)).toEqual(witness);
  expect(parseWitness({ ...witness, more: -1 })).toBeNull();
  expect(parseWitness({ ...witness, unsent: [{ what: 'message' }] })).toBeNull();
  expect(parseWitness({ ...witness, uid: 'a/b' })).toBeNull();
  expect(parseLoss(witness)).toBeNull();
  expect(parseLoss({ ...witness, foundAt: AT })).toEqual({ ...witness, foundAt: AT });
});
