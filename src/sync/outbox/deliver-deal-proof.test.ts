import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { claimRows } from '#data/local/outbox-store.ts';
import { proofsOf } from '#data/local/queries/proof-queries.ts';
import { micros } from '#domain/units.ts';
import { chatId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { deleteProof, keepProof, retryProof } from '../commands/keep-proof.ts';
import { countUnsent } from '../intents/intents.ts';

const ROOM = chatId('p1_buyer_seller');
const SEAL = { statement: '{}', signature: 's', publicKey: 'k' };
const proof = {
  chatId: ROOM,
  head: new Blob(['<!doctype html>']),
  fileHash: 'a'.repeat(64),
  range: { from: micros(1), to: micros(2) },
  messageCount: 2,
  photoCount: 0,
};

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
});

async function keep(): Promise<string> {
  const kept = await keepProof(device.db, proof, device.environment);
  if (!kept.ok) throw new Error(kept.code);
  return kept.value;
}
const shown = () => proofsOf(device.db, ROOM);

describe('the signature of a proof', () => {
  test('waits on the disk and is counted as unsent', async () => {
    const id = await keep();
    expect(await shown()).toMatchObject([{ id, seal: null, waits: { state: { kind: 'queued' } } }]);
    expect(await countUnsent(device.db)).toBe(1);
  });

  test('is asked for with the file’s hash and nothing of what it says, and kept', async () => {
    server.proofAnswer = { ok: true, value: SEAL };
    const id = await keep();
    await device.drain();
    const { fileHash, range } = proof;
    expect(server.proofRequests).toEqual([{ chatId: ROOM, fileHash, range }]);
    expect(await shown()).toMatchObject([{ id, seal: SEAL, waits: null }]);
  });

  test('that is refused says so, keeps the file, and may be asked for again', async () => {
    const id = await keep();
    await device.drain();
    expect(await shown()).toMatchObject([
      { seal: null, waits: { state: { kind: 'failed', reason: 'denied' } } },
    ]);
    server.proofAnswer = { ok: true, value: SEAL };
    expect(await retryProof(device.db, id)).toBe(true);
    await device.drain();
    expect(await shown()).toMatchObject([{ seal: SEAL }]);
  });

  test('stays with its proof while it is with the server', async () => {
    const id = await keep();
    await claimRows(device.db, await device.db.outbox.toArray(), device.environment.now());
    expect(await deleteProof(device.db, id)).toEqual({ ok: false, code: 'in_flight' });
    expect(await shown()).toHaveLength(1);
    expect(await device.db.outbox.count()).toBe(1);
  });

  test('that is there already leaves a proof that can be deleted', async () => {
    server.proofAnswer = { ok: true, value: SEAL };
    const id = await keep();
    await device.drain();
    expect(await deleteProof(device.db, id)).toEqual({ ok: true, value: null });
    expect(await shown()).toEqual([]);
  });

  test('goes with its proof where that is deleted', async () => {
    const id = await keep();
    expect(await deleteProof(device.db, id)).toEqual({ ok: true, value: null });
    expect([await shown(), await countUnsent(device.db)]).toEqual([[], 0]);
  });
});
