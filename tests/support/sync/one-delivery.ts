import type { OutboxIntent, OutboxRow } from '#data/local/outbox-row.ts';
import { appendIntent } from '#data/local/outbox-store.ts';
import { millis } from '#domain/units.ts';
import type { LaneProgress } from '#sync/outbox/drain-context.ts';
import { deliveryOf } from '#sync/intents/intents.ts';
import type { FakeDevice } from './fake-device.ts';
import type { FakeServer } from './fake-server.ts';
import type { Fault } from './faulty-way.ts';

/** Puts an intent in line without what its command shows on the device. */
export const putInLine = (device: FakeDevice, intent: OutboxIntent): Promise<number> =>
  appendIntent(device.db, intent, millis(device.now));

/** One attempt of the first row that waits, whenever it would be due. */
export async function attempt(device: FakeDevice): Promise<LaneProgress> {
  const row = await firstRow(device);
  return deliveryOf(row)(device.drainContext(), row);
}

export async function firstRow({ db }: FakeDevice): Promise<OutboxRow> {
  const row = await db.outbox.orderBy(':id').first();
  if (!row) throw new Error('nothing waits');
  return row;
}

/** Each of the next requests meets the fault of its place, later ones none; gives what is asked. */
export function meetFaults(server: FakeServer, faults: readonly Fault['kind'][] = []): string[] {
  const asked: string[] = [];
  server.fault = (request) => {
    const kind = faults[asked.length] ?? 'none';
    asked.push(request);
    return kind === 'overloaded' ? { kind, retryAfterMs: 0 } : { kind };
  };
  return asked;
}
