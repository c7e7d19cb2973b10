import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { millis } from '#domain/units.ts';
import { notificationId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';

const READ = notificationId('n1');
const OTHER = notificationId('n2');

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
  for (const id of [READ, OTHER]) server.unread.set(id, millis(1));
});

const mark = () => putInLine(device, { kind: 'notification_read', notificationId: READ });
const unread = () => [...server.unread.keys()];

describe('one notification read', () => {
  test('is marked on the server, and no other with it', async () => {
    const asked = vi.spyOn(server, 'markNotificationsRead');
    await mark();
    expect(await attempt(device)).toBe('advanced');
    expect(asked.mock.calls).toEqual([[device.uid, [READ], expect.any(AbortSignal)]]);
    expect(unread()).toEqual([OTHER]);
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.outcomes).toEqual(['success']);
  });

  test('that does not get through waits', async () => {
    meetFaults(server, ['lost']);
    await mark();
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'queued' });
    expect(unread()).toEqual([READ, OTHER]);
    expect(device.outcomes).toEqual(['failure']);
  });
});
