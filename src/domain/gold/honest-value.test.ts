import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { fromGrams, won } from '../units.ts';
import { DEFAULT_FEE_TABLE } from './fee-schedule.ts';
import type { PieceFacts } from './piece-facts.ts';
import { exchangedForBar, soldAtStore } from './selling-ways.ts';
import { goldRangeOf, worthOf } from './value-range.ts';

const PRICE = { sellPerGram: won(214_400), buyPerGram: won(247_200) };

/** The table that a jeweller reads; every row was reckoned apart from the code. */
const page = readFileSync(new URL('../../../docs/honest-value.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const PURITY: Record<string, PieceFacts['purity']> = { 모름: 'unknown' };
const STAMP: Record<string, PieceFacts['stamp']> = {
  홀마크: 'hallmark',
  태극: 'taegeuk',
  검: 'geom',
  금: 'geum',
  외국: 'foreign',
  없음: 'none',
  모름: 'unstated',
};
const SOLDER: Record<string, PieceFacts['solder']> = { 없음: 'without', 있음: 'with', 모름: 'unsure' };
const SCALE: Record<string, PieceFacts['scale']> = { 매장: 'store', 집: 'home', 표기: 'label' };

const named = <T>(table: Record<string, T>, word: string): T => {
  const found = table[word];
  if (found === undefined) throw new Error(`the table does not know ${word}`);
  return found;
};
const purityOf = (word: string) =>
  PURITY[word] ?? (['24K', '22K', '18K', '14K', '10K'] as const).find((one) => one === word) ?? 'unknown';
const figure = (cell: string) => Number(cell.replaceAll(',', ''));
const range = (cell: string) => {
  const [low, high] = cell.split('~').map(figure);
  return { low, high };
};

describe('the table of honest values', () => {
  test('has thirty rows', () => {
    expect(rows.map(([number]) => Number(number))).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });

  test.each(rows.map((cells) => [cells[1] ?? '', cells] as const))('%s', (_name, cells) => {
    const [, , purity, stamp, paper, grams, stones, solder, scale, asked, ...expected] = cells.map(String);
    const piece: PieceFacts = {
      purity: purityOf(purity ?? ''),
      ...(paper === '–' ? {} : { fineness: Number(paper) / 1000 }),
      weight: fromGrams(Number(grams)),
      hasStones: stones !== '없음',
      ...(stones === '없음' || stones === '무게 모름' ? {} : { stoneWeight: fromGrams(Number(stones)) }),
      stamp: named(STAMP, stamp ?? ''),
      solder: named(SOLDER, solder ?? ''),
      scale: named(SCALE, scale ?? ''),
    };
    const [weight, fineness, worth, store, storeVatAdded, bar, fee, exchange, exchangeVatAdded] = expected;
    const gold = goldRangeOf(piece);
    if (!gold.ok) throw new Error(gold.code);
    expect(gold.value.weight).toEqual(range(weight ?? ''));
    const perMille = { low: gold.value.fineness.low * 1000, high: gold.value.fineness.high * 1000 };
    expect(perMille.low).toBeCloseTo(range(fineness ?? '').low ?? NaN, 6);
    expect(perMille.high).toBeCloseTo(range(fineness ?? '').high ?? NaN, 6);
    expect(worthOf(gold.value, PRICE.sellPerGram)).toEqual(range(worth ?? ''));
    const sold = soldAtStore(piece, gold.value, PRICE, asked === '–' ? null : won(figure(asked ?? '')));
    expect(sold.vatIncluded).toEqual(range(store ?? ''));
    expect(sold.vatAdded).toEqual(range(storeVatAdded ?? ''));
    const exchanged = exchangedForBar(piece, gold.value, PRICE, DEFAULT_FEE_TABLE);
    const { bar: made, fee: taken, vatIncluded, vatAdded } = exchanged ?? {};
    expect([made, taken, vatIncluded, vatAdded]).toEqual(
      bar === '–'
        ? [undefined, undefined, undefined, undefined]
        : [figure(bar ?? ''), figure(fee ?? ''), range(exchange ?? ''), range(exchangeVatAdded ?? '')],
    );
  });
});

test.each(['24K', 'unknown'] as const)(
  'what a paper calls pure gold is no alloy to refine, stamped %s',
  (purity) => {
    const piece: PieceFacts = {
      purity,
      fineness: 0.9999,
      weight: fromGrams(37.5),
      hasStones: false,
      stamp: 'none',
      solder: 'without',
      scale: 'label',
    };
    const gold = goldRangeOf(piece);
    if (!gold.ok) throw new Error(gold.code);
    const sold = soldAtStore(piece, gold.value, PRICE, null);
    expect(sold.refining).toBe(0);
    expect(sold.vatIncluded).toEqual(worthOf(gold.value, PRICE.sellPerGram));
  },
);
