import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { marketClaims } from './market-claims.mjs';

const results = JSON.parse(readFileSync('bench/results-market.json', 'utf8'));

test('what was measured of the market shows what it is to show, at a hundred times the size as well', () => {
  expect(results.sizes[0].listings).toBe(1_000);
  expect(results.sizes.at(-1).listings).toBe(100_000);
  const broken = marketClaims(results).filter(({ holds, isTimed }) => !holds && !isTimed);
  expect(broken).toEqual([]);
});

test('a listing that was missed or a page that grew is seen', () => {
  const [first, ...others] = results.sizes;
  const worse = { ...first, recall: { ...first.recall, missed: 1 } };
  const grown = { ...others.at(-1), steps: { ...first.steps, page: { ...first.steps.page, documents: 31 } } };
  const broken = marketClaims({ ...results, sizes: [worse, grown] }).filter(({ holds }) => !holds);
  expect(broken.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['1000: missed', '100000: documents of page']),
  );
});

test('the engine and the read model that were measured are the emulator’s and the backfill’s', () => {
  for (const check of [results.engine, results.index, results.readModel]) {
    expect(check.different).toBe(0);
  }
});
