import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MeetingReceipt } from '#domain/meeting/receipt.ts';
import { milligrams, won } from '#domain/units.ts';
import { chatId, orderId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';
import { retryOf } from './intents.ts';

const receipt: MeetingReceipt = {
  orderId: orderId('o1'),
  weight: milligrams(3_750),
  amount: won(590_000),
  step: 100,
  takenStep: 101,
  seller: { kind: 'code', digits: '012345' },
  buyer: { kind: 'seal', seal: 'a'.repeat(22) },
};
const intent = { kind: 'meeting', receipt, chatId: chatId('p1_buyer_seller'), refusal: null } as const;

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const bring = () => putInLine(device, intent);

describe('what two have signed', () => {
  test('is done once the server has taken it', async () => {
    await bring();
    expect(await attempt(device)).toBe('advanced');
    expect(server.receipts).toEqual([receipt]);
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.outcomes).toEqual(['success']);
  });

  test.each([
    ['denied', 'denied'],
    ['gone', 'gone'],
    ['terms', 'invalid'],
    ['time', 'invalid'],
    ['forged', 'invalid'],
    ['too_often', 'denied'],
    ['dealt', 'denied'],
  ] as const)('stays with what the server has against it (%s is %s)', async (code, reason) => {
    server.meetingAnswer = { ok: false, code };
    await bring();
    expect(await attempt(device)).toBe('waiting');
    const row = await firstRow(device);
    expect(row.state).toEqual({ kind: 'failed', reason });
    expect(row.intent).toEqual({ ...intent, refusal: code });
    expect(device.outcomes).toEqual(['success']);
  });

  test('stays without a reason of the meeting where the server has not looked at it', async () => {
    server.confirmMeeting = async () => ({ kind: 'refused', code: 'invalid' });
    await bring();
    expect(await attempt(device)).toBe('waiting');
    const row = await firstRow(device);
    expect(row.state).toEqual({ kind: 'failed', reason: 'invalid' });
    expect(row.intent).toEqual(intent);
    expect(device.outcomes).toEqual(['success']);
  });

  test('that is refused anew, for another reason, is not told by the first', async () => {
    server.meetingAnswer = { ok: false, code: 'too_often' };
    await bring();
    await attempt(device);
    const refused = await firstRow(device);
    await retryOf(refused)(device.db, refused);
    server.confirmMeeting = async () => ({ kind: 'refused', code: 'gone' });
    await attempt(device);
    const row = await firstRow(device);
    expect(row.state).toEqual({ kind: 'failed', reason: 'gone' });
    expect(row.intent).toEqual(intent);
  });

  test.each([
    ['lost', { kind: 'queued' }, ['failure']],
    ['answer_lost', { kind: 'queued' }, ['failure']],
    ['signed_out', { kind: 'queued', awaits: 'sign_in' }, []],
  ] as const)('waits where it does not get through (%s)', async (fault, state, outcomes) => {
    meetFaults(server, [fault]);
    await bring();
    expect(await attempt(device)).toBe('waiting');
    const row = await firstRow(device);
    expect(row.state).toEqual(state);
    expect(row.intent).toEqual(intent);
    expect(device.outcomes).toEqual(outcomes);
  });
});
