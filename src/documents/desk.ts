import * as v from 'valibot';
import type { FeeTableChange, PriceChange } from '#domain/gold/desk-change.ts';
import type { Store, StoreChange } from '#domain/store/store.ts';
import { TALLY_KEYS, type Tally, type TallyKey } from '#domain/statistics/tally.ts';
import type { MemberSearch } from '#domain/system/found-member.ts';
import { dayNumberOfDate } from '#domain/time/seoul.ts';
import type { Millis } from '#domain/units.ts';
import { parseFeeTable } from './fee-table.ts';
import { defineDocument } from './kernel/document.ts';
import { plain } from './kernel/kind.ts';
import { amount, anyText, anyTextOrNone, counter, date, flag } from './kernel/kinds.ts';
import { joint, shape } from './kernel/shape.ts';
import type { StoredFields } from './kernel/stored.ts';
import { time, writtenOnce } from './kernel/times.ts';

interface ChangeFields {
  readonly kind: string;
  readonly byName: string;
  readonly at: Millis;
}

/** `adminActions/{callId}`: who changed what the house publishes; beside this stands what was changed. */
export const adminActionDocument = defineDocument<ChangeFields>({
  path: 'adminActions/{actionId}',
  fields: { kind: anyTextOrNone, byName: anyTextOrNone, at: writtenOnce(time) },
  server: 'all',
  edits: {},
});

const price = shape<Omit<PriceChange, 'id' | 'byName' | 'at'>>({
  date,
  buyPerGram: amount,
  sellPerGram: amount,
  source: anyTextOrNone,
});
const table = shape<{ readonly tableId: string }>({ tableId: anyText });

/** One of the kind `gold_price`. */
export function parsePriceChange(id: string, data: unknown): PriceChange | null {
  const [who, what] = [adminActionDocument.read(data), price.read(data)];
  return who && what && { id, byName: who.byName, at: who.at, ...what };
}

/** One of the kind `fee_table`. */
export function parseFeeTableChange(id: string, data: unknown): FeeTableChange | null {
  const [who, named] = [adminActionDocument.read(data), table.read(data)];
  const added = named && parseFeeTable(named.tableId, data);
  return who && added && { id, byName: who.byName, at: who.at, table: added };
}

const store = shape<Pick<Store, 'name' | 'isClosed'>>({ name: anyText, isClosed: flag });

/** One of the kind `store`. */
export function parseStoreChange(id: string, data: unknown): StoreChange | null {
  const [who, what] = [adminActionDocument.read(data), store.read(data)];
  return who && what && { id, byName: who.byName, at: who.at, ...what };
}

const search = shape<Pick<MemberSearch, 'found'>>({ found: counter });

/** One of the kind `member_search`. */
export function parseMemberSearch(id: string, data: unknown): MemberSearch | null {
  const [who, what] = [adminActionDocument.read(data), search.read(data)];
  return who && what && { id, byName: who.byName, at: who.at, ...what };
}

export interface DayStatistics {
  /** `YYYY-MM-DD` in Seoul. */
  readonly date: string;
  readonly tally: Tally;
}

const figure = plain(v.pipe(v.number(), v.safeInteger()));

/** `statistics/{date}`: what is not a whole number is left out. */
export const statisticsDocument = defineDocument<{ readonly tally: Tally }>({
  path: 'statistics/{date}',
  fields: {
    tally: joint(
      Object.fromEntries(TALLY_KEYS.map((key) => [key, { optional: true as const }])),
      tallyOf,
      (tally: Tally): StoredFields => ({ ...tally }),
    ),
  },
  server: 'all',
  edits: {},
});

/** The id is the date. */
export function parseDayStatistics(id: string, data: unknown): DayStatistics | null {
  const fields = statisticsDocument.read(data);
  return fields && dayNumberOfDate(id) !== null ? { date: id, ...fields } : null;
}

function tallyOf(data: unknown): Tally | null {
  if (typeof data !== 'object' || data === null) return null;
  const given = new Map(Object.entries(data));
  const tally: Partial<Record<TallyKey, number>> = {};
  for (const key of TALLY_KEYS) {
    const value = v.safeParse(figure.reads, given.get(key));
    if (value.success) tally[key] = value.output;
  }
  return tally;
}
