import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { mergeServerMessages } from '#data/local/message-store.ts';
import { expediteOutbox } from '#data/local/outbox-store.ts';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import { QUOTAS } from '#domain/quota/quotas.ts';
import { millis } from '#domain/units.ts';
import { SELLER } from '#tests/support/domain-fixtures.ts';
import { keptChatDraft } from '#tests/support/kept-chat-draft.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { Fault } from '#tests/support/sync/faulty-way.ts';
import { deleteWaitingMessage, editWaitingMessage } from '../commands/waiting-message.ts';
import { retryAllWaiting } from '../commands/waiting-rows.ts';

// Cases of docs/fault-matrix.md that no browser decides: the engine with a clock and a network of the test's
// own.

const PATIENCE = { timeout: 20_000 };

let server: FakeServer;
let device: FakeDevice;
let chat: ChatId;
beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  chat = await device.openChat('ring');
});

const arrived = () => device.textsOnServer(chat);
const shown = async () =>
  (await newestMessages(device.db, chat, 50)).map(({ content, delivery }) => [
    content.kind === 'text' ? content.text : content.kind,
    delivery.kind,
  ]);
const first = (request: string, fault: Fault): void => {
  let isLeft = true;
  server.fault = (asked) => {
    if (asked !== request || !isLeft) return { kind: 'none' };
    isLeft = false;
    return fault;
  };
};

const WINDOW_MS = 3_600_000;
const limited = (most: number) => {
  server.quota.size = { most, windowMs: WINDOW_MS, now: () => millis(device.now), aheadMs: () => 0 };
};

/** What a listener hands over: the server's own rows. */
function fromServer(over: Partial<Message> = {}): Message[] {
  return (server.chats.get(chat)?.messages ?? []).map(({ id, sender, text, seq, at }) => ({
    id,
    chatId: chat,
    sender,
    content: { kind: 'text', text },
    position: at,
    seq,
    typedAt: device.environment.now(),
    readBy: [sender],
    delivery: { kind: 'sent' },
    ...over,
  }));
}

/** A message in flight whose drainer waits for the answer. */
async function inFlight(fault: Fault): Promise<{ id: MessageId; end: () => Promise<void> }> {
  const id = await device.type(chat, '하나');
  first('commit', fault);
  const kill = new AbortController();
  const draining = device.drain(kill.signal);
  await expect.poll(() => server.requests, PATIENCE).toBe(1);
  return {
    id,
    async end() {
      kill.abort();
      await draining;
    },
  };
}

describe('a message that is on its way', () => {
  test('is neither edited nor deleted, and arrives as it was', async () => {
    const { id, end } = await inFlight({ kind: 'stalled' });
    expect(await editWaitingMessage(device.db, id, '고침')).toEqual({ ok: false, code: 'in_flight' });
    expect(await deleteWaitingMessage(device.db, id)).toEqual({ ok: false, code: 'in_flight' });
    await end();
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['하나']);
  });

  test('can be edited again once its attempt has failed, and arrives as edited', async () => {
    const { id, end } = await inFlight({ kind: 'stalled' });
    await end();
    expect(await editWaitingMessage(device.db, id, '고침')).toEqual({ ok: true, value: null });
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['고침']);
  });

  test('edited after it had landed unheard: once on the server, and the device shows what the server has', async () => {
    const { id, end } = await inFlight({ kind: 'landed_then_stalled' });
    await end();
    await editWaitingMessage(device.db, id, '고침');
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['하나']);
    for (let time = 0; time < 2; time += 1) await mergeServerMessages(device.db, fromServer());
    expect(await shown()).toEqual([['하나', 'sent']]);
    expect(await keptChatDraft(device.db, chat)).toBe('고침');
  });

  test('edited after it had landed unheard, and brought by a listener first: what was typed is in the box', async () => {
    const { id, end } = await inFlight({ kind: 'landed_then_stalled' });
    await end();
    await editWaitingMessage(device.db, id, '고침');
    await editWaitingMessage(device.db, id, '다시 고침');
    await mergeServerMessages(device.db, fromServer());
    expect(await shown()).toEqual([['하나', 'sent']]);
    expect(await device.db.outbox.count()).toBe(0);
    expect(await keptChatDraft(device.db, chat)).toBe('다시 고침');
  });

  test('edited after it was lost leaves nothing in the box once it is there as edited', async () => {
    const { id, end } = await inFlight({ kind: 'stalled' });
    await end();
    await editWaitingMessage(device.db, id, '고침');
    await device.drainUntilQuiet();
    await mergeServerMessages(device.db, fromServer());
    expect(await shown()).toEqual([['고침', 'sent']]);
    expect(await keptChatDraft(device.db, chat)).toBe('');
  });

  test('deleted after it had landed unheard: it comes back as sent, which is the truth', async () => {
    const { id, end } = await inFlight({ kind: 'landed_then_stalled' });
    await end();
    expect(await deleteWaitingMessage(device.db, id)).toEqual({ ok: true, value: null });
    await device.drainUntilQuiet();
    expect(await shown()).toEqual([]);
    await mergeServerMessages(device.db, fromServer());
    expect(await shown()).toEqual([['하나', 'sent']]);
    expect(server.chats.get(chat)?.unread[SELLER]).toBe(1);
  });

  test('is shown as sent when a listener brings it before the answer, and stays so', async () => {
    const { end } = await inFlight({ kind: 'landed_then_stalled' });
    await mergeServerMessages(device.db, fromServer());
    expect(await shown()).toEqual([['하나', 'sent']]);
    expect(await device.db.outbox.count()).toBe(0);
    await end();
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['하나']);
    expect(await shown()).toEqual([['하나', 'sent']]);
  });
});

test('server events that come twice, and late, undo nothing', async () => {
  await device.type(chat, '하나');
  await device.drainUntilQuiet();
  const early = fromServer();
  await mergeServerMessages(device.db, fromServer({ readBy: [device.uid, SELLER] }));
  for (let time = 0; time < 3; time += 1) await mergeServerMessages(device.db, early);
  expect(await shown()).toEqual([['하나', 'sent']]);
  expect((await device.db.messages.toArray())[0]?.readBy).toEqual([device.uid, SELLER]);
});

test('permission that is taken away in the middle of a flush: what was sent stays sent, the rest waits in order', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `글 ${index}`);
  for (const text of texts) await device.type(chat, text);
  server.fault = (request) => {
    if (request === 'commit' && arrived().length > 0) server.forbidden.add(chat);
    return { kind: 'none' };
  };
  await device.drainUntilQuiet();
  // The first commit opens the chat, and holds one less for it.
  expect(arrived()).toEqual(texts.slice(0, 7));
  const states = (await shown()).map(([, state]) => state);
  expect(states).toEqual([...Array(7).fill('sent'), 'failed', ...Array(12).fill('queued')]);

  server.fault = () => ({ kind: 'none' });
  server.forbidden.clear();
  await retryAllWaiting(device.db);
  await device.drainUntilQuiet();
  expect(arrived()).toEqual(texts);
  expect(server.chats.get(chat)?.unread[SELLER]).toBe(20);
});

test.each<Fault>([{ kind: 'answer_lost' }, { kind: 'landed_then_stalled' }])(
  'an answer that is lost ($kind) while a second drainer works doubles and reorders nothing',
  async (fault) => {
    const texts = Array.from({ length: 20 }, (_, index) => `글 ${index}`);
    for (const text of texts) await device.type(chat, text);
    first('commit', fault);
    const kill = new AbortController();
    const frozen = device.drain(kill.signal);
    await expect.poll(() => server.requests, PATIENCE).toBeGreaterThan(0);
    await device.drain();
    kill.abort();
    await frozen;
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(texts);
    expect(server.chats.get(chat)?.unread[SELLER]).toBe(20);
  },
);

test('a token that is not taken for a day costs nothing but the wait', async () => {
  const texts = ['하나', '둘', '셋'];
  for (const text of texts) await device.type(chat, text);
  server.fault = () => ({ kind: 'signed_out' });
  for (let hour = 0; hour < 24; hour += 1) {
    await device.drain();
    device.now += 3_600_000;
  }
  expect((await shown()).map(([, state]) => state)).toEqual(['queued', 'queued', 'queued']);
  server.fault = () => ({ kind: 'none' });
  await device.drainUntilQuiet();
  expect(arrived()).toEqual(texts);
});

test(
  'a queue of 1,000 goes out once each and in order, and one typed behind it last, and meets no quota',
  { timeout: 600_000 },
  async () => {
    limited(QUOTAS.messages.most);
    const begun = device.now;
    const texts = Array.from({ length: 1_000 }, (_, index) => `글 ${index}`);
    await device.queue(chat, texts);
    await device.type(chat, '마지막');
    await device.drainUntilQuiet();
    expect(arrived()).toEqual([...texts, '마지막']);
    expect(server.chats.get(chat)?.unread[SELLER]).toBe(1_001);
    expect(server.quota.held).toBe(0);
    expect(device.now).toBe(begun);
    expect(await device.db.outbox.count()).toBe(0);
  },
);

describe('a quota that is used up', () => {
  test('what is above it waits in order, says until when, fails nothing, and goes out by itself', async () => {
    limited(10);
    const begun = device.now;
    const texts = Array.from({ length: 20 }, (_, index) => `글 ${index}`);
    for (const text of texts) await device.type(chat, text);
    const next = await device.drain();
    const sent = arrived().length;
    expect(sent).toBeLessThanOrEqual(10);
    expect(arrived()).toEqual(texts.slice(0, sent));
    expect(next).toBe(begun + WINDOW_MS);
    expect((await device.db.outbox.orderBy(':id').first())?.held).toEqual({
      quota: 'messages',
      until: begun + WINDOW_MS,
    });
    expect(new Set((await shown()).map(([, state]) => state))).toEqual(new Set(['sent', 'queued']));
    // Not a fault of the network: nobody is told that they are offline.
    expect(device.outcomes).not.toContain('failure');
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(texts);
    expect(server.chats.get(chat)?.unread[SELLER]).toBe(20);
  });

  test('another chat waits as well, and no wake-up comes before the hour', async () => {
    limited(2);
    const other = await device.openChat('bar');
    for (const text of ['하나', '둘']) await device.type(chat, text);
    await device.drain();
    await device.type(other, '셋');
    await device.drain();
    expect(device.textsOnServer(other)).toEqual([]);
    await expediteOutbox(device.db, device.environment.now());
    const asked = server.requests;
    await device.drain();
    expect(server.requests).toBe(asked);
    await device.drainUntilQuiet();
    expect(device.textsOnServer(other)).toEqual(['셋']);
  });

  test('what had landed unheard when the quota was full is sent, and waits for no hour', async () => {
    limited(1);
    await device.type(chat, '하나');
    first('commit', { kind: 'answer_lost' });
    await device.drain();
    device.now += 60_000;
    await device.drain();
    expect(await shown()).toEqual([['하나', 'sent']]);
    expect(arrived()).toEqual(['하나']);
  });
});
