import * as v from 'valibot';
import { keepSearchCall, type SearchAnswer, type SearchRequest } from '#documents/calls/keep-search.ts';
import type { HeldRequest } from '#documents/calls/held.ts';
import type { Call } from '#documents/kernel/call.ts';
import type { UserId } from '#domain/ids.ts';
import type { QuotaKind } from '#domain/quota/quotas.ts';
import { micros } from '#domain/units.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import type { DocumentTransport } from './document-transport.ts';
import { parseTimestamp } from './firestore-values.ts';
import { BUSY, orAbsent, parsed, UNINTELLIGIBLE } from './parsed.ts';

/** How kept searches reach the server. */
export interface SearchRemote {
  /** Gives the server's reason where it keeps no more; of wishes about one search the last counts. */
  keepSearch(uid: UserId, request: SearchRequest, signal: AbortSignal): Promise<RemoteOutcome<SearchAnswer>>;
}

type CallFunction = <Asked, Answer extends { readonly ok: boolean }>(
  called: Call<Asked, Answer | HeldRequest>,
  asked: Asked,
  quota: QuotaKind,
  uid: UserId,
  signal: AbortSignal,
) => Promise<RemoteOutcome<Answer>>;

/** As many other devices may be faster in a row. */
const MOST_TRIES = 5;

const Witness = v.object({ updateTime: v.string() });

/** The same protocol as `last-wish.ts`, whose last step a function takes: it derives what the rules cannot. */
export const createSearchRemote = (read: DocumentTransport['read'], call: CallFunction): SearchRemote => ({
  async keepSearch(uid, request, signal) {
    const path = `/wishes/${uid}/items/search_${request.searchId}`;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const witness = orAbsent(parsed(await read(uid, path, signal), Witness), null);
      if (witness.kind !== 'ok') return witness;
      const at = witness.value === null ? null : parseTimestamp(witness.value.updateTime);
      if (witness.value !== null && at === null) return UNINTELLIGIBLE;
      const seen = at === null ? null : micros(at);
      const outcome = await call(keepSearchCall, { ...request, seen }, 'searches', uid, signal);
      if (outcome.kind !== 'ok' || outcome.value.ok || outcome.value.code !== 'stale') return outcome;
    }
    return BUSY;
  },
});
