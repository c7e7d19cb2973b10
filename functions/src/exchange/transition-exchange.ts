import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  transitionExchangeCall,
  type TransitionAnswer,
  type TransitionCall,
} from '#documents/calls/exchange.ts';
import { storeDocument } from '#documents/store.ts';
import type { ExchangeChange } from '#domain/exchange/exchange-event.ts';
import { transition } from '#domain/exchange/exchange-machine.ts';
import { takesVisit } from '#domain/exchange/exchange-requirements.ts';
import { countExchange, type CountedExchange } from '#domain/statistics/count.ts';
import { differenceOf } from '#domain/statistics/tally.ts';
import { err, ok } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf, type Caller } from '../runtime/caller.ts';
import { callSumOf } from '../runtime/call-sum.ts';
import { fieldOf } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { onCall } from '../runtime/on-call.ts';
import { addTallies } from '../statistics/add-tallies.ts';
import { countedOf } from '../statistics/counted-documents.ts';
import { exchangeNoticePath, exchangeNoticeRecord } from './exchange-notice.ts';
import { changeRecord, eventPath, exchangePath, logRecord, standingOf } from './exchange-record.ts';

/**
 * Moves an exchange on, as `domain/exchange/exchange-machine.ts` allows, and tells its owner in the same
 * transaction. Of two callers who saw the same version one wins and the other is answered `stale`; a call
 * that is sent again is answered as the first time. Refusals are answers, not errors.
 */
export const transitionExchange = onCall(callOptions(10), async (request) => {
  const caller = await callerOf(request);
  const call = transitionExchangeCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a transition of an exchange');
  return moveExchange(caller, call, millis(Date.now()));
});

/** The same without the wire: for a caller who is known, at a time that is given. */
export function moveExchange(caller: Caller, call: TransitionCall, now: Millis): Promise<TransitionAnswer> {
  const work = (transaction: Transaction) => move(transaction, caller, call, now);
  return inTransaction(work);
}

async function move(
  transaction: Transaction,
  caller: Caller,
  { id, callId, event }: TransitionCall,
  now: Millis,
): Promise<TransitionAnswer> {
  const database = firestore();
  const document = await transaction.get(database.doc(exchangePath(id)));
  // To a stranger, one that is not there looks like one of somebody else's.
  if (!document.exists) return err('denied');
  const standing = standingOf(document);
  const result = transition(standing, event, caller, now);
  if (!result.ok) {
    if (result.code !== 'stale') return result;
    const made = await transaction.get(database.doc(eventPath(id, event.version + 1)));
    const isSame = made.get('callId') === callId && made.get('callSum') === callSumOf(event);
    return isSame ? ok({ version: event.version + 1 }) : result;
  }
  let storeName = '';
  if (event.kind === 'schedule') {
    const store = await transaction.get(database.doc(`stores/${event.storeId}`));
    if (!store.exists) throw new HttpsError('invalid-argument', 'no such store');
    const isClosed = fieldOf(storeDocument, store, 'isClosed') === true;
    if (!takesVisit({ id: store.id, isClosed }, standing)) {
      throw new HttpsError('invalid-argument', 'the store is closed');
    }
    storeName = storeDocument.readSome(store.data(), ['name'])?.name ?? '';
  }
  const { patch, entry, notification } = result.value;
  transaction.update(document.ref, changeRecord(result.value));
  transaction.create(
    database.doc(eventPath(id, patch.version)),
    logRecord({ ...entry, version: patch.version }, callId, event),
  );
  const counted = countedOf(document);
  addTallies(
    transaction,
    differenceOf(countExchange(counted), countExchange(changed(counted, result.value))),
  );
  if (notification !== null) {
    transaction.create(
      database.doc(exchangeNoticePath(id, patch.version)),
      exchangeNoticeRecord(document, notification, {
        ...patch,
        storeName,
        isMoved: standing.status === 'scheduled',
      }),
    );
  }
  return ok({ version: patch.version });
}

/** What an exchange counts as once the change is in. */
const changed = (before: CountedExchange, { patch, entry }: ExchangeChange): CountedExchange => ({
  history: [...before.history, { to: entry.to, at: entry.at }],
  measured: patch.measured ?? before.measured,
  final: patch.final ?? before.final,
});
