import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { parseGoldPrice } from '#documents/gold-price.ts';
import { messageDocument, parseMessage } from '#documents/message.ts';
import { orderDocument, parseOrder } from '#documents/order.ts';
import { parseProduct } from '#documents/product.ts';
import { parseProfile } from '#documents/profile.ts';
import type { Chat } from '#domain/chat/chat.ts';
import type { UserId } from '#domain/ids.ts';
import {
  conversationText,
  dealDay,
  latestOrder,
  photoPathsOf,
  PROOF_MAX_MESSAGES,
  proofGoldPrice,
  proofListing,
  proofMessage,
  proofOrder,
  proofParty,
  type ProofGoldPrice,
  type ProofRange,
  type ProofStatement,
} from '#domain/proof/proof-facts.ts';
import type { Micros } from '#domain/units.ts';
import { goldPricesUntil } from '../exchange/fees-and-prices.ts';
import { fieldName } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { photosHeld } from './held-photos.ts';

export type HeldFacts = Omit<ProofStatement, 'format' | 'fileHash' | 'signedAt' | 'requestedBy'>;

/**
 * What the server itself holds of a conversation and its deal: read here, and taken from nobody. `null` for a
 * stretch that is longer than one proof.
 */
export async function heldFacts(chat: Chat, range: ProofRange): Promise<HeldFacts | null> {
  const { id: chatId, participants, productId } = chat;
  const database = firestore();
  const found = await database
    .collection(`chats/${chatId}/messages`)
    .where(fieldName(messageDocument, 'position'), '>=', timestampOf(range.from))
    .where(fieldName(messageDocument, 'position'), '<=', timestampOf(range.to))
    .orderBy(fieldName(messageDocument, 'position'))
    .limit(PROOF_MAX_MESSAGES + 1)
    .get();
  if (found.size > PROOF_MAX_MESSAGES) return null;
  const messages = found.docs.flatMap((document) => {
    const message = parseMessage(document.id, document.data(), { chatId, me: participants[0] });
    return message ? [proofMessage(message, range)] : [];
  });
  const orders = await database
    .collection('orders')
    .where(fieldName(orderDocument, 'chatId'), '==', chatId)
    .get();
  const order = latestOrder(orders.docs.flatMap((made) => parseOrder(made.id, made.data()) ?? []));
  const product = parseProduct(productId, (await database.doc(`products/${productId}`).get()).data());
  const sellerId = product?.sellerId ?? order?.sellerId ?? null;
  return {
    chatId,
    range,
    messageCount: messages.length,
    conversationHash: createHash('sha256').update(conversationText(messages)).digest('hex'),
    parties: await Promise.all(participants.map((uid) => partyOf(uid, sellerId))),
    listing: product && proofListing(product),
    order: order && proofOrder(order),
    goldPrice: await goldPriceOf(dealDay(order, range)),
    photos: await photosHeld([
      ...(product ? proofListing(product).images : []),
      ...photoPathsOf(messages).filter((path) => path.startsWith(`chatImages/${chatId}/`)),
    ]),
  };
}

async function partyOf(uid: UserId, sellerId: UserId | null) {
  const profile = await firestore().doc(`profiles/${uid}`).get();
  return proofParty(uid, sellerId, parseProfile(uid, profile.data()));
}

async function goldPriceOf(day: string): Promise<ProofGoldPrice | null> {
  const newest = (await goldPricesUntil(day).get()).docs.at(-1);
  const price = newest ? parseGoldPrice(newest.id, newest.data()) : null;
  return price && proofGoldPrice(price);
}

const timestampOf = (at: Micros): Timestamp =>
  new Timestamp(Math.floor(at / 1_000_000), (at % 1_000_000) * 1_000);
