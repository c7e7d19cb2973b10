import { expect, test } from 'vitest';
import { parseChatId, parsePostId, parseUserId } from '#domain/ids.ts';
import { micros, millis } from '#domain/units.ts';
import { commentsOf, lastMessages, newestProducts, productChanges, profilesOf } from '../queries.ts';
import { parentPath, structuredQuery } from './structured-query.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const must = <T>(value: T | null): T => value ?? expect.unreachable('not an id');

test('a page of changes goes on behind a document, to the microsecond', () => {
  const description = productChanges(millis(1_700_000_000_123), {
    at: micros(1_700_000_000_123_456),
    id: 'ring-1',
  });
  expect(structuredQuery(description, ROOT)).toMatchObject({
    structuredQuery: {
      from: [{ collectionId: 'products' }],
      orderBy: [
        { field: { fieldPath: 'updatedAt' }, direction: 'ASCENDING' },
        { field: { fieldPath: '__name__' }, direction: 'ASCENDING' },
      ],
      startAt: {
        values: [
          { timestampValue: '2023-11-14T22:13:20.123456Z' },
          { referenceValue: `${ROOT}/products/ring-1` },
        ],
        before: false,
      },
      limit: description.limit,
    },
  });
});

test('several filters must all hold, and ids are whole names', () => {
  expect(structuredQuery(newestProducts(millis(5)), ROOT)).toMatchObject({
    structuredQuery: {
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { field: { fieldPath: 'status' }, op: 'IN' } },
            { fieldFilter: { field: { fieldPath: 'bumpedAt' }, op: 'LESS_THAN_OR_EQUAL' } },
          ],
        },
      },
    },
  });
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

test('what only a listener can answer is a fault of ours', () => {
  const chatId = must(parseChatId('ring-1_buyer1_seller1'));
  expect(() => structuredQuery(lastMessages(chatId, null, 50), ROOT)).toThrow('listener');
});
