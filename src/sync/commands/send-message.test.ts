import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { messageRowId } from '#data/local/intent-names.ts';
import { findOutboxRow } from '#data/local/outbox-store.ts';
import { MESSAGE_MAX_CHARS, PENDING_POSITION } from '#domain/chat/chat.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import { won } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { sendMessage, type OutgoingContent } from './send-message.ts';

const WISH = 'wish1';
const PHOTO = {
  kind: 'image',
  blob: new Blob(['금반지 사진'], { type: 'image/jpeg' }),
  fileName: '반지.jpg',
  width: 8,
  height: 6,
} as const;
const words = (text: string): OutgoingContent => ({ kind: 'text', text });

let device: FakeDevice;
let room: ChatId;

beforeEach(async () => {
  device = new FakeDevice(new FakeServer());
  room = await device.openChat('ring');
  // What is written in it is then told from its opening.
  device.now += 60_000;
});

const send = (content: OutgoingContent, wish = WISH, chatId = room) =>
  sendMessage(device.db, chatId, content, device.environment, wish);

/** Everything that sending writes to. */
const disk = async () => {
  const { messages, outbox, photos, chats } = device.db;
  return Promise.all([messages.toArray(), outbox.toArray(), photos.toArray(), chats.toArray()]);
};
const shown = (id: MessageId) => device.db.messages.get(id);
const row = (id: MessageId) => findOutboxRow(device.db, messageRowId(id));
const photo = (id: MessageId) => device.db.photos.get(id);

describe('what cannot be sent', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n\t', 'empty'],
    ['what is drawn as nothing', '\u200B\u2060', 'empty'],
    ['one character too many', '가'.repeat(MESSAGE_MAX_CHARS + 1), 'too_long'],
  ])('%s is refused, and nothing is written', async (_, text, code) => {
    const before = await disk();
    expect(await send(words(text))).toEqual({ ok: false, code });
    expect(await disk()).toEqual(before);
  });

  test.each([
    ['words', words('안녕하세요')],
    ['a picture', PHOTO],
    ['a price', { kind: 'offer', price: won(480_000) } as const],
  ])('%s to a room that is not on this device are refused, and nothing is written', async (_, content) => {
    const before = await disk();
    expect(await send(content, WISH, device.chatId('elsewhere'))).toEqual({ ok: false, code: 'no_chat' });
    expect(await disk()).toEqual(before);
  });
});

test('words of just the greatest length are sent whole', async () => {
  const text = '가'.repeat(MESSAGE_MAX_CHARS);
  const id = await device.type(room, text);
  expect(await shown(id)).toMatchObject({ content: { kind: 'text', text } });
  expect(await row(id)).toMatchObject({ intent: { body: { kind: 'text', text } } });
});

describe('of one wish that is sent twice', () => {
  test.each([
    ['words', words('안녕하세요')],
    ['a picture', PHOTO],
    ['a price', { kind: 'offer', price: won(480_000) } as const],
  ])('%s stand once, and both are told so', async (_, content) => {
    const both = await Promise.all([send(content), send(content)]);
    expect(both).toEqual([
      { ok: true, value: WISH },
      { ok: true, value: WISH },
    ]);
    const before = await disk();
    expect([before[0].length, before[1].length]).toEqual([1, 1]);
    device.now += 60_000;
    expect(await send(content)).toEqual({ ok: true, value: WISH });
    expect(await disk()).toEqual(before);
  });

  test('the first words hold, and the room goes on speaking by what came after them', async () => {
    await send(words('먼저 적은 말'));
    await send(words('나중에 적은 말'), 'wish2');
    const before = await disk();
    expect(await send(words('다시 적은 말'))).toEqual({ ok: true, value: WISH });
    expect(await disk()).toEqual(before);
  });
});

describe('what is sent', () => {
  test('stands last in the conversation, waits to be sent, and has been read by its writer alone', async () => {
    const id = await device.type(room, '안녕하세요');
    const waiting = await row(id);
    expect(waiting).toMatchObject({ intent: { kind: 'message', chatId: room, messageId: id } });
    expect(waiting).toMatchObject({ state: { kind: 'queued' }, createdAt: device.now });
    expect(await shown(id)).toEqual({
      id,
      chatId: room,
      sender: device.uid,
      content: { kind: 'text', text: '안녕하세요' },
      position: PENDING_POSITION,
      seq: waiting?.seq,
      typedAt: device.now,
      readBy: [device.uid],
      delivery: { kind: 'queued' },
    });
  });

  test.each([
    ['words, without the white space around them', words(' 첫 줄\r\n둘째 줄 \n'), '첫 줄\n둘째 줄'],
    ['a picture', PHOTO, '[이미지]'],
    ['a price', { kind: 'offer', price: won(480_000) } as const, expect.stringContaining('480,000')],
    ['an answer', { kind: 'answer', verdict: 'accepted' } as const, '제안을 수락했어요.'],
  ])('is what the room speaks by: %s', async (_, content, lastMessage) => {
    const before = await device.db.chats.get(room);
    await device.send(room, content);
    const { now } = device;
    expect(await device.db.chats.get(room)).toEqual({
      ...before,
      lastMessage,
      lastMessageAt: now,
      lastUpdated: now,
    });
  });

  test('as a picture is kept byte for byte until it is uploaded, and shown without an address', async () => {
    const id = await device.send(room, PHOTO);
    const kept = await photo(id);
    expect(await kept?.blob.text()).toBe('금반지 사진');
    expect(kept).toMatchObject({ blob: { type: 'image/jpeg' }, width: 8, height: 6, progress: 0 });
    expect(kept).not.toHaveProperty('raw');
    expect(await shown(id)).toMatchObject({ content: { kind: 'image', imageUrl: null, caption: '' } });
    const objectPath = expect.stringMatching(`^chatImages/${room}/${device.now}_.*\\.jpg$`);
    expect(await row(id)).toMatchObject({ state: { kind: 'queued' } });
    expect((await row(id))?.intent).toMatchObject({
      body: { kind: 'image', objectPath, uploadedUrl: null },
    });
  });

  test('as a picture as it was chosen is prepared first, and says under which name it was', async () => {
    const id = await device.send(room, { ...PHOTO, isRaw: true });
    expect(await row(id)).toMatchObject({ state: { kind: 'preparing' } });
    expect(await photo(id)).toMatchObject({ raw: { fileName: '반지.jpg' } });
  });

  test('as a price says when it was meant, which only its delivery needs', async () => {
    const offer = { kind: 'offer', price: won(480_000) } as const;
    const id = await device.send(room, offer);
    expect((await row(id))?.intent).toMatchObject({ body: { ...offer, meantAt: device.now } });
    expect((await shown(id))?.content).toEqual(offer);
  });

  test.each([
    ['words', words('안녕하세요')],
    ['a price', { kind: 'offer', price: won(480_000) } as const],
  ])('as %s keeps no picture', async (_, content) => {
    await device.send(room, content);
    expect(await device.db.photos.count()).toBe(0);
  });
});
