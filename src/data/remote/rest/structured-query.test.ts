import { expect, test } from 'vitest';
import { parseChatId, parsePostId, parseUserId } from '#domain/ids.ts';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { cardPage } from '../market/card-queries.ts';
import { commentsOf, lastMessages, profilesOf } from '../queries.ts';
import { parentPath, structuredQuery } from './structured-query.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const must = <T>(value: T | null): T => value ?? expect.unreachable('not an id');

const question: MarketQuestion = {
  term: '반지',
  filter: { ...NO_FILTER, purities: ['18K', '14K'] },
  sort: 'price_low',
};

test('a page of listings goes on behind a card, and asks for no more of each than a row shows', () => {
  const description = cardPage(question, { values: [600_000, 1_700_000_000_123], id: 'ring-1' });
  expect(structuredQuery(description, ROOT)).toMatchObject({
    structuredQuery: {
      select: { fields: expect.arrayContaining([{ fieldPath: 'title' }]) },
      from: [{ collectionId: 'listingCards' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { field: { fieldPath: 'tokens' }, op: 'ARRAY_CONTAINS' } },
            { fieldFilter: { field: { fieldPath: 'grade' }, op: 'IN' } },
          ],
        },
      },
      orderBy: [
        { field: { fieldPath: 'price' }, direction: 'ASCENDING' },
        { field: { fieldPath: 'bumpedAt' }, direction: 'DESCENDING' },
        { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
      ],
      startAt: {
        values: [
          { integerValue: '600000' },
          { timestampValue: '2023-11-14T22:13:20.123000Z' },
          { referenceValue: `${ROOT}/listingCards/ring-1` },
        ],
        before: false,
      },
      limit: description.limit,
    },
  });
});

test('ids are whole names', () => {
  expect(JSON.stringify(structuredQuery(profilesOf([must(parseUserId('kim'))]), ROOT))).toContain(
    `{"referenceValue":"${ROOT}/profiles/kim"}`,
  );
});

test('a collection under a document is asked at that document', () => {
  const description = commentsOf(must(parsePostId('post-01')), null);
  expect(parentPath(description)).toBe('/posts/post-01');
  expect(parentPath({ collection: 'stores' })).toBe('');
  expect(structuredQuery(description, ROOT)).toMatchObject({
    structuredQuery: { from: [{ collectionId: 'comments' }] },
  });
});

test('what lies everywhere is asked for at the root, and goes on behind a whole path', () => {
  const description = {
    collection: 'comments',
    isGroup: true,
    filters: [],
    order: [{ field: '__name__', direction: 'asc' }],
    after: ['posts/post-01/comments/c1'],
    limit: 10,
  } as const;
  expect(parentPath(description)).toBe('');
  expect(structuredQuery(description, ROOT)).toMatchObject({
    structuredQuery: {
      from: [{ collectionId: 'comments', allDescendants: true }],
      startAt: { values: [{ referenceValue: `${ROOT}/posts/post-01/comments/c1` }], before: false },
    },
  });
});

test('what only a listener can answer is a fault of ours', () => {
  const chatId = must(parseChatId('ring-1_buyer1_seller1'));
  expect(() => structuredQuery(lastMessages(chatId, null, 50), ROOT)).toThrow('listener');
});
