import * as v from 'valibot';
import { SAVED_SEARCH_LIMITS, SEARCH_WISHES, type SearchWish } from '#domain/market/search-wish.ts';
import type { Result } from '#domain/result.ts';
import { micros, type Micros } from '#domain/units.ts';
import { defineCall, resultOf } from '../kernel/call.ts';
import { natural } from '../kernel/kinds.ts';
import { heldRequest, type HeldRequest } from './held.ts';

/** What is to become of a search. */
export interface SearchRequest {
  /** Of this device's making, from the address: the same search of two devices is one. */
  readonly searchId: string;
  readonly address: string;
  readonly wish: SearchWish;
}

export interface SearchCall extends SearchRequest {
  /** When the witness of these wishes was written that this one has seen (`rest/last-wish.ts`). */
  readonly seen: Micros | null;
}

/** `full`: there are as many as one person may keep; `stale`: another wish has landed since the look. */
const SEARCH_REFUSALS = ['full', 'invalid', 'stale'] as const;
export type SearchRefusal = (typeof SEARCH_REFUSALS)[number];
export type SearchAnswer = Result<null, SearchRefusal>;

/** Asked twice it says the same, as long as nothing else was wished of the search. */
export const keepSearchCall = defineCall<SearchCall, SearchAnswer | HeldRequest>(
  'keepSearch',
  v.object({
    searchId: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    address: v.pipe(v.string(), v.maxLength(SAVED_SEARCH_LIMITS.chars)),
    wish: v.picklist(SEARCH_WISHES),
    seen: v.nullable(v.pipe(natural.reads, v.transform(micros))),
  }),
  v.union([resultOf(v.null(), SEARCH_REFUSALS), heldRequest]),
);
