import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { favoriteDocument, viewDocument } from '#documents/person-items.ts';
import { requiredIndex, serves } from '#tests/support/required-index.ts';

const ROOT = new URL('../../', import.meta.url);
const SOURCES = new URL('functions/src/', ROOT);
const textOf = (path: string): string => readFileSync(new URL(path, SOURCES), 'utf8');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

interface Indexes {
  readonly indexes: Parameters<typeof serves>[0][];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly { readonly queryScope: string }[];
  }[];
}
const { indexes, fieldOverrides }: Indexes = JSON.parse(
  readFileSync(new URL('firestore.indexes.json', ROOT), 'utf8'),
);

/** Whose fields are asked for over all collections of a name. */
const IN_GROUPS: Readonly<Record<string, { names(keys: string[]): readonly string[] }>> = {
  favoriteDocument: { names: (keys) => favoriteDocument.names(keys.filter((key) => key === 'productId')) },
  viewDocument: { names: (keys) => viewDocument.names(keys.filter((key) => key === 'uid')) },
};

/** A field as its document calls it, where that is named above; else by its key, which is as good to count. */
const nameOf = (declared: string, key: string): string => IN_GROUPS[declared]?.names([key])[0] ?? key;

/** Statement by statement, what builds a query of the admin SDK. */
const built = files.flatMap((file) =>
  textOf(file)
    .replaceAll(
      /fieldName\(\s*(\w+),\s*'?(\w+)'?,?\s*\)/g,
      (_, declared: string, key: string) => `'${nameOf(declared, key)}'`,
    )
    .split(';')
    .filter((words) => /\.(?:where|orderBy)\(/.test(words))
    .map((words) => ({ file, words, kinds: kindsOf(words) })),
);

/** Which of the two halves of a composite index a statement asks for. */
function kindsOf(words: string) {
  const equal = [...words.matchAll(/where\(\s*'?([\w.]+)'?,\s*'(?:==|in|array-contains(?:-any)?)'/g)];
  const ranges = [...words.matchAll(/where\(\s*('?[\w.]+(?:\(\))?'?),\s*'(?:<|>|<=|>=)'/g)];
  // Documents of one value stand in the order of their names in every index.
  const orders = [...words.matchAll(/orderBy\(\s*(?!FieldPath\.documentId\(\)\))'?([\w.]+)/g)];
  return { equal: equal.map(([, field = '']) => field), isOrdered: ranges.length + orders.length > 0 };
}

const ordered = (field: string, direction: 'asc' | 'desc') => [{ field, direction }] as const;
const equal = (field: string) => ({ field, op: '==', value: 'x' }) as const;

/** Every statement of the functions that asks for an equality and an order together. */
const COMPOSITE = {
  'deals/tell-no-show.ts': {
    collection: 'messages',
    filters: [equal('payload.verdict'), { field: 'timestamp', op: '>=', value: 'x' }],
    order: ordered('timestamp', 'asc'),
    limit: 1,
  },
  'desk/find-member.ts': {
    collection: 'goldExchanges',
    filters: [equal('userId')],
    order: ordered('createdAt', 'desc'),
    limit: 1,
  },
  'gold/tell-of-price-move.ts': {
    collection: 'targets',
    filters: [equal('side'), equal('direction'), { field: 'perDon', op: '>=', value: 1 }],
    order: ordered('perDon', 'asc'),
    limit: 1,
  },
  'people/answer-time.ts': {
    collection: 'messages',
    filters: [equal('sender')],
    order: ordered('timestamp', 'asc'),
    limit: 1,
  },
  'people/profile-counts.ts': ['buyerId', 'sellerId'].map((side) => ({
    collection: 'orders',
    filters: [equal('status'), equal(side), { field: 'agreedPrice', op: '>=', value: 1 } as const],
    order: ordered('agreedPrice', 'asc'),
    limit: 1,
  })),
  'scheduled/end-stale-reservations.ts': {
    collection: 'orders',
    filters: [equal('status'), { field: 'updatedAt', op: '<=', value: 'x' }],
    order: ordered('updatedAt', 'asc'),
    limit: 1,
  },
  'searches/tell-searches.ts': {
    collection: 'searches',
    filters: [
      { field: 'anchors', op: 'array-contains-any', value: ['x'] },
      { field: 'priceMax', op: '>=', value: 1 },
    ],
    order: ordered('priceMax', 'asc'),
    limit: 1,
  },
} as const;

test('the queries of the functions are seen', () => {
  expect(built.length).toBeGreaterThan(25);
});

test('those that need a composite index are listed here, and have it', () => {
  const needing = built.filter(({ kinds }) => kinds.equal.length > 0 && kinds.isOrdered);
  // Statements that ask several questions at once are listed by their file too.
  expect([...new Set(needing.map(({ file }) => file))].toSorted()).toEqual(Object.keys(COMPOSITE));
  for (const query of Object.values(COMPOSITE).flat()) {
    const required = requiredIndex(query);
    expect(required).not.toBeNull();
    // A question to all collections of a name wants an index over all of them.
    const isOverAll = built.some(({ words }) => words.includes(`collectionGroup('${query.collection}')`));
    const scope = isOverAll ? 'COLLECTION_GROUP' : 'COLLECTION';
    const inScope = required && { ...required, queryScope: scope };
    expect(inScope !== null && indexes.some((index) => serves(index, inScope, query))).toBe(true);
  }
});

test('those over all collections of a name have an index over all of them', () => {
  const groups = built.flatMap(({ file, words }) =>
    // Those of several fields are looked at above.
    file in COMPOSITE
      ? []
      : [...words.matchAll(/collectionGroup\('(\w+)'\)\s*\.where\('([\w.]+)'/g)].map(
          ([, group = '', field = '']) => `${group}.${field}`,
        ),
  );
  const held = fieldOverrides
    .filter((override) => override.indexes.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP'))
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  expect(groups.length).toBeGreaterThan(0);
  expect(held).toEqual(expect.arrayContaining([...new Set(groups)]));
});

test('no statement goes on with a query that another has begun with an equality', () => {
  // Read apart, an order here and an equality there would need an index that nothing above sees.
  const loose = built.filter(({ words, kinds }) => kinds.isOrdered && !/collection(?:Group)?\(/.test(words));
  expect(loose.map(({ file }) => file)).toEqual([]);
});
