import { PURITIES, type Purity } from '../product/product.ts';

/**
 * Fields whose names need the purity: gold that changed hands between members, and gold that the desk has
 * measured.
 */
type TradedKey = `tradedMg_${Purity}`;
type ExchangedKey = `exchangedMg_${Purity}`;

const PLAIN_KEYS = [
  /** Accounts, listings and completed deals of the day, and what the deals came to. */
  'users',
  'listings',
  'trades',
  'tradeWon',
  /** Of the exchanges asked for on that day: how many there were, and how far they have come since. */
  'asked',
  'askedScheduled',
  'askedStarted',
  'askedCompleted',
  'askedCancelled',
  'askedRejected',
  /** Exchanges completed on that day: how many, minutes since they were asked for, pure gold and fees. */
  'completed',
  'leadMinutes',
  'fineGoldMg',
  'feeWon',
] as const;

export type TallyKey = (typeof PLAIN_KEYS)[number] | TradedKey | ExchangedKey;

export const tradedKey = (purity: Purity): TradedKey => `tradedMg_${purity}`;
export const exchangedKey = (purity: Purity): ExchangedKey => `exchangedMg_${purity}`;

/** Every field of `statistics/{date}` that is counted; all are whole numbers. */
export const TALLY_KEYS: readonly TallyKey[] = [
  ...PLAIN_KEYS,
  ...PURITIES.map(tradedKey),
  ...PURITIES.map(exchangedKey),
];

/** What was counted; a field that is missing is zero. */
export type Tally = Readonly<Partial<Record<TallyKey, number>>>;

/** Tallies by Seoul date (`YYYY-MM-DD`). */
export type Tallies = ReadonlyMap<string, Tally>;

export const NO_TALLIES: Tallies = new Map();

/** All of them together, without zeros. */
export const sumOf = (parts: Iterable<Tallies>): Tallies => combined(parts, 1);

/** What has to be added to `before` to make it `after`; empty when they say the same. */
export const differenceOf = (before: Tallies, after: Tallies): Tallies =>
  sumOf([after, combined([before], -1)]);

/** One tally of several. */
export function totalOf(tallies: Iterable<Tally>): Tally {
  const total = new Map<TallyKey, number>();
  for (const tally of tallies) {
    for (const key of TALLY_KEYS) {
      const value = tally[key];
      if (value) total.set(key, (total.get(key) ?? 0) + value);
    }
  }
  return tallyOf(total);
}

function combined(parts: Iterable<Tallies>, sign: 1 | -1): Tallies {
  const days = new Map<string, Map<TallyKey, number>>();
  for (const part of parts) {
    for (const [date, tally] of part) {
      const day = days.get(date) ?? new Map<TallyKey, number>();
      for (const key of TALLY_KEYS) {
        const value = tally[key];
        if (value) day.set(key, (day.get(key) ?? 0) + sign * value);
      }
      days.set(date, day);
    }
  }
  return new Map(
    [...days].map(([date, day]) => [date, tallyOf(day)] as const).filter(([, tally]) => !isEmpty(tally)),
  );
}

function tallyOf(values: ReadonlyMap<TallyKey, number>): Tally {
  const tally: Partial<Record<TallyKey, number>> = {};
  for (const [key, value] of values) if (value !== 0) tally[key] = value;
  return tally;
}

const isEmpty = (tally: Tally): boolean => Object.keys(tally).length === 0;
