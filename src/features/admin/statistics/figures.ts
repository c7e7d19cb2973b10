import { groupThousands, formatWon } from '#domain/format/format-won.ts';
import { formatGrams } from '#domain/gold/weight.ts';
import { PURITIES, type Purity } from '#domain/product/product.ts';
import { averageLeadMinutes, type Bucket } from '#domain/statistics/period.ts';
import { exchangedKey, totalOf, tradedKey, type Tally, type TallyKey } from '#domain/statistics/tally.ts';
import type { CsvCell } from '#domain/statistics/csv.ts';
import { milligrams, toGrams } from '#domain/units.ts';
import { purityText } from '#i18n/ko/product-words.ts';
import { statisticsText as text } from '#i18n/ko/statistics.ts';

/** One thing that is counted, as it is read on the screen. */
export interface Figure {
  readonly name: string;
  readonly valueOf: (tally: Tally) => number | null;
  readonly words: (value: number) => string;
}

const counted = (name: string, key: TallyKey, words: (value: number) => string): Figure => ({
  name,
  valueOf: (tally) => tally[key] ?? 0,
  words,
});

const people = (value: number): string => text.people(groupThousands(value));
const things = (value: number): string => text.things(groupThousands(value));
const grams = (value: number): string => formatGrams(milligrams(value));

export const FIGURES = {
  users: counted(text.users, 'users', people),
  listings: counted(text.listings, 'listings', things),
  trades: counted(text.trades, 'trades', things),
  tradeWon: counted(text.tradeWon, 'tradeWon', formatWon),
  asked: counted(text.asked, 'asked', things),
  completed: counted(text.completed, 'completed', things),
  lead: { name: text.lead, valueOf: averageLeadMinutes, words: leadWords },
  fineGold: counted(text.fineGold, 'fineGoldMg', grams),
  fee: counted(text.fee, 'feeWon', formatWon),
} as const satisfies Record<string, Figure>;

/** In the order of the tiles and of the table's columns. */
export const ALL_FIGURES: readonly Figure[] = Object.values(FIGURES);

export const wordsOf = ({ valueOf, words }: Figure, tally: Tally): string => {
  const value = valueOf(tally);
  return value === null ? text.none : words(value);
};

/** Minutes as days and hours, or hours and minutes. */
export function leadWords(minutes: number): string {
  const whole = Math.round(minutes);
  return text.duration(Math.floor(whole / 1440), Math.floor(whole / 60) % 24, whole % 60);
}

export interface FunnelStep {
  readonly key: keyof typeof text.step;
  readonly count: number;
  /** Of all that were asked for, 0–1. */
  readonly share: number;
}

/** How far the exchanges asked for in the period have come. */
export function funnelOf(tally: Tally): readonly FunnelStep[] {
  const asked = tally.asked ?? 0;
  const keys = [
    'asked',
    'askedScheduled',
    'askedStarted',
    'askedCompleted',
    'askedCancelled',
    'askedRejected',
  ] as const;
  return keys.map((key) => {
    const count = tally[key] ?? 0;
    return { key, count, share: asked === 0 ? 0 : count / asked };
  });
}

export interface PurityWeights {
  readonly purity: Purity;
  readonly traded: number;
  readonly exchanged: number;
}

/** Milligrams by purity, those that neither side has left out. */
export const weightsOf = (tally: Tally): readonly PurityWeights[] =>
  PURITIES.map((purity) => ({
    purity,
    traded: tally[tradedKey(purity)] ?? 0,
    exchanged: tally[exchangedKey(purity)] ?? 0,
  })).filter(({ traded, exchanged }) => traded + exchanged > 0);

/** The whole table for a spreadsheet: figures without units, and a line with the sums. */
export function csvRowsOf(buckets: readonly Bucket[]): readonly (readonly CsvCell[])[] {
  const { csvColumns } = text;
  const header: readonly CsvCell[] = [
    csvColumns.from,
    csvColumns.to,
    text.users,
    text.listings,
    text.trades,
    csvColumns.won(text.tradeWon),
    text.asked,
    ...funnelOf({})
      .slice(1)
      .map(({ key }) => text.step[key]),
    text.completed,
    csvColumns.leadMinutes,
    csvColumns.fineGold,
    csvColumns.won(text.fee),
    ...PURITIES.map((purity) => csvColumns.tradedOf(purityText[purity])),
    ...PURITIES.map((purity) => csvColumns.exchangedOf(purityText[purity])),
  ];
  const total = totalOf(buckets.map(({ tally }) => tally));
  return [
    header,
    ...buckets.map(({ from, to, tally }) => [from, to, ...csvFiguresOf(tally)]),
    [text.total, null, ...csvFiguresOf(total)],
  ];
}

const csvFiguresOf = (tally: Tally): readonly CsvCell[] => [
  tally.users ?? 0,
  tally.listings ?? 0,
  tally.trades ?? 0,
  tally.tradeWon ?? 0,
  ...funnelOf(tally).map(({ count }) => count),
  tally.completed ?? 0,
  averageLeadMinutes(tally),
  inGrams(tally.fineGoldMg),
  tally.feeWon ?? 0,
  ...PURITIES.map((purity) => inGrams(tally[tradedKey(purity)])),
  ...PURITIES.map((purity) => inGrams(tally[exchangedKey(purity)])),
];

const inGrams = (mg = 0): number => toGrams(milligrams(mg));
