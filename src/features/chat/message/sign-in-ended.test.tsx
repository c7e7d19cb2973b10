// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutboxState } from '#data/local/outbox-row.ts';
import { appendIntent } from '#data/local/outbox-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { Message } from '#domain/chat/chat.ts';
import { millis } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { diskCounts } from '#tests/support/disk-counts.ts';
import { aMessage, BUYER, chatId, messageId } from '#tests/support/domain-fixtures.ts';
import { SignInEnded } from './sign-in-ended.tsx';

const own = openUserDatabase(BUYER);
const ENDED: OutboxState = { kind: 'queued', awaits: 'sign_in' };

const waiting = ['m1', 'm2', 'm3', 'm4', 'm5'].map((id) =>
  aMessage({ id: messageId(id), delivery: { kind: 'queued' } }),
);
const elsewhere = aMessage({
  id: messageId('m9'),
  chatId: chatId('p2_buyer_seller'),
  delivery: { kind: 'queued' },
});

const become = ({ id }: Message, state: OutboxState) =>
  own.outbox.where('id').equals(`message:${id}`).modify({ state });
const notices = () => screen.queryAllByText(chatText.message.signInEnded).length;

/** How often each was drawn. */
let drawn: Record<string, number>;
const bubbles = (messages: readonly Message[]) =>
  messages.map((message) => (
    <Profiler
      key={message.id}
      id={message.id}
      onRender={(id) => {
        drawn[id] = (drawn[id] ?? 0) + 1;
      }}
    >
      <SignInEnded message={message} />
    </Profiler>
  ));

beforeEach(async () => {
  drawn = {};
  for (const { id, chatId: room } of [...waiting, elsewhere]) {
    const body = { kind: 'text', text: '안녕하세요' } as const;
    await appendIntent(own, { kind: 'message', chatId: room, messageId: id, body }, millis(1));
  }
});
afterEach(async () => {
  cleanup();
  await own.outbox.clear();
});

test('a room is asked once for all of its messages that wait, and only what is answered anew is drawn again', async () => {
  await own.outbox.toCollection().modify({ state: ENDED });
  const before = diskCounts().reads;
  render(bubbles(waiting));
  await expect.poll(notices).toBe(5);
  expect(diskCounts().reads - before).toBe(1);

  const first = { ...drawn };
  await become(elsewhere, { kind: 'queued' });
  await become(waiting[2] ?? elsewhere, { kind: 'queued' });
  await expect.poll(notices).toBe(4);
  expect(drawn).toEqual({ ...first, m3: (first['m3'] ?? 0) + 1 });
});

test('each room is answered by itself, and whoever looks again is told what holds then', async () => {
  const { rerender } = render(bubbles([]));
  await become(elsewhere, ENDED);
  rerender(bubbles([...waiting, elsewhere]));
  await expect.poll(notices).toBe(1);
  rerender(bubbles(waiting));
  expect(notices()).toBe(0);
  rerender(bubbles([]));
  await become(elsewhere, { kind: 'queued' });
  rerender(bubbles([elsewhere, ...waiting]));
  expect(notices()).toBe(0);
  await become(waiting[4] ?? elsewhere, ENDED);
  await expect.poll(notices).toBe(1);
});
