import type { SavedSearch } from '#domain/market/saved-search.ts';
import type { Millis } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { listOf } from './kernel/kind.ts';
import { anyId, anyText, counter, flag, natural, someText } from './kernel/kinds.ts';
import { optional } from './kernel/shape.ts';
import { time, writtenOnce } from './kernel/times.ts';

/** How the functions look a search up, and what they have told of it. */
export interface SearchKeeping {
  /** Under which names it waits for listings (`anchorsOf`); a paused one waits under none. */
  readonly anchors: readonly string[];
  /** In won: a listing that costs more is not looked at. */
  readonly priceMax: number;
  /** The notice that counts what was found since it was read last … */
  readonly noticeId?: string;
  readonly noticeCount?: number;
  /** … and when it was pushed. */
  readonly pushedAt?: Millis;
}

const MOST_ANCHORS = 30;
/** What a search without a highest price stores as one. */
export const ANY_PRICE = Number.MAX_SAFE_INTEGER;

/** `savedSearches/{uid}/searches/{id}`, written by functions only: they derive what it is looked up by. */
export const savedSearchDocument = defineDocument<SavedSearch & SearchKeeping>({
  path: 'savedSearches/{uid}/searches/{searchId}',
  fields: {
    address: someText,
    isPaused: flag,
    createdAt: writtenOnce(time),
    anchors: listOf(anyText, MOST_ANCHORS),
    priceMax: natural,
    noticeId: optional(anyId),
    noticeCount: optional(counter),
    pushedAt: optional(time),
  },
  server: 'all',
  edits: {},
});

export const parseSavedSearch = (data: unknown): SavedSearch | null =>
  savedSearchDocument.readSome(data, ['address', 'isPaused', 'createdAt']);
