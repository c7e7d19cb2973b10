import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { chatDrafts } from '#data/local/queries/draft-queries.ts';
import { standingOf } from '#data/local/queries/message-queries.ts';
import { mergeServerMessages } from '#data/local/message-store.ts';
import type { Message } from '#domain/chat/chat.ts';
import { answerText, type ContentOf } from '#domain/chat/message-content.ts';
import { answerIdOf } from '#domain/chat/proposal.ts';
import { parseMessageId, type MessageId } from '#domain/ids.ts';
import { micros, millis, won } from '#domain/units.ts';
import { messageId, SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { answerProposal } from './answer-proposal.ts';

let device: FakeDevice;
let offer: Message;
beforeEach(async () => {
  device = new FakeDevice(new FakeServer());
  offer = {
    id: messageId(`${device.uid}-offer`),
    chatId: await device.openChat('ring'),
    sender: SELLER,
    content: { kind: 'offer', price: won(480_000) },
    position: micros(1_000),
    seq: 1,
    typedAt: millis(1),
    readBy: [SELLER],
    delivery: { kind: 'received' },
  };
  await mergeServerMessages(device.db, [offer]);
});

const answer = (content: ContentOf<'answer' | 'offer'>) =>
  answerProposal(device.db, offer, content, device.environment);

test('an answer waits in the outbox and is known at once', async () => {
  expect(await answer({ kind: 'answer', verdict: 'accepted' })).toMatchObject({ ok: true });
  expect(await standingOf(device.db, offer)).toMatchObject({ state: 'accepted' });
  expect((await device.db.outbox.toArray()).map(({ intent }) => intent)).toMatchObject([
    { kind: 'message', body: { kind: 'answer', verdict: 'accepted' } },
  ]);
});

test('of two answers at once, or one after the other, the first holds', async () => {
  const [first, second] = await Promise.all([
    answer({ kind: 'answer', verdict: 'declined' }),
    answer({ kind: 'answer', verdict: 'accepted' }),
  ]);
  expect([first.ok, second]).toEqual([true, { ok: false, code: 'answered' }]);
  expect(await answer({ kind: 'offer', price: won(500_000) })).toEqual({ ok: false, code: 'answered' });
  expect(await standingOf(device.db, offer)).toMatchObject({ state: 'declined' });
  expect(await device.db.outbox.count()).toBe(1);
});

test('what another device has answered before is what counts', async () => {
  const id = must(await answer({ kind: 'answer', verdict: 'declined' }));
  await device.db.messages.update(id, { delivery: { kind: 'sending' } });
  const [mine] = await device.db.messages.where('id').equals(id).toArray();
  const server = mine ? [mine] : [];
  await mergeServerMessages(
    device.db,
    server.map((message) => ({
      ...message,
      content: { kind: 'answer', verdict: 'accepted' },
      position: micros(2_000),
      delivery: { kind: 'sent' },
    })),
  );
  expect(await standingOf(device.db, offer)).toMatchObject({ state: 'accepted' });
  expect(await device.db.outbox.count()).toBe(0);
});

test.each([
  { kind: 'answer', verdict: 'accepted' },
  { kind: 'offer', price: won(500_000) },
] as const)(
  'what one says on a second device ($kind) is not shown as said, where the first was faster',
  async (said) => {
    await device.type(offer.chatId, '안녕하세요');
    await device.drainUntilQuiet();
    const first = { id: messageId(`${offer.id}-a`), sender: device.uid, text: answerText('declined') };
    const messages = device.server.chats.get(offer.chatId)?.messages;
    messages?.push({ ...first, imageUrl: null, seq: 1, at: micros(device.now * 1_000) });
    await answer(said);
    await device.drainUntilQuiet();
    expect((await device.db.messages.get(first.id))?.delivery.kind).not.toBe('sent');
  },
);

test('an answer that was taken back leaves the proposal open', async () => {
  await device.db.messages.delete(must(await answer({ kind: 'answer', verdict: 'declined' })));
  expect(await standingOf(device.db, offer)).toMatchObject({ state: 'waiting' });
});

test('an answer to some forty answers, for which no id is left, counts as given', async () => {
  offer = { ...offer, id: messageId(offer.id.padEnd(longestId(), 'x')) };
  expect(answerIdOf(offer.id)).toBeNull();
  expect(await answer({ kind: 'answer', verdict: 'accepted' })).toEqual({ ok: false, code: 'answered' });
  expect(await device.db.outbox.count()).toBe(0);
});

describe('another price, where the offer is withdrawn before it arrives', () => {
  const withdrawn = { kind: 'answer', verdict: 'withdrawn' } as const;
  const id = () => messageId(`${offer.id}-a`);
  const at = () => micros(device.now * 1_000);
  const left = async () => [...(await chatDrafts(device.db)).values()];
  const pull = () =>
    mergeServerMessages(device.db, [{ ...offer, id: id(), content: withdrawn, position: at() }]);

  test('stands in the box, whether the pull brings it', async () => {
    await answer({ kind: 'offer', price: won(500_000) });
    await pull();
    expect(await standingOf(device.db, offer)).toMatchObject({ state: 'withdrawn' });
    expect(await device.db.outbox.count()).toBe(0);
    expect(await left()).toEqual(['[가격 제안] 500,000원']);
  });

  test('or the delivery finds it, which shows it as failed until then', async () => {
    await device.type(offer.chatId, '안녕하세요');
    await device.drainUntilQuiet();
    const text = answerText('withdrawn');
    const said = { id: id(), sender: SELLER, text, imageUrl: null, seq: 1, at: at() };
    device.server.chats.get(offer.chatId)?.messages.push(said);
    await answer({ kind: 'offer', price: won(500_000) });
    await device.drainUntilQuiet();
    expect(await device.db.messages.get(id())).toMatchObject({ delivery: { kind: 'failed' } });
    await pull();
    expect(await device.db.outbox.count()).toBe(0);
    expect(await left()).toEqual(['[가격 제안] 500,000원']);
  });
});

describe('an appointment that both have agreed on', () => {
  const acceptance = () => ({ ...offer, id: messageId(`${offer.id}-a`) });
  const callOff = () =>
    answerProposal(device.db, acceptance(), { kind: 'answer', verdict: 'called_off' }, device.environment);

  beforeEach(async () => {
    const appointment = { at: millis(device.now + 60_000), place: '종로3가역', note: '' };
    offer = { ...offer, content: { kind: 'appointment', appointment } };
    await mergeServerMessages(device.db, [offer]);
    await answer({ kind: 'answer', verdict: 'accepted' });
  });

  test('is called off once, at once here, and waits to be told', async () => {
    expect(await Promise.all([callOff(), callOff()])).toMatchObject([
      { ok: true },
      { ok: false, code: 'answered' },
    ]);
    expect(await standingOf(device.db, offer)).toMatchObject({ state: 'called_off' });
    const sent = (await device.db.outbox.toArray()).map(({ intent }) => intent);
    expect(sent).toMatchObject([
      { body: { verdict: 'accepted' } },
      { messageId: `${offer.id}-a-a`, body: { verdict: 'called_off' } },
    ]);
  });

  test('stands again where that is taken back', async () => {
    await callOff();
    await device.db.messages.delete(messageId(`${offer.id}-a-a`));
    expect(await standingOf(device.db, offer)).toMatchObject({ state: 'accepted' });
  });

  test('is called off by both at once, of which the one that arrived first holds', async () => {
    await device.drainUntilQuiet();
    const id = messageId(`${offer.id}-a-a`);
    const at = micros(device.now * 1_000);
    device.server.chats
      .get(offer.chatId)
      ?.messages.push({ id, sender: SELLER, text: answerText('called_off'), imageUrl: null, seq: 1, at });
    await callOff();
    await device.drainUntilQuiet();
    expect(await device.db.outbox.count()).toBe(0);
    expect(await device.db.messages.get(id)).toMatchObject({ position: at, delivery: { kind: 'sent' } });
    const said = { kind: 'answer', verdict: 'called_off' } as const;
    await mergeServerMessages(device.db, [{ ...offer, id, content: said, position: at }]);
    expect(await device.db.messages.get(id)).toMatchObject({
      sender: SELLER,
      delivery: { kind: 'received' },
    });
  });
});

describe('one’s own proposal', () => {
  const id = () => messageId(`${offer.id}-a`);
  const withdraw = () => answer({ kind: 'answer', verdict: 'withdrawn' });

  beforeEach(async () => {
    offer = { ...offer, id: messageId(`${offer.id}-own`), sender: device.uid, delivery: { kind: 'sent' } };
    await mergeServerMessages(device.db, [offer]);
  });

  test('is withdrawn once, at once here, and waits to be told', async () => {
    expect(await Promise.all([withdraw(), withdraw()])).toMatchObject([
      { ok: true },
      { ok: false, code: 'answered' },
    ]);
    expect(await standingOf(device.db, offer)).toMatchObject({ state: 'withdrawn' });
    expect((await device.db.outbox.toArray()).map(({ intent }) => intent)).toMatchObject([
      { messageId: id(), body: { kind: 'answer', verdict: 'withdrawn' } },
    ]);
    await device.drainUntilQuiet();
    expect(device.textsOnServer(offer.chatId)).toContain(answerText('withdrawn'));
    expect(await standingOf(device.db, offer)).toMatchObject({ state: 'withdrawn' });
  });

  test('stays as it was answered where the answer was first, and what waits behind goes out', async () => {
    await device.type(offer.chatId, '안녕하세요');
    await device.drainUntilQuiet();
    const at = micros(device.now * 1_000);
    device.server.chats.get(offer.chatId)?.messages.push({
      id: id(),
      sender: SELLER,
      text: answerText('accepted'),
      imageUrl: null,
      seq: 1,
      at,
    });
    await withdraw();
    await device.type(offer.chatId, '죄송해요');
    await device.drainUntilQuiet();
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.textsOnServer(offer.chatId)).toEqual(['안녕하세요', answerText('accepted'), '죄송해요']);
    expect(await standingOf(device.db, offer)).toMatchObject({ state: 'waiting' });
    const said = { kind: 'answer', verdict: 'accepted' } as const;
    await mergeServerMessages(device.db, [
      { ...offer, id: id(), sender: SELLER, content: said, position: at, delivery: { kind: 'received' } },
    ]);
    expect(await standingOf(device.db, offer)).toMatchObject({ state: 'accepted' });
  });

  test('is not withdrawn where what the other side has said comes before that is sent', async () => {
    await withdraw();
    const said = { kind: 'answer', verdict: 'declined' } as const;
    await mergeServerMessages(device.db, [
      { ...offer, id: id(), sender: SELLER, content: said, delivery: { kind: 'received' } },
    ]);
    expect(await standingOf(device.db, offer)).toMatchObject({ state: 'declined' });
    expect(await device.db.outbox.count()).toBe(0);
  });
});

/** Characters of the longest id that a message can have. */
function longestId(): number {
  let chars = 1;
  while (parseMessageId('x'.repeat(chars + 1)) !== null) chars += 1;
  return chars;
}

function must(answered: Awaited<ReturnType<typeof answer>>): MessageId {
  if (!answered.ok) throw new Error(answered.code);
  return answered.value;
}
