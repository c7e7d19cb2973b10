import { expect, test } from 'vitest';
import type { ClientEvent, Deed, History, HistoryEvent, Rest, SeenMessage } from '../history.ts';
import { checkHistory } from './check-history.ts';

const CHAT = 'ring_buyer_seller';
const BUYER = { person: 'buyer', device: 'phone', process: 'tab' };

let order = 0;
const did = (deed: Deed, outcome: ClientEvent['outcome'] = 'ok'): HistoryEvent => {
  order += 2;
  return { kind: 'client', ...BUYER, at: order, invokedAt: order - 1, order, deed, outcome };
};
const typed = (id: string) => did({ kind: 'send', chat: CHAT, id, text: `글 ${id}` });
const wrote = (id: string, over: Partial<Extract<HistoryEvent, { kind: 'server' }>> = {}): HistoryEvent => {
  order += 1;
  return {
    kind: 'server',
    at: order,
    order,
    chat: CHAT,
    id,
    sender: 'buyer',
    text: `글 ${id}`,
    wasThere: false,
    ...over,
  };
};
const shown = (id: string, over: Partial<SeenMessage> = {}): SeenMessage => ({
  id,
  sender: 'buyer',
  text: `글 ${id}`,
  state: 'sent',
  position: 1_000,
  readBy: ['buyer', 'seller'],
  ...over,
});
const read = (...messages: readonly SeenMessage[]): HistoryEvent => {
  order += 2;
  const room = { chat: CHAT, unread: 0, lastMessage: '', messages };
  return { kind: 'read', ...BUYER, at: order, invokedAt: order - 1, order, session: 0, room };
};

/** Everybody has what the server has, unless it is said otherwise. */
function rest(
  ids: readonly string[],
  unread = 0,
  onDevice: readonly SeenMessage[] = ids.map((id) => shown(id)),
): Rest {
  const lastMessage = `글 ${ids.at(-1)}`;
  const messages = ids.map((id) => {
    const { state: _state, ...message } = shown(id);
    return message;
  });
  return {
    server: [{ chat: CHAT, unread: { buyer: 0, seller: unread }, lastMessage, messages }],
    devices: [
      {
        person: 'buyer',
        device: 'phone',
        rooms: [{ chat: CHAT, unread: 0, lastMessage, messages: onDevice }],
      },
      { person: 'seller', device: 'desk', rooms: [{ chat: CHAT, unread, lastMessage, messages: onDevice }] },
    ],
  };
}

const broken = (events: readonly HistoryEvent[], looked: Rest, untouched = looked): string[] => {
  const history: History = { seed: 1, events, untouched, looked };
  return [...new Set(checkHistory(history).map(({ promise }) => promise))];
};

test('a history in which everything went well breaks nothing', () => {
  const events = [
    typed('a'),
    read(shown('a', { state: 'queued' })),
    wrote('a'),
    typed('b'),
    wrote('b'),
    read(shown('a'), shown('b')),
  ];
  expect(broken(events, rest(['a', 'b']))).toEqual([]);
});

test.each<readonly [string, () => string[], string]>([
  [
    'a message that is written twice',
    () => broken([typed('a'), wrote('a'), wrote('a', { wasThere: true })], rest(['a'])),
    'exactly once',
  ],
  [
    'a message under an id that nobody typed',
    () => broken([typed('a'), wrote('a'), wrote('ax')], rest(['a', 'ax'])),
    'exactly once',
  ],
  [
    'a message that says what was never typed',
    () => broken([typed('a'), wrote('a', { text: '다른 말' })], rest(['a'])),
    'exactly once',
  ],
  [
    'two messages in the wrong order',
    () => broken([typed('a'), typed('b'), wrote('b'), wrote('a')], rest(['b', 'a'])),
    'order',
  ],
  [
    'a message that its writer does not see',
    () => broken([typed('a'), read(), wrote('a')], rest(['a'])),
    'read your writes',
  ],
  [
    'a message shown as sent which was not',
    () => broken([typed('a'), read(shown('a')), wrote('a')], rest(['a'])),
    'no false word',
  ],
  [
    'a message that was shown and is gone',
    () => broken([wrote('a'), read(shown('a')), read()], rest(['a'])),
    'monotonic reads',
  ],
  [
    'a message that was read and is not any more',
    () => broken([wrote('a'), read(shown('a')), read(shown('a', { readBy: ['buyer'] }))], rest(['a'])),
    'monotonic reads',
  ],
  [
    'a counter that says more than is unread',
    () => broken([typed('a'), wrote('a')], rest(['a'], 1)),
    'counters',
  ],
  [
    'a device that lacks a message',
    () => broken([typed('a'), wrote('a')], rest(['a'], 0, [])),
    'same everywhere',
  ],
  [
    'a message that waits for ever',
    () => broken([typed('a'), wrote('a')], rest(['a'], 0, [shown('a', { state: 'queued' })])),
    'same everywhere',
  ],
  [
    'a message that has vanished',
    () => broken([typed('a'), typed('b'), wrote('b')], rest(['b'])),
    'nothing silent',
  ],
])('%s is found', (_what, found, promise) => {
  expect(found()).toContain(promise);
});

test('what was taken back, and what a sign-out left behind, need not arrive', () => {
  const events = [
    typed('a'),
    did({ kind: 'delete', id: 'a' }),
    typed('b'),
    did({ kind: 'sign_out' }),
    typed('c'),
    wrote('c'),
  ];
  expect(broken(events, rest(['c']))).toEqual([]);
});
