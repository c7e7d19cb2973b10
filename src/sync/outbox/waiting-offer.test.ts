import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { claimRows } from '#data/local/outbox-store.ts';
import { offerMeantAt } from '#data/local/queries/outbox-queries.ts';
import { OFFER_MEANT_FOR_MS } from '#domain/chat/price-offer.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import { won } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { confirmOffer } from '../commands/confirm-offer.ts';
import { deleteWaitingMessage } from '../commands/waiting-message.ts';
import { retryAllWaiting } from '../commands/waiting-rows.ts';

const OFFER = '[가격 제안] 480,000원';

let server: FakeServer;
let device: FakeDevice;
let chat: ChatId;
beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  chat = await device.openChat('ring');
});

const offer = (): Promise<MessageId> => device.send(chat, { kind: 'offer', price: won(480_000) });
const longTimePasses = (): void => {
  device.now += OFFER_MEANT_FOR_MS + 1;
};
const arrived = () => device.textsOnServer(chat);

describe('a price offer', () => {
  test('goes out at once, among the texts around it and in one commit with them', async () => {
    await device.type(chat, '앞');
    await offer();
    await device.type(chat, '뒤');
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['앞', OFFER, '뒤']);
    expect(server.requests).toBe(1);
  });

  test('that waits for less than twelve hours goes out by itself', async () => {
    await offer();
    device.now += OFFER_MEANT_FOR_MS;
    await device.drainUntilQuiet();
    expect(arrived()).toEqual([OFFER]);
  });
});

describe('a price offer that has waited for more than twelve hours', () => {
  test('stays until its writer has answered, and wants no attempt meanwhile', async () => {
    const id = await offer();
    await device.type(chat, '뒤');
    longTimePasses();
    expect(await device.drain()).toBeNull();
    expect(server.requests).toBe(0);
    expect((await device.db.messages.get(id))?.delivery).toEqual({ kind: 'queued' });
  });

  test('lets what was typed before it go, and other chats', async () => {
    const other = await device.openChat('other');
    await device.type(chat, '앞');
    await offer();
    await device.type(chat, '뒤');
    await device.type(other, '다른 방');
    longTimePasses();
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['앞']);
    expect(device.textsOnServer(other)).toEqual(['다른 방']);
  });

  test('goes out at its own place once its writer says that the price holds', async () => {
    const id = await offer();
    await device.type(chat, '뒤');
    longTimePasses();
    await device.drain();
    expect(await confirmOffer(device.db, id, device.environment)).toBe(true);
    await device.drainUntilQuiet();
    expect(arrived()).toEqual([OFFER, '뒤']);
  });

  test('asks again when twelve more hours have passed since', async () => {
    const id = await offer();
    longTimePasses();
    await confirmOffer(device.db, id, device.environment);
    expect(await offerMeantAt(device.db, id)).toBe(device.now);
    longTimePasses();
    await device.drain();
    expect(arrived()).toEqual([]);
  });

  test('can be deleted, and the lane flows again', async () => {
    const id = await offer();
    await device.type(chat, '뒤');
    longTimePasses();
    await device.drain();
    expect(await deleteWaitingMessage(device.db, id)).toEqual({ ok: true, value: null });
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['뒤']);
  });

  test('is not sent by 모두 다시 시도', async () => {
    await offer();
    longTimePasses();
    await retryAllWaiting(device.db);
    await device.drain();
    expect(arrived()).toEqual([]);
  });

  test('whose answer was lost is settled by what the server shows, not asked about', async () => {
    const id = await offer();
    server.fault = () => ({ kind: 'answer_lost' });
    await device.drain();
    server.fault = () => ({ kind: 'none' });
    longTimePasses();
    await device.drain();
    expect(arrived()).toEqual([OFFER]);
    await confirmOffer(device.db, id, device.environment);
    await device.drainUntilQuiet();
    expect(arrived()).toEqual([OFFER]);
    expect((await device.db.messages.get(id))?.delivery).toEqual({ kind: 'sent' });
  });
});

test('an offer that does not wait cannot be confirmed', async () => {
  const id = await offer();
  await device.drainUntilQuiet();
  expect(await confirmOffer(device.db, id, device.environment)).toBe(false);
  expect(await confirmOffer(device.db, await device.type(chat, '글'), device.environment)).toBe(false);
});

test('an offer that is on its way cannot be confirmed', async () => {
  const id = await offer();
  const [claimed] = await claimRows(device.db, await device.db.outbox.toArray(), device.environment.now());
  device.now += 1;
  expect(await confirmOffer(device.db, id, device.environment)).toBe(false);
  expect(await device.db.outbox.toArray()).toEqual([claimed]);
});
