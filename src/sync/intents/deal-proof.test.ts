import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addProof } from '#data/local/deal-proof-store.ts';
import { micros, millis } from '#domain/units.ts';
import { chatId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';

const PROOF = 'proof1';
const SEAL = { statement: '{}', signature: 's', publicKey: 'k' };
const asked = {
  chatId: chatId('p1_buyer_seller'),
  fileHash: 'a'.repeat(64),
  range: { from: micros(1), to: micros(2) },
};

let server: FakeServer;
let device: FakeDevice;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  server.proofAnswer = { ok: true, value: SEAL };
  for (const id of [PROOF, 'other']) {
    await addProof(device.db, {
      ...asked,
      id,
      head: new Blob(['<!doctype html>']),
      messageCount: 2,
      photoCount: 0,
      createdAt: millis(1),
      seal: null,
    });
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const wish = () => putInLine(device, { kind: 'deal_proof', proofId: PROOF, ...asked });
const seals = async () => (await device.db.proofs.toArray()).map(({ id, seal }) => [id, seal]);
const UNSEALED = [
  ['other', null],
  [PROOF, null],
];

describe('the signature of a proof', () => {
  test('is kept with its proof and no other', async () => {
    await wish();
    expect(await attempt(device)).toBe('advanced');
    expect(server.proofRequests).toEqual([asked]);
    expect(await seals()).toEqual([
      ['other', null],
      [PROOF, SEAL],
    ]);
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.outcomes).toEqual(['success']);
  });

  test('that comes after its proof was deleted brings nothing back', async () => {
    await wish();
    await device.db.proofs.delete(PROOF);
    expect(await attempt(device)).toBe('advanced');
    expect(await seals()).toEqual([['other', null]]);
    expect(await device.db.outbox.count()).toBe(0);
  });

  test.each([
    ['denied', 'denied'],
    ['gone', 'gone'],
    ['too_long', 'invalid'],
  ] as const)('that the server does not give stays with its reason (%s is %s)', async (code, reason) => {
    server.proofAnswer = { ok: false, code };
    await wish();
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'failed', reason });
    expect(device.outcomes).toEqual(['success']);
    expect(await seals()).toEqual(UNSEALED);
  });

  test('that nobody may ask for is refused', async () => {
    server.signDealProof = async () => ({ kind: 'refused', code: 'invalid' });
    await wish();
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'failed', reason: 'invalid' });
    expect(device.outcomes).toEqual(['success']);
  });

  test.each([
    ['lost', { kind: 'queued' }, ['failure']],
    ['answer_lost', { kind: 'queued' }, ['failure']],
    ['signed_out', { kind: 'queued', awaits: 'sign_in' }, []],
  ] as const)('that does not get through waits (%s)', async (fault, state, outcomes) => {
    meetFaults(server, [fault]);
    await wish();
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual(state);
    expect(device.outcomes).toEqual(outcomes);
    expect(await seals()).toEqual(UNSEALED);
  });

  test('waits until its quota is new', async () => {
    const until = millis(device.now + 3_600_000);
    server.signDealProof = async () => ({ kind: 'held', quota: 'proofs', until });
    await wish();
    expect(await attempt(device)).toBe('waiting');
    expect(await firstRow(device)).toMatchObject({ state: { kind: 'queued' }, nextAttemptAt: until });
    expect(device.outcomes).toEqual(['success']);
  });
});
