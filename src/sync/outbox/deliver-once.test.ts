import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { appendIntent, laneHeads } from '#data/local/outbox-store.ts';
import type { OutboxRow } from '#data/local/outbox-row.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { millis } from '#domain/units.ts';
import { productId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { claimHead } from './claim-head.ts';
import { deliverMark } from './deliver-mark.ts';
import { deliverOnce } from './deliver-once.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { drainFingerprint } from './drain-fingerprint.ts';

const NOW = 1_760_000_000_000;
const UNTIL = millis(NOW + 3_600_000);
const OK = { kind: 'ok', value: null } as const;
const HELD = { kind: 'held', quota: 'messages', until: UNTIL } as const;
const UNREACHABLE = { kind: 'unreachable', retryAfterMs: 0 } as const;
const SIGNED_OUT = { kind: 'unauthenticated' } as const;
const refused = (code: 'denied' | 'exists' | 'stale' | 'gone' | 'invalid') =>
  ({ kind: 'refused', code }) as const;
const yes = { kind: 'ok', value: true } as const;
const no = { kind: 'ok', value: false } as const;

let device: FakeDevice;
let context: DrainContext;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  device = new FakeDevice(new FakeServer());
  context = device.drainContext();
});

/** A row that waits, after so many attempts whose answers are unknown. */
async function waiting(attempts = 0, product = 'p1'): Promise<OutboxRow> {
  const intent = { kind: 'favorite', productId: productId(product), wanted: true } as const;
  const seq = await device.db.transaction('rw', device.db.outbox, () =>
    appendIntent(device.db, intent, device.environment.now()),
  );
  await device.db.outbox.update(seq, { attempts });
  const row = await device.db.outbox.get(seq);
  if (!row) throw new Error('no row');
  return row;
}

const rows = () => device.db.outbox.toArray();

describe('what happens once', () => {
  /** The lane's progress, whether it was looked for, and whether the device shows it. */
  async function deliver(
    earlier: number,
    sent: RemoteOutcome<null>,
    landed: RemoteOutcome<boolean>,
  ): Promise<{ progress: LaneProgress; looked: boolean; shown: boolean }> {
    let [looked, shown] = [false, false];
    const steps = {
      send: async () => sent,
      hasLanded: async () => {
        looked = true;
        return landed;
      },
      show: async () => {
        shown = true;
      },
    };
    const progress = await deliverOnce('favorite', steps)(context, await waiting(earlier));
    return { progress, looked, shown };
  }

  test('is shown when it is taken, and its row is gone', async () => {
    expect(await deliver(0, OK, no)).toEqual({ progress: 'advanced', looked: false, shown: true });
    expect(await rows()).toEqual([]);
    expect(device.outcomes).toEqual(['success']);
  });

  test.each([
    ['a refusal of the second attempt', 1, refused('denied')],
    ['a first answer that it is there', 0, refused('exists')],
    ['a first answer that it is stale', 0, refused('stale')],
    ['a quota that the first attempt may have used up', 1, HELD],
  ])('after %s it is looked for, and counts where it is there', async (_what, earlier, sent) => {
    expect(await deliver(earlier, sent, yes)).toEqual({ progress: 'advanced', looked: true, shown: true });
    expect(await rows()).toEqual([]);
    expect(device.outcomes).toEqual(['success']);
  });

  test.each([
    ['denied', 1, 'denied'],
    ['exists', 0, 'denied'],
    ['stale', 0, 'denied'],
    ['invalid', 1, 'invalid'],
  ] as const)('%s that is not there is refused to its writer', async (code, earlier, reason) => {
    expect(await deliver(earlier, refused(code), no)).toEqual({
      progress: 'waiting',
      looked: true,
      shown: false,
    });
    expect(await rows()).toMatchObject([{ state: { kind: 'failed', reason } }]);
  });

  test.each(['denied', 'invalid', 'gone'] as const)(
    'a first answer of %s is believed without a look',
    async (code) => {
      expect(await deliver(0, refused(code), yes)).toEqual({
        progress: 'waiting',
        looked: false,
        shown: false,
      });
      expect(await rows()).toMatchObject([{ state: { kind: 'failed', reason: code } }]);
    },
  );

  test.each([0, 1])('a quota waits for its hour where nothing has landed (%i earlier)', async (earlier) => {
    expect(await deliver(earlier, HELD, no)).toEqual({
      progress: 'waiting',
      looked: earlier > 0,
      shown: false,
    });
    expect(await rows()).toMatchObject([
      { state: { kind: 'queued' }, nextAttemptAt: UNTIL, held: { quota: 'messages', until: UNTIL } },
    ]);
  });

  test.each([
    ['no network', UNREACHABLE],
    ['no sign-in', SIGNED_OUT],
  ])('%s at a later attempt is no refusal: it waits', async (_what, sent) => {
    expect(await deliver(3, sent, yes)).toEqual({ progress: 'waiting', looked: false, shown: false });
    expect((await rows()).map(({ state }) => state.kind)).toEqual(['queued']);
  });

  test('that cannot be looked for is neither done nor refused', async () => {
    expect(await deliver(1, refused('denied'), UNREACHABLE)).toEqual({
      progress: 'waiting',
      looked: true,
      shown: false,
    });
    expect((await rows()).map(({ state }) => state.kind)).toEqual(['queued']);
  });
});

describe('a mark', () => {
  async function deliver(
    outcome: RemoteOutcome<number>,
  ): Promise<{ progress: LaneProgress; ended: unknown[] }> {
    const ended: unknown[] = [];
    const mark = deliverMark(
      'favorite',
      async () => outcome,
      async (_db, row, value) => void ended.push([row.id, value]),
    );
    return { progress: await mark(context, await waiting()), ended };
  }

  test('that is taken ends with what the server says', async () => {
    expect(await deliver({ kind: 'ok', value: 7 })).toEqual({
      progress: 'advanced',
      ended: [['favorite:p1', 7]],
    });
    expect(device.outcomes).toEqual(['success']);
  });

  test('that is refused ends too, with nothing: the next pull shows what the server holds', async () => {
    expect(await deliver(refused('denied'))).toEqual({
      progress: 'advanced',
      ended: [['favorite:p1', null]],
    });
    expect(device.outcomes).toEqual(['success']);
  });

  test.each([
    ['success', HELD, UNTIL, { kind: 'queued' }],
    ['failure', UNREACHABLE, NOW + 500, { kind: 'queued' }],
    [undefined, SIGNED_OUT, NOW + 500, { kind: 'queued', awaits: 'sign_in' }],
  ])('waits for what time or a sign-in heals (%s)', async (said, outcome, nextAttemptAt, state) => {
    expect(await deliver(outcome)).toEqual({ progress: 'waiting', ended: [] });
    expect(await rows()).toMatchObject([{ state, nextAttemptAt }]);
    expect(device.outcomes).toEqual(said === undefined ? [] : [said]);
  });

  test('leaves a newer wish of the same name alone', async () => {
    const mark = deliverMark('favorite', async () => {
      await waiting();
      return OK;
    });
    const old = await waiting();
    expect(await mark(context, old)).toBe('advanced');
    const left = await rows();
    expect(left).toMatchObject([{ id: old.id, state: { kind: 'queued' }, attempts: 0 }]);
    expect(left[0]?.seq).not.toBe(old.seq);
  });

  test('that a newer wish has replaced is not sent', async () => {
    const old = await waiting();
    await waiting();
    let sent = 0;
    const mark = deliverMark('favorite', async () => {
      sent += 1;
      return OK;
    });
    expect(await mark(context, old)).toBe('advanced');
    expect(sent).toBe(0);
    expect(await rows()).toHaveLength(1);
  });
});

describe('claiming a head', () => {
  test('marks it as being sent, with one attempt more', async () => {
    const head = await waiting(2);
    expect(await claimHead(context, head, 'favorite')).toMatchObject({
      seq: head.seq,
      attempts: 3,
      lastAttemptAt: NOW,
      state: { kind: 'sending' },
    });
    expect(await rows()).toMatchObject([{ attempts: 3, state: { kind: 'sending' } }]);
  });

  test('gives none that another drainer has already', async () => {
    const head = await waiting();
    await claimHead(context, head, 'favorite');
    expect(await claimHead(context, head, 'favorite')).toBeNull();
  });

  test('never hands a wish to a delivery of another kind', async () => {
    const head = await waiting();
    await expect(claimHead(context, head, 'like')).rejects.toThrow('a row has changed its kind: favorite:p1');
  });
});

describe('the sign of life of whoever drains', () => {
  const sign = () => drainFingerprint(device.db, device.environment);

  test('is none where nothing waits, and none before its time', async () => {
    expect(await sign()).toBeNull();
    const { seq } = await waiting();
    await device.db.outbox.update(seq, { nextAttemptAt: millis(NOW + 1) });
    expect(await sign()).toBeNull();
    device.now += 1;
    expect(await sign()).toBe(`${seq}:0`);
  });

  test('names every head with what was done about it', async () => {
    const first = await waiting();
    const second = await waiting(0, 'p2');
    expect(await sign()).toBe(`${first.seq}:0 ${second.seq}:0`);
    await claimHead(context, second, 'favorite');
    expect(await sign()).toBe(`${first.seq}:0 ${second.seq}:1`);
    expect((await laneHeads(device.db)).map(({ seq }) => seq)).toEqual([first.seq, second.seq]);
  });

  test('stands for what a frozen page has left in flight, though its time has not come', async () => {
    const head = await waiting();
    await claimHead(context, head, 'favorite');
    expect(await sign()).not.toBeNull();
  });
});
