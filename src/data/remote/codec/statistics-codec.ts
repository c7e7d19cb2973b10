import * as v from 'valibot';
import { TALLY_KEYS, type Tally, type TallyKey } from '#domain/statistics/tally.ts';
import { dayNumberOfDate } from '#domain/time/seoul.ts';
import { parseFields } from './firestore-fields.ts';

export interface DayStatistics {
  /** `YYYY-MM-DD` in Seoul. */
  readonly date: string;
  readonly tally: Tally;
}

const dayFields = v.record(v.string(), v.unknown());

/** `statistics/{date}`: the id is the date; a figure that is none counts as nothing. */
export function parseDayStatistics(id: string, data: unknown): DayStatistics | null {
  const fields = parseFields(dayFields, data);
  if (!fields || dayNumberOfDate(id) === null) return null;
  const tally: Partial<Record<TallyKey, number>> = {};
  for (const key of TALLY_KEYS) {
    const value = fields[key];
    if (typeof value === 'number' && Number.isSafeInteger(value)) tally[key] = value;
  }
  return { date: id, tally };
}
