import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Query,
} from 'firebase-admin/firestore';
import { chatDocument } from '#documents/chat.ts';
import { listingCardDocument } from '#documents/listing-card.ts';
import { favoriteDocument } from '#documents/person-items.ts';
import type { ProductId } from '#domain/ids.ts';
import { fieldName, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { FAILED_PRECONDITION, hasCode, NOT_FOUND } from '../runtime/firestore-codes.ts';
import { TURN_CLOCK, type TurnClock } from '../runtime/turn-clock.ts';
import { COUNTERS, type Counter } from './counters.ts';
import { CARDS } from './write-cards.ts';

/** A listing is counted no more often, so that one that many look at costs few writes. */
export const COUNTED_EVERY_MS = 30_000;
/**
 * For so long past its turn an event that waits is waited for; then it has died, and another counts in its
 * place.
 */
const PATIENCE_MS = 60_000;
/** As far as the clocks of two runs may be apart: a turn that comes so soon may be counted already. */
const APART_MS = 2_000;

/**
 * Counts what an event has changed of a listing into its card: at once where that was not done lately;
 * otherwise one event, `by`, waits until it may be done again and counts everything, and the others leave it
 * to that one. The listing itself is neither read nor written, so nobody who edits it waits for those who
 * look at it. Does nothing where lists do not show the listing.
 */
export async function countListing(
  id: ProductId,
  counter: Counter,
  by: string,
  clock: TurnClock = TURN_CLOCK,
): Promise<void> {
  for (;;) {
    const next = await attempt(id, counter, by, clock);
    if (next === 'done') return;
    await clock.pause(next.waitMs);
  }
}

/** What is left to this event: nothing, or to try again after so long. */
type Next = 'done' | { readonly waitMs: number };
const AT_ONCE: Next = { waitMs: 0 };

async function attempt(id: ProductId, counter: Counter, by: string, clock: TurnClock): Promise<Next> {
  const card = await firestore().doc(`${CARDS}/${id}`).get();
  if (!card.exists) return 'done';
  const leftMs = millisLeft(card, clock.now());
  const waiting = storedField(listingCardDocument, card, 'countersBy');
  if (waiting === by) return leftMs > 0 ? { waitMs: leftMs } : countForAll(card, clock);
  if (waiting !== undefined && leftMs > APART_MS) return 'done';
  if (waiting !== undefined && leftMs > -PATIENCE_MS) return { waitMs: Math.max(0, leftMs) + APART_MS };
  if (leftMs > 0) return (await change(card, { countersBy: by })) ? { waitMs: leftMs } : AT_ONCE;
  const counted = { ...(await countsOf(id, [counter])), countersAt: timeOf(clock) };
  return (await change(card, counted)) ? 'done' : AT_ONCE;
}

const timeOf = (clock: TurnClock): Timestamp => Timestamp.fromMillis(clock.now());

/**
 * Whoever has left it to this turn saw that it had not come yet: what they had changed is counted now.
 * Whoever comes while it is counted takes the next.
 */
async function countForAll(card: DocumentSnapshot, clock: TurnClock): Promise<Next> {
  const counts = await countsOf(card.id, COUNTERS);
  const counted = { ...counts, countersBy: FieldValue.delete(), countersAt: timeOf(clock) };
  return (await change(card, counted)) ? 'done' : AT_ONCE;
}

/** False where somebody else has changed the card since it was read. */
async function change(card: DocumentSnapshot, data: DocumentData): Promise<boolean> {
  if (!card.updateTime) return false;
  try {
    await card.ref.update(data, { lastUpdateTime: card.updateTime });
    return true;
  } catch (error) {
    if (hasCode(error, FAILED_PRECONDITION, NOT_FOUND)) return false;
    throw error;
  }
}

async function countsOf(id: string, counters: readonly Counter[]): Promise<DocumentData> {
  const counted = await Promise.all(
    counters.map(
      async (counter) => [counter, (await queryOf(id, counter).count().get()).data().count] as const,
    ),
  );
  return Object.fromEntries(counted);
}

function queryOf(id: string, counter: Counter): Query {
  const database = firestore();
  switch (counter) {
    case 'favoriteCount':
      return database.collectionGroup('items').where(fieldName(favoriteDocument, 'productId'), '==', id);
    case 'chatCount':
      return database.collection('chats').where(fieldName(chatDocument, 'productId'), '==', id);
    case 'viewCount':
      return database.collection(`products/${id}/views`);
  }
}

function millisLeft(card: DocumentSnapshot, now: number): number {
  const at = storedField(listingCardDocument, card, 'countersAt');
  return at instanceof Timestamp ? at.toMillis() + COUNTED_EVERY_MS - now : 0;
}
