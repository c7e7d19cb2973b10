import { expect, test } from 'vitest';
import { QUOTAS } from '#domain/quota/quotas.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import { createCountedCommit } from './counted-commit.ts';
import type { CommitAnswer } from './document-transport.ts';

const NEVER = new AbortController().signal;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { most } = QUOTAS.messages;
/** The server's time when everything begins. */
const NOON = Date.parse('2026-03-11T12:00:00Z');

/** A server of one count, and a device whose clock is `aheadMs` ahead of its. */
function serverWith(use: { readonly since: number; readonly used: number } | null, aheadMs = 0) {
  const server = { now: NOON, looks: 0, commits: 0, use };
  const answers: RemoteOutcome<CommitAnswer>[] = [];
  const counting = createCountedCommit(
    {
      root: 'root',
      request: async () => {
        server.looks += 1;
        const readTime = new Date(server.now).toISOString();
        if (!server.use) return { kind: 'ok', value: [{ missing: 'root/x', readTime }] };
        const fields = {
          since: { timestampValue: new Date(server.use.since).toISOString() },
          used: { integerValue: String(server.use.used) },
          of: { stringValue: 'x' },
        };
        return { kind: 'ok', value: [{ found: { name: 'root/x', fields }, readTime }] };
      },
      commit: async () => {
        server.commits += 1;
        return answers.shift() ?? { kind: 'ok', value: { writeResults: [] } };
      },
    },
    () => server.now + aheadMs,
  );
  const send = (added = 1) =>
    counting.commit(userId('me'), [{ kind: 'messages', of: 'chat', added }], [{ update: {} }], NEVER);
  return { server, answers, send };
}

test('a count is looked up once, and costs no read after that', async () => {
  const { server, send } = serverWith(null);
  for (let time = 0; time < 20; time += 1) expect((await send(8)).kind).toBe('ok');
  expect(server).toMatchObject({ looks: 1, commits: 20 });
});

test.each([-DAY_MS, 0, DAY_MS])('a clock that is %i ms ahead waits for the same moment', async (aheadMs) => {
  const since = NOON - 20 * 60_000;
  const { server, send } = serverWith({ since, used: most }, aheadMs);
  expect(await send()).toEqual({ kind: 'held', quota: 'messages', until: since + HOUR_MS + aheadMs });
  expect(server.commits).toBe(0);
  server.now = since + HOUR_MS;
  expect((await send()).kind).toBe('ok');
});

test('many conversations that wait ask once a minute and not each for itself', async () => {
  const { server, send } = serverWith({ since: NOON, used: most });
  for (let room = 0; room < 100; room += 1) expect((await send()).kind).toBe('held');
  expect(server.looks).toBe(1);
  server.now += 61_000;
  await send();
  expect(server.looks).toBe(2);
});

test('a refusal is the count’s only where the count has changed', async () => {
  const { server, answers, send } = serverWith({ since: NOON, used: 3 });
  const refused: RemoteOutcome<CommitAnswer> = { kind: 'refused', code: 'denied' };
  answers.push(refused);
  expect(await send()).toEqual(refused);
  expect(server).toMatchObject({ looks: 2, commits: 1 });
  // Another device has begun a window meanwhile.
  answers.push(refused);
  server.use = { since: NOON, used: 5 };
  expect((await send()).kind).toBe('ok');
});

test('what was not answered may have been counted: it is looked up again', async () => {
  const { server, answers, send } = serverWith({ since: NOON, used: most - 1 });
  answers.push({ kind: 'unreachable', retryAfterMs: 0 });
  expect((await send()).kind).toBe('unreachable');
  server.use = { since: NOON, used: most };
  expect((await send()).kind).toBe('held');
  expect(server.commits).toBe(1);
});
