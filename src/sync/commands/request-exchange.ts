import { countOpenExchanges } from '#data/local/exchange-store.ts';
import { exchangeRowId } from '#data/local/intent-names.ts';
import { appendIntent, findOutboxRow, retryRow, takeBackRow } from '#data/local/outbox-store.ts';
import { dropTabDraft, keepTabDraft, takeNewestDraft } from '#data/local/tab-drafts.ts';
import { forgetTyped } from '#data/local/typing-journal.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import {
  checkRequest,
  type ExchangeRequest,
  type RequestRefusal,
} from '#domain/exchange/exchange-request.ts';
import type { ExchangeEstimate } from '#domain/exchange/exchange.ts';
import { parseExchangeId, type ExchangeId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';
import { keepDraft } from './keep-draft.ts';

/** `disk`: this device refuses the write; the draft stays. */
export type AskCode = RequestRefusal | 'disk';

/** Where a tab keeps its unfinished request. */
export const requestPlaceIn = (tab: string) => ({ name: 'exchange:new', tab });

/** What was left unfinished in this tab, else in one that is gone, as `read` makes it out. */
export const takeExchangeDraft = <Form>(
  db: UserDatabase,
  tab: string,
  living: ReadonlySet<string>,
  read: (kept: unknown) => Form | null,
): Promise<Form | null> => takeNewestDraft(db, requestPlaceIn(tab), living, read);

/** Keeps a tab's unfinished request on this device; `null` forgets it. */
export const keepExchangeDraft = (
  db: UserDatabase,
  tab: string,
  value: unknown,
  environment: Environment,
): Promise<void> => keepDraft(db, requestPlaceIn(tab), value, environment);

export interface AskedExchange {
  readonly request: ExchangeRequest;
  readonly estimate: ExchangeEstimate;
  readonly tab: string;
}

/**
 * Queues a request for an exchange and forgets the draft of `tab`, in one transaction. What this device knows
 * is checked here; the server checks again when it gets it. `wish` is its id: however often it is submitted,
 * it is one request.
 */
export async function requestExchange(
  db: UserDatabase,
  { request, estimate, tab }: AskedExchange,
  environment: Environment,
  wish = environment.newId(),
): Promise<Result<ExchangeId, AskCode>> {
  const id = parseExchangeId(wish);
  if (id === null) throw new Error('a new id must be a document id');
  const now = environment.now();
  const stored = await storeOwn(db, environment, 'exchange request', () =>
    db.transaction('rw', [db.exchanges, db.outbox, db.drafts], async () => {
      // The second of one wish is no further request, and must not be counted as one.
      if (await findOutboxRow(db, exchangeRowId(id))) return ok(id);
      const checked = checkRequest(request, await countOpenExchanges(db), now);
      if (!checked.ok) return checked;
      const intent = { kind: 'exchange_request', exchangeId: id, request, estimate, refusal: null } as const;
      await appendIntent(db, intent, now);
      await dropTabDraft(db, requestPlaceIn(tab));
      return ok(id);
    }),
  );
  if (!stored.ok) return stored;
  if (stored.value.ok) forgetTyped(db, requestPlaceIn(tab));
  return stored.value;
}

/** Puts a refused request back in line. */
export const retryExchangeRequest = (db: UserDatabase, id: ExchangeId): Promise<boolean> =>
  db.transaction('rw', db.outbox, () => retryRow(db, exchangeRowId(id)));

/**
 * Takes a waiting or refused request back; `false` where it may have arrived: then it is cancelled, not
 * forgotten.
 */
export const withdrawExchangeRequest = (db: UserDatabase, id: ExchangeId): Promise<boolean> =>
  db.transaction('rw', db.outbox, () => takeBackRow(db, exchangeRowId(id)));

/**
 * Puts a refused request back where `tab` writes, as the unfinished one that `draft` is: it leaves the outbox
 * in the same transaction. `false` where it is not there to be rewritten any more.
 */
export async function rewriteExchangeRequest(
  db: UserDatabase,
  id: ExchangeId,
  { draft, tab }: { readonly draft: unknown; readonly tab: string },
  environment: Environment,
): Promise<Result<boolean, 'disk'>> {
  const place = requestPlaceIn(tab);
  const rewritten = await storeOwn(db, environment, 'a request to rewrite', () =>
    db.transaction('rw', [db.outbox, db.drafts], async () => {
      if (!(await takeBackRow(db, exchangeRowId(id)))) return false;
      await keepTabDraft(db, place, draft, environment.now());
      return true;
    }),
  );
  // What the tab has noted there is older.
  if (rewritten.ok && rewritten.value) forgetTyped(db, place);
  return rewritten;
}
