import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { ReadDocument } from '#data/remote/rest/document-reader.ts';
import type { QueryDescription } from '#data/remote/query-description.ts';
import { messagesOfRoom, logOfExchange, takeoutLists, takeoutPage } from '#data/remote/takeout-queries.ts';
import { err, ok } from '#domain/result.ts';
import { requiredIndex } from '#tests/support/required-index.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import type { TakeoutReader } from './collect-takeout.ts';
import { createTakeoutStore } from './takeout-store.ts';

const HOUSE = new Map<string, ReadDocument>();
const at = (path: string, data: Readonly<Record<string, unknown>>): ReadDocument => {
  const document = { id: path.slice(path.lastIndexOf('/') + 1), path, data };
  HOUSE.set(path, document);
  return document;
};
at(`profiles/${BUYER}`, { nickname: '두돈이' });
for (let number = 0; number < 450; number += 1) {
  const id = String(number).padStart(4, '0');
  at(`chats/c1/messages/m${id}`, {
    sender: BUYER,
    text: `글 ${id}`,
    timestamp: { seconds: number, nanoseconds: 0 },
  });
}
at('chats/c1', { participants: [BUYER, 'other'] });
at('chats/c2', { participants: ['somebody', 'other'] });
at('orders/o1', { buyerId: BUYER, sellerId: BUYER });
at('goldExchanges/e1', { userId: BUYER, requestNo: 'GN-1' });
at('goldExchanges/e1/events/1', { version: 1 });
at(`notifications/n1`, { to: 'other' });
for (let number = 0; number < 101; number += 1) {
  at(`posts/p${number % 3}/comments/k${number}`, { authorId: BUYER, content: `댓글 ${number}` });
}
at('posts/p1/comments/other', { authorId: 'other', content: '남의 댓글' });
at(`wishes/${BUYER}/items/favorite_r1`, {});
at(`wishes/${BUYER}/items/like_p1`, {});
at(`wishes/${BUYER}/items/like_p2`, {});
at(`wishes/${BUYER}/items/product_r1`, {});
at(`posts/p1/likes/${BUYER}`, { createdAt: { seconds: 0, nanoseconds: 0 } });
at('reports/r1', { reporterId: BUYER, targetType: 'post', targetId: 'p1', note: '내부 메모' });
at('reports/r2', { reporterId: 'other', targetType: 'user', targetId: BUYER });

/** Answers as the server does; the `failing`-th question finds no network. */
function server(failing: readonly number[] = []) {
  let asked = 0;
  const questions: string[] = [];
  const isDown = (question: string): boolean => {
    questions.push(question);
    asked += 1;
    return failing.includes(asked);
  };
  const reader: TakeoutReader = {
    async get(path, as) {
      expect(as).toBe(BUYER);
      if (isDown(path)) return err('offline');
      const found = HOUSE.get(path);
      return found ? ok(found) : err('gone');
    },
    async query(description, as) {
      expect(as).toBe(BUYER);
      const { collection, after = [] } = description;
      if (isDown(`${collection} ${JSON.stringify(after)}`)) return err('offline');
      return ok(pageOf(description));
    },
  };
  return { reader, questions };
}

function pageOf(asked: QueryDescription): readonly ReadDocument[] {
  const { collection, isGroup, filters, fields, after, limit } = asked;
  const behind = typeof after?.[0] === 'string' ? after[0] : '';
  const nameOf = ({ path, id }: ReadDocument) => (isGroup ? path : id);
  return [...HOUSE.values()]
    .filter(({ path, id }) =>
      isGroup ? path.endsWith(`/${collection}/${id}`) : path === `${collection}/${id}`,
    )
    .filter((document) => nameOf(document) > behind)
    .filter(({ id, data }) =>
      filters.every(({ field, op, value }) => {
        const held = field === '__name__' ? id : data[field];
        if (typeof held === 'string' && typeof value === 'string' && op === '>=') return held >= value;
        if (typeof held === 'string' && typeof value === 'string' && op === '<=') return held <= value;
        return op === 'array-contains' ? Array.isArray(held) && held.includes(value) : held === value;
      }),
    )
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .slice(0, limit)
    .map(({ data, ...named }) => ({
      ...named,
      data: Object.fromEntries(Object.entries(data).filter(([field]) => fields?.includes(field) ?? true)),
    }));
}

const storeOver = (reader: TakeoutReader) =>
  createTakeoutStore(BUYER, { loadReader: async () => reader, now: () => new Date('2026-03-01T00:00:00Z') });

async function collected(store: ReturnType<typeof storeOver>) {
  store.start();
  await vi.waitFor(() => expect(store.get().kind).not.toBe('working'));
  return store.get();
}

describe('what a person takes along', () => {
  test('is everything of theirs, page by page, and nothing of others', async () => {
    const { reader } = server();
    const state = await collected(storeOver(reader));
    if (state.kind !== 'ready') throw new Error(state.kind);
    const { parts, madeAt, uid } = state.takeout;
    expect([uid, madeAt]).toEqual([BUYER, '2026-03-01T00:00:00.000Z']);
    expect(parts.messages).toHaveLength(450);
    expect(parts.messages[1]?.data).toEqual({
      sender: BUYER,
      text: '글 0001',
      timestamp: '1970-01-01T00:00:01.000Z',
    });
    expect(parts.chats.map(({ path }) => path)).toEqual(['chats/c1']);
    // Of both sides, it is still one order.
    expect(parts.orders).toHaveLength(1);
    expect(parts.exchange_log).toHaveLength(1);
    expect(parts.profile[0]?.data).toEqual({ nickname: '두돈이' });
    expect(parts.notifications).toEqual([]);
    expect(parts.comments).toHaveLength(101);
    expect(parts.comments.every(({ data }) => data['authorId'] === BUYER)).toBe(true);
    // The other one was taken back.
    expect(parts.likes.map(({ path }) => path)).toEqual([`posts/p1/likes/${BUYER}`]);
    expect(parts.reports.map(({ data }) => data)).toEqual([{ targetType: 'post', targetId: 'p1' }]);
  });

  test('goes on where the network left it, and reads no page twice', async () => {
    const whole = server();
    const wanted = await collected(storeOver(whole.reader));
    for (let lost = 1; lost <= whole.questions.length; lost += 1) {
      const { reader, questions } = server([lost]);
      const store = storeOver(reader);
      expect((await collected(store)).kind).toBe('paused');
      expect(await collected(store)).toEqual(wanted);
      expect(questions).toHaveLength(whole.questions.length + 1);
    }
  });

  test('is forgotten when it is stopped', async () => {
    const { reader, questions } = server();
    const store = storeOver(reader);
    store.start();
    store.cancel();
    expect(store.get()).toEqual({ kind: 'idle' });
    const again = await collected(store);
    expect(again.kind).toBe('ready');
    expect(questions.filter((question) => question === `profiles/${BUYER}`).length).toBeLessThanOrEqual(2);
  });

  test('that the server will not show is said to be so', async () => {
    const { reader } = server();
    const store = storeOver({ ...reader, query: async () => err('denied') });
    expect(await collected(store)).toEqual({ kind: 'failed', code: 'denied' });
    const broken = storeOver({ ...reader, query: async () => Promise.reject(new Error('no index')) });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await collected(broken)).toEqual({ kind: 'failed', code: 'failed' });
    log.mockRestore();
  });
});

test('no question of it needs an index of its own, but that for what lies everywhere', () => {
  const lists = [...takeoutLists(BUYER), messagesOfRoom('c1'), logOfExchange('e1')];
  for (const list of lists) {
    expect(requiredIndex(takeoutPage(list, null))).toBeNull();
    expect(requiredIndex(takeoutPage(list, 'x'))).toBeNull();
  }
  const { fieldOverrides } = JSON.parse(
    readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
  );
  const groups = lists.filter(({ isGroup }) => isGroup);
  expect(groups.length).toBeGreaterThan(0);
  for (const { collection, filters } of groups) {
    expect(filters).toHaveLength(1);
    expect(fieldOverrides).toContainEqual(
      expect.objectContaining({
        collectionGroup: collection,
        fieldPath: filters[0]?.field,
        indexes: expect.arrayContaining([{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }]),
      }),
    );
  }
});
