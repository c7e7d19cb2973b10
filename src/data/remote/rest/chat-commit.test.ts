import { describe, expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { BUYER, chatId, messageId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { chatWrites, type ChatCommit } from './chat-commit.ts';

const commit = (over: Partial<ChatCommit> = {}): ChatCommit => ({
  chatId: chatId('p1_buyer_seller'),
  productId: productId('p1'),
  participants: [BUYER, SELLER],
  sender: BUYER,
  chatExists: true,
  messages: ['m1', 'm2'].map((id, seq) => ({
    id: messageId(id),
    content: { kind: 'text' as const, text: id },
    seq,
    typedAt: millis(0),
  })),
  lastMessage: 'm2',
  ...over,
});

const CHAT = 'root/chats/p1_buyer_seller';

describe('a commit that is sent twice is refused as a whole', () => {
  test.each([
    ['of a chat that is there', true],
    ['of a new chat', false],
  ])('%s: every message is created, and the chat is what it is believed to be', (_, chatExists) => {
    expect(chatWrites('root', commit({ chatExists }))).toMatchObject([
      { update: { name: `${CHAT}/messages/m1` }, currentDocument: { exists: false } },
      { update: { name: `${CHAT}/messages/m2` }, currentDocument: { exists: false } },
      { update: { name: CHAT }, currentDocument: { exists: chatExists } },
    ]);
  });
});

test('the other side’s counter rises by exactly the number of messages', () => {
  expect(chatWrites('root', commit())).toMatchObject([
    {},
    {},
    {
      updateTransforms: [
        { fieldPath: 'lastMessageAt' },
        { fieldPath: 'lastUpdated' },
        { fieldPath: 'touchedAt' },
        { fieldPath: `unreadCount.${SELLER}`, increment: { integerValue: '2' } },
      ],
    },
  ]);
});
