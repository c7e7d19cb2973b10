import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import type { ExchangeChange, ExchangeRefusal } from '#domain/exchange/exchange-event.ts';
import { transition } from '#domain/exchange/exchange-machine.ts';
import { parseUserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
import { callerOf, type Caller } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { REGION } from '../runtime/trigger-options.ts';
import { exchangeNotice } from './exchange-notice.ts';
import { parseTransitionCall, type TransitionCall } from './exchange-payload.ts';
import { changeRecord, eventPath, exchangePath, logRecord, standingOf } from './exchange-record.ts';

type Answer = Result<{ readonly version: number }, ExchangeRefusal>;

/**
 * Moves an exchange on, as `domain/exchange/exchange-machine.ts` allows, and tells its owner in the same
 * transaction. Of two callers who saw the same version one wins and the other is answered `stale`; a call that
 * is sent again is answered as the first time. Refusals are answers, not errors.
 */
export const transitionExchange = onCall({ region: REGION, maxInstances: 10 }, async (request) => {
  const caller = await callerOf(request);
  const call = parseTransitionCall(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a transition of an exchange');
  return firestore().runTransaction((transaction) => move(transaction, caller, call, millis(Date.now())));
});

async function move(
  transaction: Transaction,
  caller: Caller,
  { id, callId, event }: TransitionCall,
  now: Millis,
): Promise<Answer> {
  const database = firestore();
  const document = await transaction.get(database.doc(exchangePath(id)));
  // To a stranger, one that is not there looks like one of somebody else's.
  if (!document.exists) return err('denied');
  const standing = standingOf(document);
  const result = transition(standing, event, caller, now);
  if (!result.ok) {
    if (result.code !== 'stale') return result;
    const made = await transaction.get(database.doc(eventPath(id, event.version + 1)));
    return made.get('callId') === callId ? ok({ version: event.version + 1 }) : result;
  }
  if (event.kind === 'schedule') {
    const store = await transaction.get(database.doc(`stores/${event.storeId}`));
    if (!store.exists) throw new HttpsError('invalid-argument', 'no such store');
  }
  const { patch, entry } = result.value;
  transaction.update(document.ref, changeRecord(result.value));
  transaction.create(
    database.doc(eventPath(id, patch.version)),
    logRecord({ ...entry, version: patch.version }, callId),
  );
  const notice = noticeOf(document, result.value);
  if (notice) transaction.create(database.doc(`notifications/exchange-${id}-${patch.version}`), notice);
  return ok({ version: patch.version });
}

/** The notification's id is the exchange's and its version, so that no retry tells the same twice. */
function noticeOf(document: DocumentSnapshot, { notification, patch }: ExchangeChange): DocumentData | null {
  if (notification === null) return null;
  const requestNo = String(document.get('requestNo'));
  const words = exchangeNotice(notification, requestNo, patch);
  return {
    ...createNotification({
      toUid: parseUserId(document.get('userId')),
      type: notification,
      ...words,
      link: `/my-exchanges?id=${document.id}`,
      meta: { exchangeId: document.id, requestNo },
    }),
    createdAt: FieldValue.serverTimestamp(),
  };
}
