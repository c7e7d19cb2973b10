import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { accountDocument } from '#documents/account.ts';
import type { HeldRequest } from '#documents/calls/held.ts';
import {
  sellerIdentityCall,
  type IdentityAnswer,
  type SellerIdentity,
} from '#documents/calls/seller-identity.ts';
import { parseOrder } from '#documents/order.ts';
import type { OrderId, UserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import type { Order } from '#domain/order/order.ts';
import { err, ok } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
import { sellerIdentityNoticeText as text } from '#i18n/ko/seller-identity-notices.ts';
import { dealLink } from '../deals/deal-record.ts';
import { excerpt } from '../notices/excerpt.ts';
import { noticeRecord } from '../notices/notice-record.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf } from '../runtime/caller.ts';
import { accounts, firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { onCall } from '../runtime/on-call.ts';
import { countQuota, readQuota } from '../runtime/quota.ts';

/**
 * Shows the buyer of a deal who the seller is, as far as the house knows (전자상거래법 §20 ②, decision 045). The
 * look is written down, and the seller is told of it, before anything is shown.
 */
export const sellerIdentity = onCall(
  callOptions(2),
  async (request): Promise<IdentityAnswer | HeldRequest> => {
    const { uid } = await callerOf(request);
    const call = sellerIdentityCall.request(request.data);
    if (call === null) throw new HttpsError('invalid-argument', 'not an order');
    return identityFor(uid, call.orderId, millis(Date.now()));
  },
);

async function identityFor(
  uid: UserId,
  orderId: OrderId,
  now: Millis,
): Promise<IdentityAnswer | HeldRequest> {
  const order = parseOrder(orderId, (await firestore().doc(`orders/${orderId}`).get()).data());
  if (order === null) return err('gone');
  if (order.buyerId !== uid) return err('denied');
  const known = await identityOf(order.sellerId);
  if (known === null) return err('left');
  const waitMs = await writeDown(order, now);
  return waitMs === null ? ok(known) : { ok: false, code: 'held', waitMs };
}

async function identityOf(sellerId: UserId): Promise<SellerIdentity | null> {
  const [{ users }, stored] = await Promise.all([
    accounts().getUsers([{ uid: sellerId }]),
    firestore().doc(`users/${sellerId}`).get(),
  ]);
  const [account] = users;
  const typed = accountDocument.readSome(stored.data(), ['nickname', 'phone']);
  // The same day that stands wherever this person is shown.
  const begun = accountDocument.readSome(stored.data(), ['createdAt']);
  if (account === undefined || typed === null) return null;
  return {
    ...typed,
    email: account.email ?? '',
    isEmailVerified: account.emailVerified,
    joinedAt: begun?.createdAt ?? millis(Date.parse(account.metadata.creationTime)),
  };
}

/** For how long to wait, or `null` where it stands. Asked again for the same deal nothing is counted or told. */
const writeDown = ({ id, buyerId, sellerId, snapshot }: Order, now: Millis): Promise<number | null> =>
  inTransaction(async (transaction) => {
    const place = firestore().doc(`sellerDisclosures/${id}`);
    const [before, quota] = [
      await transaction.get(place),
      await readQuota(transaction, buyerId, 'identities', now),
    ];
    if (before.exists) return null;
    if (quota.kind === 'full') return quota.until - now;
    countQuota(transaction, quota, id);
    transaction.create(place, { orderId: id, buyerId, sellerId, createdAt: FieldValue.serverTimestamp() });
    const notice = createNotification({
      toUid: sellerId,
      type: 'order',
      title: text.title,
      body: text.body(excerpt(snapshot.title)),
      link: dealLink(true),
      meta: { fromUid: buyerId },
    });
    transaction.create(firestore().doc(`notifications/identity-${id}`), noticeRecord(notice));
    return null;
  });
