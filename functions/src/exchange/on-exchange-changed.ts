import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { exchangeDocument, exchangeEventDocument } from '#documents/exchange.ts';
import { fieldOf, fieldsUnder, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { ALREADY_EXISTS, hasCode } from '../runtime/firestore-codes.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { exchangeNoticePath, exchangeNoticeRecord } from './exchange-notice.ts';
import { eventPath, noticeFieldsOf } from './exchange-record.ts';

/**
 * Makes sure that the owner hears of every change of the desk's. `transitionExchange` tells in its own
 * transaction, and this then finds it done; what is corrected past it, by a script or in the console, would
 * else be changed in silence.
 */
export const onExchangeChanged = onDocumentUpdated(
  { ...TRIGGER, document: 'goldExchanges/{exchangeId}' },
  async ({ data: change }) => {
    const noticePath = change && (await pathOfMissingNotice(change.before, change.after));
    if (!noticePath) return;
    const { after } = change;
    const seen = exchangeDocument.readSome(after.data(), ['userId', 'status']);
    if (seen === null || seen.status === 'requested') return;
    const batch = firestore().batch();
    batch.create(
      firestore().doc(noticePath),
      exchangeNoticeRecord(after, `exchange_${seen.status}`, {
        ...noticeFieldsOf(after),
        isMoved: fieldOf(exchangeDocument, change.before, 'status') === 'scheduled',
      }),
    );
    const unseen = { viewed: false, touchedAt: FieldValue.serverTimestamp() };
    batch.update(after.ref, fieldsUnder(exchangeDocument, unseen));
    try {
      await batch.commit();
    } catch (error) {
      if (!hasCode(error, ALREADY_EXISTS)) throw error;
    }
  },
);

/** Null where nothing has changed that anybody should hear of. */
async function pathOfMissingNotice(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): Promise<string | null> {
  const [was, version] = [versionOf(before), versionOf(after)];
  if (version === was) {
    // Past the function nobody counts versions: then the state names the change.
    const [from, to] = [before, after].map((exchange) => storedField(exchangeDocument, exchange, 'status'));
    return from === to ? null : exchangeNoticePath(after.id, `${version}-${String(to)}`);
  }
  const entry = await firestore().doc(eventPath(after.id, version)).get();
  // Owners know what they have done themselves.
  return fieldOf(exchangeEventDocument, entry, 'role') === 'owner'
    ? null
    : exchangeNoticePath(after.id, version);
}

const versionOf = (exchange: DocumentSnapshot): number => fieldOf(exchangeDocument, exchange, 'version') ?? 0;
