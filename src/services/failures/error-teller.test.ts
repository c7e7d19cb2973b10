import { expect, test, vi } from 'vitest';
import type { ErrorReport } from '#domain/system/client-error.ts';
import { createErrorTeller, type Told } from './error-teller.ts';

const MINUTE_MS = 60_000;

function device() {
  const at = { now: 0, isOnline: true, kept: null as unknown };
  const sent: (readonly ErrorReport[])[] = [];
  const answers: Told[] = [];
  const idle: (() => void)[] = [];
  const open = () =>
    createErrorTeller({
      memory: { read: () => at.kept, write: (queue) => (at.kept = JSON.parse(JSON.stringify(queue))) },
      clock: { now: () => at.now, today: () => '2026-03-01' },
      ground: () => ({
        release: '20260301120000-abcdef0',
        route: '/trade',
        userAgent: 'Firefox/128.0',
        isOffline: !at.isOnline,
        origin: 'https://geumnaru.example',
      }),
      isOnline: () => at.isOnline,
      send: async (reports) => {
        sent.push(reports);
        return answers.shift() ?? { kind: 'told' };
      },
      whenIdle: (run) => idle.push(run),
    });
  const failure = (message: string) => ({ source: 'window', thrown: new Error(message) }) as const;
  return { at, sent, answers, idle, open, failure };
}

test('an error is kept at once and told when the page is idle, once', async () => {
  const { sent, idle, open, failure } = device();
  const teller = open();
  teller.note(failure('x is not a function'));
  teller.note(failure('x is not a function'));
  expect(sent).toEqual([]);
  for (const run of idle) run();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject([{ cause: 'not_a_function', count: 2, browser: 'firefox' }]);
  teller.note(failure('x is not a function'));
  await teller.tell();
  expect(sent).toHaveLength(1);
});

test('without a network it waits, also for the next page', async () => {
  const { at, sent, open, failure } = device();
  at.isOnline = false;
  const teller = open();
  teller.note(failure('x is not defined'));
  await teller.tell();
  expect(sent).toEqual([]);
  at.isOnline = true;
  await open().tell();
  expect(sent).toMatchObject([[{ cause: 'not_defined', isOffline: true }]]);
});

test('what the server puts off goes out again, not sooner than it says', async () => {
  const { at, sent, answers, open, failure } = device();
  answers.push({ kind: 'later', waitMs: MINUTE_MS });
  const teller = open();
  teller.note(failure('x is not defined'));
  await teller.tell();
  await teller.tell();
  expect(sent).toHaveLength(1);
  at.now += MINUTE_MS;
  await teller.tell();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('what the server refuses is not told again', async () => {
  const { sent, answers, open, failure } = device();
  answers.push({ kind: 'refused' });
  const teller = open();
  teller.note(failure('x is not defined'));
  await teller.tell();
  await teller.tell();
  expect(sent).toHaveLength(1);
});

test('what is damaged on the device begins anew', async () => {
  const { at, sent, open, failure } = device();
  at.kept = { day: 1 };
  const teller = open();
  teller.note(failure('x is not defined'));
  await teller.tell();
  expect(sent).toHaveLength(1);
});
