// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import { goldRangeOf } from '#domain/gold/value-range.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
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

test('a store that takes nothing says so, and not the stamp that is not there', async () => {
  const piece = anOwnRing({ stamp: 'none', fineness: 0 });
  const range = goldRangeOf(piece);
  if (!range.ok) throw new Error('a ring of gold has a worth');
  render(<SellingWays piece={piece} range={range.value} price={aGoldPrice()} table={DEFAULT_FEE_TABLE} />, {
    wrapper: InRouter,
  });
  const { store } = ownGoldText.ways;
  fireEvent.change(await screen.findByLabelText(store.asked), { target: { value: '0' } });
  expect(screen.getByText(new RegExp(store.fee('0원')))).toBeDefined();
  expect(screen.queryByText(new RegExp(store.noFee))).toBeNull();
});
