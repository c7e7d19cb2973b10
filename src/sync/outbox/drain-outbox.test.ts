import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { Fault } from '#tests/support/sync/faulty-way.ts';
import { deleteWaitingMessage, editWaitingMessage, retryMessage } from '../commands/waiting-message.ts';
import { setFavorite } from '../commands/set-favorite.ts';

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
});

/** Faults for the first requests of a kind, then none. */
const first = (request: string, ...faults: Fault[]): void => {
  const left = [...faults];
  server.fault = (asked) => (asked === request ? (left.shift() ?? { kind: 'none' }) : { kind: 'none' });
};

const deliveryOf = async (id: string) =>
  (await device.db.messages.filter((m) => m.id === id).first())?.delivery;

describe('a queued message', () => {
  test('is on the disk, shown and waiting before anything is sent', async () => {
    const chat = await device.openChat('ring');
    const id = await device.type(chat, '안녕하세요');
    expect(await deliveryOf(id)).toEqual({ kind: 'queued' });
    expect(await device.db.outbox.count()).toBe(1);
    expect(server.requests).toBe(0);
  });

  test('creates its chat with the first commit and counts once for the other side', async () => {
    const chat = await device.openChat('ring');
    const id = await device.type(chat, '안녕하세요');
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(['안녕하세요']);
    expect(server.chats.get(chat)?.unread).toEqual({ [SELLER]: 1 });
    expect(await deliveryOf(id)).toEqual({ kind: 'sent' });
    expect(await device.db.outbox.count()).toBe(0);
  });

  test('finds the chat that another device has created meanwhile', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    await device.drainUntilQuiet();
    await device.db.chats.update(chat, { isOnServer: false });
    await device.type(chat, '둘');
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(['하나', '둘']);
    expect(server.chats.get(chat)?.unread[SELLER]).toBe(2);
  });

  test('many go in commits of eight, in the order typed', async () => {
    const chat = await device.openChat('ring');
    const texts = Array.from({ length: 50 }, (_, index) => `글 ${index}`);
    for (const text of texts) await device.type(chat, text);
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(texts);
    expect(server.requests).toBe(Math.ceil(50 / 8));
    expect(server.chats.get(chat)?.unread[SELLER]).toBe(50);
  });
});

describe('the network', () => {
  const transient: Fault[] = [
    { kind: 'lost' },
    { kind: 'answer_lost' },
    { kind: 'overloaded', retryAfterMs: 0 },
    { kind: 'signed_out' },
  ];

  test.each(transient)('$kind once: the message arrives once', async (fault) => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    await device.type(chat, '둘');
    first('commit', fault);
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(['하나', '둘']);
    expect(server.chats.get(chat)?.unread[SELLER]).toBe(2);
    expect(await device.db.outbox.count()).toBe(0);
  });

  test.each(transient)('$kind ten times over: still once', async (fault) => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    first('commit', ...Array.from({ length: 10 }, () => fault));
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(['하나']);
    expect(server.chats.get(chat)?.unread[SELLER]).toBe(1);
  });

  test('a message waits longer after each failure, and never before the Retry-After it was given', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    first('commit', { kind: 'overloaded', retryAfterMs: 30_000 });
    const next = await device.drain();
    expect(next).toBeGreaterThanOrEqual(device.now + 30_000);
  });

  test('an answer lost while more is typed doubles nothing', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    first('commit', { kind: 'answer_lost' });
    await device.drain();
    await device.type(chat, '둘');
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(['하나', '둘']);
    expect(server.chats.get(chat)?.unread[SELLER]).toBe(2);
  });
});

describe('a killed page', () => {
  test.each<Fault>([{ kind: 'stalled' }, { kind: 'landed_then_stalled' }])(
    'with a message in flight ($kind): the next page sends it once',
    async (fault) => {
      const chat = await device.openChat('ring');
      const id = await device.type(chat, '하나');
      first('commit', fault);
      void device.drain().catch(() => undefined);
      await expect.poll(() => server.requests).toBe(1);
      expect(await deliveryOf(id)).toEqual({ kind: 'sending' });
      device.reopen();
      await device.drainUntilQuiet();
      expect(device.textsOnServer(chat)).toEqual(['하나']);
      expect(server.chats.get(chat)?.unread[SELLER]).toBe(1);
      expect(await deliveryOf(id)).toEqual({ kind: 'sent' });
    },
  );

  test('what was in flight is seen to wait again, before anything is sent', async () => {
    const chat = await device.openChat('ring');
    const id = await device.type(chat, '하나');
    await setFavorite(device.db, productId('ring'), true, device.environment);
    server.fault = () => ({ kind: 'stalled' });
    void device.drain().catch(() => undefined);
    const states = async () => (await device.db.outbox.toArray()).map(({ state }) => state.kind);
    await expect.poll(states).toEqual(['sending', 'sending']);
    expect(await deliveryOf(id)).toEqual({ kind: 'sending' });
    device.reopen();
    await device.drain(AbortSignal.abort());
    expect(await states()).toEqual(['queued', 'queued']);
    expect(await deliveryOf(id)).toEqual({ kind: 'queued' });
  });

  test('two drainers at once (a stolen lock) deliver once', async () => {
    const chat = await device.openChat('ring');
    for (let index = 0; index < 20; index += 1) await device.type(chat, `글 ${index}`);
    await Promise.all([device.drain(), device.drain(), device.drain()]);
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, index) => `글 ${index}`).toSorted(),
    );
    expect(server.chats.get(chat)?.unread[SELLER]).toBe(20);
  });
});

describe('a refusal', () => {
  test('of one message in a commit fails that one, sends those before it and holds those behind', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    const poison = await device.type(chat, '독');
    const behind = await device.type(chat, '셋');
    server.isPoison = (text) => text === '독';
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(['하나']);
    expect(await deliveryOf(poison)).toEqual({ kind: 'failed', reason: 'denied' });
    expect(await deliveryOf(behind)).toEqual({ kind: 'queued' });
  });

  test('deleting the refused message lets the lane flow again', async () => {
    const chat = await device.openChat('ring');
    const poison = await device.type(chat, '독');
    await device.type(chat, '둘');
    server.isPoison = (text) => text === '독';
    await device.drainUntilQuiet();
    expect(await deleteWaitingMessage(device.db, poison)).toEqual({ ok: true, value: null });
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(['둘']);
  });

  test('an edit makes it sendable, at its own place', async () => {
    const chat = await device.openChat('ring');
    const poison = await device.type(chat, '독');
    await device.type(chat, '둘');
    server.isPoison = (text) => text === '독';
    await device.drainUntilQuiet();
    await editWaitingMessage(device.db, poison, '약');
    await retryMessage(device.db, poison);
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(['약', '둘']);
  });

  test('permission that comes back: 다시 시도 sends everything in order', async () => {
    const chat = await device.openChat('ring');
    const head = await device.type(chat, '하나');
    await device.type(chat, '둘');
    server.forbidden.add(chat);
    await device.drainUntilQuiet();
    expect(await deliveryOf(head)).toEqual({ kind: 'failed', reason: 'denied' });
    server.forbidden.clear();
    await retryMessage(device.db, head);
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(['하나', '둘']);
  });

  test('while the refusal is being checked the network dies: nothing is believed', async () => {
    const chat = await device.openChat('ring');
    const id = await device.type(chat, '하나');
    await device.drainUntilQuiet();
    await device.db.chats.update(chat, { isOnServer: false });
    const next = await device.type(chat, '둘');
    first('exists', { kind: 'lost' });
    await device.drain();
    expect(await deliveryOf(next)).toEqual({ kind: 'queued' });
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(['하나', '둘']);
    expect(await deliveryOf(id)).toEqual({ kind: 'sent' });
  });
});

describe('the clock', () => {
  test.each([-86_400_000, 86_400_000])('jumping by %i ms delays nothing for long', async (jump) => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    first('commit', { kind: 'lost' });
    await device.drain();
    device.now += jump;
    const next = await device.drain();
    if (next !== null) device.now = Math.max(device.now, next);
    await device.drain();
    expect(device.textsOnServer(chat)).toEqual(['하나']);
  });
});

describe('a photo', () => {
  const blob = new Blob(['x'], { type: 'image/jpeg' });
  const photo = { kind: 'image', blob, fileName: '반지 사진.jpg', width: 10, height: 10 } as const;

  test('uploads, then its message goes, between the texts around it', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '앞');
    const id = await device.send(chat, photo);
    await device.type(chat, '뒤');
    await device.drainUntilQuiet();
    const messages = server.chats.get(chat)?.messages ?? [];
    expect(messages.map(({ text, imageUrl }) => (imageUrl === null ? text : '사진'))).toEqual([
      '앞',
      '사진',
      '뒤',
    ]);
    expect(await device.db.photos.count()).toBe(0);
    expect((await device.db.messages.get(messages[1]?.id ?? id))?.content).toMatchObject({
      imageUrl: messages[1]?.imageUrl,
    });
  });

  test('whose commit fails after the upload does not upload again', async () => {
    const chat = await device.openChat('ring');
    await device.send(chat, photo);
    first('commit', { kind: 'lost' });
    const asked: string[] = [];
    const fault = server.fault;
    server.fault = (request) => {
      asked.push(request);
      return fault(request);
    };
    await device.drainUntilQuiet();
    expect(asked.filter((request) => request === 'upload')).toHaveLength(1);
    expect(server.objects.size).toBe(1);
  });
});

describe('a favorite', () => {
  test('two opposite wishes that never left cancel out', async () => {
    await setFavorite(device.db, productId('p1'), true, device.environment);
    await setFavorite(device.db, productId('p1'), false, device.environment);
    expect(await device.db.outbox.count()).toBe(0);
    await device.drainUntilQuiet();
    expect(server.requests).toBe(0);
  });

  test('the last wish wins, whatever happened to the first', async () => {
    await setFavorite(device.db, productId('p1'), true, device.environment);
    first('favorite', { kind: 'answer_lost' });
    await device.drain();
    await setFavorite(device.db, productId('p1'), false, device.environment);
    await device.drainUntilQuiet();
    expect(server.favorites.has('p1')).toBe(false);
    expect(await device.db.outbox.count()).toBe(0);
  });
});
