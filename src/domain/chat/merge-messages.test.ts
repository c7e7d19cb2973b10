import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BUYER, SELLER, aMessage, chatId, messageId, userId } from '#tests/support/domain-fixtures.ts';

import { micros, millis, won } from '../units.ts';
import { PENDING_POSITION, type DeliveryState, type Message } from './chat.ts';
import { compareMessages, mergeMessage } from './merge-messages.ts';

const READERS = [SELLER, userId('third'), userId('fourth')];

const localState: fc.Arbitrary<DeliveryState> = fc.constantFrom<DeliveryState>(
  { kind: 'queued' },
  { kind: 'sending' },
  { kind: 'sent' },
  { kind: 'failed', reason: 'denied' },
);

/** What the server may say about one message over time: only `readBy` ever differs. */
const serverEvent = fc.subarray(READERS).map((readers) =>
  aMessage({
    content: { kind: 'image', imageUrl: 'https://example.com/a.jpg', caption: '' },
    position: micros(1_773_000_000_000_000),
    readBy: [BUYER, ...readers],
  }),
);

const echo = fc.tuple(localState, fc.subarray(READERS)).map(([delivery, readers]) =>
  aMessage({
    content: { kind: 'image', imageUrl: null, caption: '' },
    position: PENDING_POSITION,
    readBy: [BUYER, ...readers],
    delivery,
  }),
);

const replay = (local: Message | undefined, events: readonly Message[]) =>
  events.reduce<Message | undefined>((row, event) => mergeMessage(row, event), local);

describe('merging a local echo with the server', () => {
  test('takes place, content and delivery from the server', () => {
    fc.assert(
      fc.property(echo, serverEvent, (local, server) => {
        const merged = mergeMessage(local, server);
        expect(merged.position).toBe(server.position);
        expect(merged.content).toEqual(server.content);
        expect(merged.delivery).toEqual({ kind: 'sent' });
      }),
    );
  });

  test('makes a failed or queued row sent, since the server has it', () => {
    const server = aMessage();
    for (const delivery of [{ kind: 'queued' }, { kind: 'failed', reason: 'denied' }] as const) {
      const merged = mergeMessage(aMessage({ position: PENDING_POSITION, delivery }), server);
      expect(merged.delivery).toEqual({ kind: 'sent' });
    }
  });

  test('keeps every reader that either side knows, each once, the sender first', () => {
    const merged = mergeMessage(
      aMessage({ readBy: [BUYER, SELLER, SELLER] }),
      aMessage({ readBy: [userId('third'), BUYER] }),
    );
    expect(merged.readBy).toEqual([BUYER, SELLER, 'third']);
  });

  test('never loses a reader', () => {
    fc.assert(
      fc.property(echo, fc.array(serverEvent), (local, events) => {
        const known = new Set([local, ...events].flatMap((m) => m.readBy));
        expect(new Set(replay(local, events)?.readBy)).toEqual(known);
      }),
    );
  });

  test('gives the same row however late, doubled or disordered the events come', () => {
    const shuffled = fc
      .array(serverEvent, { minLength: 1 })
      .chain((events) =>
        fc.tuple(
          fc.constant(events),
          fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
        ),
      );
    fc.assert(
      fc.property(fc.option(echo, { nil: undefined }), shuffled, (local, [events, again]) => {
        expect(replay(local, again)).toEqual(replay(local, events));
      }),
    );
  });

  test('is idempotent, and hands back the very row it was given', () => {
    fc.assert(
      fc.property(fc.option(echo, { nil: undefined }), serverEvent, (local, server) => {
        const once = mergeMessage(local, server);
        expect(mergeMessage(once, server)).toBe(once);
        expect(mergeMessage(once, once)).toBe(once);
      }),
    );
  });

  test('leaves a settled place alone when an event comes without a time', () => {
    const settled = aMessage();
    expect(mergeMessage(settled, aMessage({ position: PENDING_POSITION }))).toBe(settled);
  });

  test('notices a change of any field', () => {
    const appointment = { at: millis(1), place: '종로3가역', note: '' };
    const local = aMessage({ content: { kind: 'appointment', appointment } });
    const changes: readonly Partial<Message>[] = [
      { content: { kind: 'appointment', appointment: { ...appointment, place: '을지로입구역' } } },
      { content: { kind: 'text', text: '다른 말' } },
      { content: { kind: 'offer', price: won(480_000) } },
      { seq: 9 },
      { typedAt: millis(9) },
      { delivery: { kind: 'failed', reason: 'gone' } },
    ];
    for (const change of changes) expect(mergeMessage(local, { ...local, ...change })).toMatchObject(change);
  });

  test('refuses rows of two different messages, which would be a bug', () => {
    expect(() => mergeMessage(aMessage(), aMessage({ id: messageId('m2') }))).toThrow('cannot merge');
  });
});

describe('the order within a chat', () => {
  const anyMessage = fc
    .record({
      position: fc.oneof(fc.integer({ min: 1, max: 3 }).map(micros), fc.constant(PENDING_POSITION)),
      seq: fc.integer({ min: 0, max: 3 }),
      id: fc.constantFrom('a', 'B', 'c').map(messageId),
    })
    .map(aMessage);

  test('puts what waits after everything the server has, in the order typed', () => {
    const pending = (seq: number) => aMessage({ id: messageId(`q${seq}`), position: PENDING_POSITION, seq });
    const settled = aMessage({ seq: 99 });
    const sorted = [pending(12), pending(11), settled].toSorted(compareMessages);
    expect(sorted.map((m) => m.seq)).toEqual([99, 11, 12]);
  });

  test('orders messages of one commit by the sender’s number', () => {
    const [first, second] = [
      aMessage({ id: messageId('z'), seq: 1 }),
      aMessage({ id: messageId('a'), seq: 2 }),
    ];
    expect([second, first].toSorted(compareMessages)).toEqual([first, second]);
  });

  test('is a total order: antisymmetric, transitive, zero for itself alone', () => {
    fc.assert(
      fc.property(anyMessage, anyMessage, anyMessage, (a, b, c) => {
        expect(Math.sign(compareMessages(a, b))).toBe(0 - Math.sign(compareMessages(b, a)));
        const broken = compareMessages(a, b) <= 0 && compareMessages(b, c) <= 0 && compareMessages(a, c) > 0;
        expect(broken).toBe(false);
        const same = a.position === b.position && a.seq === b.seq && a.id === b.id;
        expect(compareMessages(a, b) === 0).toBe(same);
      }),
    );
  });
});

describe('a repeated row', () => {
  const row = aMessage({ content: { kind: 'image', imageUrl: null, caption: '가락지' } });

  test('is the same object, whatever it says of itself', () => {
    expect(mergeMessage(row, { ...row, content: { ...row.content } })).toBe(row);
    const refused = aMessage({ delivery: { kind: 'failed', reason: 'denied' } });
    expect(mergeMessage(refused, { ...refused, delivery: { kind: 'failed', reason: 'denied' } })).toBe(
      refused,
    );
  });

  test.each<Partial<Message>>([
    { chatId: chatId('p2_buyer_seller') },
    { sender: SELLER },
    { position: micros(7) },
    { seq: 77 },
    { typedAt: millis(7) },
    { delivery: { kind: 'received' } },
    { delivery: { kind: 'failed', reason: 'gone' } },
    { content: { kind: 'image', imageUrl: 'https://example.com/a.jpg', caption: '가락지' } },
    { content: { kind: 'image', imageUrl: null, caption: '팔찌' } },
    { content: { kind: 'text', text: '가락지' } },
  ])('is told apart by %j alone', (change) => {
    const merged = mergeMessage(row, { ...row, ...change });
    expect(merged).not.toBe(row);
    expect(merged).toMatchObject(change);
  });

  test('is told apart by why it was refused', () => {
    const refused = aMessage({ delivery: { kind: 'failed', reason: 'denied' } });
    const anew = mergeMessage(refused, { ...refused, delivery: { kind: 'failed', reason: 'gone' } });
    expect(anew.delivery).toEqual({ kind: 'failed', reason: 'gone' });
  });
});

test('of one commit and one number the id decides', () => {
  const [a, b] = [aMessage({ id: messageId('a') }), aMessage({ id: messageId('b') })];
  expect([compareMessages(a, b), compareMessages(b, a), compareMessages(a, a)]).toEqual([-1, 1, 0]);
});
