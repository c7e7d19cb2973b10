import { FieldValue, Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { notificationDocument } from '#documents/notification.ts';
import { savedSearchDocument } from '#documents/saved-search.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { UserId } from '#domain/ids.ts';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import { wordsOfQuestion } from '#domain/market/question-words.ts';
import { addressOfQuestion } from '#domain/market/saved-search.ts';
import { createNotification, type NewNotification } from '#domain/notification/create-notification.ts';
import { internalLinkOf } from '#domain/notification/internal-link.ts';
import type { Product } from '#domain/product/product.ts';
import { activityNoticeText as text } from '#i18n/ko/activity-notices.ts';
import { categoryText, purityText } from '#i18n/ko/product-words.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { excerpt } from '../notices/excerpt.ts';
import { noticeRecord } from '../notices/notice-record.ts';
import { eventIdOf } from '../push/push-event.ts';
import { fieldsUnder, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

/** Within this time further finds raise the number in the notice that was pushed, and push nothing. */
const ONE_CALL_MS = 3_600_000;
/** For longer than any event may come again. */
const KEEP_MS = 180 * 24 * 3_600_000;
/** A title of a notice has 100, and the number stands behind it. */
const NAME_CHARS = 70;

/**
 * Tells somebody that a search of theirs has found a listing: once, whatever comes again. Finds that they have not
 * read of are one notice that counts them; after an hour a new one takes the place of the old, and is pushed.
 */
export async function tellOfFind(
  search: DocumentReference,
  owner: UserId,
  question: MarketQuestion,
  product: Product,
): Promise<void> {
  if (!(await isWanted(owner, product.sellerId))) return;
  await inTransaction((transaction) => tell(transaction, search, owner, question, product));
}

/** Whether a member is still one, and neither of the two has blocked the other. */
async function isWanted(owner: UserId, seller: UserId): Promise<boolean> {
  const database = firestore();
  const [account, ...blocks] = await database.getAll(
    database.doc(`users/${owner}`),
    database.doc(`blocks/${owner}/items/${seller}`),
    database.doc(`blocks/${seller}/items/${owner}`),
    { fieldMask: [] },
  );
  return account?.exists === true && blocks.every(({ exists }) => !exists);
}

async function tell(
  transaction: Transaction,
  reference: DocumentReference,
  owner: UserId,
  question: MarketQuestion,
  product: Product,
): Promise<void> {
  const database = firestore();
  const told = reference.collection('told').doc(product.id);
  const [search, before] = await transaction.getAll(reference, told);
  const standing = savedSearchDocument.readSome(search?.data(), [
    'isPaused',
    'noticeId',
    'noticeCount',
    'pushedAt',
  ]);
  if (!standing || standing.isPaused || before?.exists === true) return;
  const former = standing.noticeId === undefined ? null : database.doc(`notifications/${standing.noticeId}`);
  const isUnread =
    former !== null && storedField(notificationDocument, await transaction.get(former), 'read') === false;
  const count = isUnread ? (standing.noticeCount ?? 0) + 1 : 1;
  const now = Timestamp.now();
  const notice = noticeOf(owner, reference.id, question, product, count);
  const isSameCall = now.toMillis() - (standing.pushedAt ?? 0) < ONE_CALL_MS;
  transaction.create(told, { expireAt: Timestamp.fromMillis(now.toMillis() + KEEP_MS) });
  if (former !== null && isUnread && isSameCall) {
    transaction.update(former, noticeRecord(notice));
    transaction.update(reference, fieldsUnder(savedSearchDocument, { noticeCount: count }));
    return;
  }
  if (former !== null && isUnread) {
    // Devices follow what was marked by the time of the mark.
    const read = { read: true, readAt: FieldValue.serverTimestamp() };
    transaction.update(former, fieldsUnder(notificationDocument, read));
  }
  const id = `search-${eventIdOf(told.path)}`;
  transaction.create(database.doc(`notifications/${id}`), noticeRecord(notice));
  const pushed = { noticeId: id, noticeCount: count, pushedAt: now };
  transaction.update(reference, fieldsUnder(savedSearchDocument, pushed));
}

function noticeOf(
  toUid: UserId,
  searchId: string,
  question: MarketQuestion,
  product: Product,
  count: number,
): NewNotification {
  const name = nameOf(question);
  const link = `/trade?${addressOfQuestion(question)}`;
  return createNotification({
    toUid,
    type: 'saved_search',
    title: text.savedSearchTitle(name, count),
    body: text.savedSearch(excerpt(product.title), formatWon(product.price), count),
    // A long term takes more letters in an address than a link may have.
    link: internalLinkOf(link) || '/saved-searches',
    meta: { searchId, count: String(count) },
  });
}

function nameOf(question: MarketQuestion): string {
  const words = { ...tradeText.filter, categories: categoryText, purities: purityText };
  const letters = [...wordsOfQuestion(question, words).join(' ')];
  return letters.length <= NAME_CHARS ? letters.join('') : `${letters.slice(0, NAME_CHARS).join('')}…`;
}
