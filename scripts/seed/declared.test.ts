import { expect, test } from 'vitest';
import { DECLARED } from '#tests/support/declared-documents.ts';
import { seedAt, type SeedDocument } from './seed-documents.ts';

const { all } = seedAt('2026-03-11T06:20:00Z');

/** What only the server reads beside the declared fields. */
const SERVERS_OWN: Readonly<Record<string, readonly string[]>> = {
  'orders/{orderId}': ['updatedAt'],
  'goldPrices/{date}': ['date'],
  'reportDecisions/{reportId}': ['by', 'authorId'],
};
/** Collections that no rule lets anybody see. */
const INTERNAL = /^counters\//;

const isAt = (path: string, pattern: string): boolean => {
  const [parts, wanted] = [path.split('/'), pattern.split('/')];
  return (
    parts.length === wanted.length && wanted.every((part, i) => part.startsWith('{') || part === parts[i])
  );
};
const declarationOf = ({ path }: SeedDocument) => DECLARED.find((document) => isAt(path, document.path));

test('every demo document is declared, holds nothing else, and is one', () => {
  const wrong = all.flatMap((document) => {
    if (INTERNAL.test(document.path)) return [];
    const declared = declarationOf(document);
    if (!declared) return [`${document.path} is not declared`];
    const known = new Set([...declared.names(), ...(SERVERS_OWN[declared.path] ?? [])]);
    const unknown = Object.keys(document.data).filter((name) => !known.has(name));
    return [
      ...unknown.map((name) => `${document.path} holds ${name}`),
      ...(declared.read(document.data) === null ? [`${document.path} cannot be read`] : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test('every field of a listing, the optional ones too, is shown by one of the demo listings', () => {
  const listings = all.filter(({ path }) => isAt(path, 'products/{productId}'));
  const shown = new Set(listings.flatMap(({ data }) => Object.keys(data)));
  const product = DECLARED.find(({ path }) => path === 'products/{productId}');
  // What was taken down is not for show.
  const missing = product?.names().filter((name) => !shown.has(name) && name !== 'withheld');
  expect(missing).toEqual([]);
});
