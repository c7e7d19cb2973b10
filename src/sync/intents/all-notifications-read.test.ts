import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NotificationId } from '#domain/ids.ts';
import { NOTIFICATION_BATCH } from '#domain/notification/notification.ts';
import { millis } from '#domain/units.ts';
import { notificationId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { Fault } from '#tests/support/sync/faulty-way.ts';
import { attempt, firstRow, putInLine } from '#tests/support/sync/one-delivery.ts';

/** When the newest was made that the device showed. */
const PRESS = 1_000;
/** More requests than any of these takes: one that would ask for ever ends here. */
const FOR_EVER = 20;

let server: FakeServer;
let device: FakeDevice;
/** The ids of each request to mark, in their order. */
let marked: NotificationId[][];

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
  marked = [];
  const mark = server.markNotificationsRead.bind(server);
  server.markNotificationsRead = (uid, ids, signal) => {
    marked.push([...ids]);
    return mark(uid, ids, signal);
  };
  meet();
});

function meet(...faults: Fault['kind'][]): void {
  const left = [...faults];
  server.fault = () => {
    if (server.requests > FOR_EVER) throw new Error('it asks for ever');
    const kind = left.shift() ?? 'none';
    return kind === 'overloaded' ? { kind, retryAfterMs: 0 } : { kind };
  };
}

/** Unread notifications of the server's, made at these times. */
function tell(name: string, count: number, at: number): void {
  for (let index = 0; index < count; index += 1) {
    server.unread.set(notificationId(`${name}${index}`), millis(at));
  }
}
const press = (ids: readonly string[] = []) =>
  putInLine(device, {
    kind: 'all_notifications_read',
    ids: ids.map(notificationId),
    upTo: millis(PRESS),
  });
const unread = () => [...server.unread.keys()];
const sizes = () => marked.map(({ length }) => length);

describe('all notifications read', () => {
  test('are those that were there at the press, whether this device has shown them or not', async () => {
    tell('older', 1, PRESS - 1);
    tell('newest', 1, PRESS);
    tell('news', 1, PRESS + 1);
    await press(['older0']);
    expect(await attempt(device)).toBe('advanced');
    expect(marked).toEqual([['older0', 'newest0']]);
    expect(unread()).toEqual(['news0']);
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.outcomes).toEqual(['success']);
  });

  test('are those too that the device has shown by a clock that is behind', async () => {
    tell('shown', 1, PRESS + 1);
    tell('news', 1, PRESS + 1);
    await press(['shown0']);
    await attempt(device);
    expect(unread()).toEqual(['news0']);
  });

  test('are counted from the press itself in a row of an earlier version', async () => {
    tell('older', 1, device.now);
    tell('news', 1, device.now + 1);
    await putInLine(device, { kind: 'all_notifications_read', ids: [] });
    device.now += 60_000;
    await attempt(device);
    expect(unread()).toEqual(['news0']);
  });

  test('are more than one batch, and each is asked about once', async () => {
    tell('old', 2 * NOTIFICATION_BATCH + 1, PRESS);
    await press();
    expect(await attempt(device)).toBe('advanced');
    expect(sizes()).toEqual([NOTIFICATION_BATCH, NOTIFICATION_BATCH, 1]);
    expect(unread()).toEqual([]);
    expect(server.requests).toBe(6);
  });

  test('end with a full batch after which nothing is left', async () => {
    tell('old', NOTIFICATION_BATCH, PRESS);
    await press();
    await attempt(device);
    expect(sizes()).toEqual([NOTIFICATION_BATCH]);
    expect(server.requests).toBe(3);
  });

  test('end at a full batch of which none was meant', async () => {
    tell('news', NOTIFICATION_BATCH, PRESS + 1);
    await press();
    expect(await attempt(device)).toBe('advanced');
    expect(marked).toEqual([]);
    expect(server.requests).toBe(1);
    expect(server.unread.size).toBe(NOTIFICATION_BATCH);
  });

  test('go on after a full batch of which only some were meant', async () => {
    tell('news', NOTIFICATION_BATCH - 1, PRESS + 1);
    tell('old', 3, PRESS);
    await press();
    await attempt(device);
    expect(sizes()).toEqual([1, 1, 1]);
    expect(unread().filter((id) => id.startsWith('old'))).toEqual([]);
  });

  test('are nothing to mark where nothing is unread', async () => {
    await press(['gone0']);
    expect(await attempt(device)).toBe('advanced');
    expect(marked).toEqual([]);
    expect(server.requests).toBe(1);
  });
});

describe('all notifications read wait', () => {
  test.each([
    ['nobody can say which are unread', ['lost'], 1],
    ['their mark does not get through', ['none', 'lost'], 2],
    ['a later batch cannot be asked about', ['none', 'none', 'lost'], 3],
    ['a later mark does not get through', ['none', 'none', 'none', 'lost'], 4],
  ] as const)('where %s, and are all marked the next time', async (_why, faults, requests) => {
    tell('old', NOTIFICATION_BATCH + 1, PRESS);
    meet(...faults);
    await press();
    expect(await attempt(device)).toBe('waiting');
    expect(server.requests).toBe(requests);
    expect((await firstRow(device)).state).toEqual({ kind: 'queued' });
    expect(device.outcomes).toEqual(['failure']);
    meet();
    expect(await attempt(device)).toBe('advanced');
    expect(unread()).toEqual([]);
  });
});
