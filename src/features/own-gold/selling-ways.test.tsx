// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import { goldRangeOf } from '#domain/gold/value-range.ts';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { anOwnRing } from '#tests/support/own-pieces.ts';
import { SellingWays } from './selling-ways.tsx';

afterEach(cleanup);

const RING = anOwnRing();

test('that too few are alike is said once it was looked for them', async () => {
  const range = goldRangeOf(RING);
  if (!range.ok) throw new Error('a ring of gold has a worth');
  render(<SellingWays piece={RING} range={range.value} price={aGoldPrice()} table={DEFAULT_FEE_TABLE} />, {
    wrapper: InRouter,
  });
  expect(screen.queryByText(/비슷한 상품이 3개가 안 돼요/)).toBeNull();
  expect(await screen.findByText(/비슷한 상품이 3개가 안 돼요/)).toBeDefined();
});
