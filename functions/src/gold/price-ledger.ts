import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { goldPriceDocument, parseGoldPrice } from '#documents/gold-price.ts';
import { settle, type PriceInForce } from '#domain/gold/price-in-force.ts';
import { dayNumberOfDate, seoulDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

/** Every change of the price in force, each to be told of once. No rule lets anybody see them. */
export const PRICE_MOVES = 'goldPriceMoves';
/** A look a day finds one or two. */
const MOST_DAYS = 366;
/** What was in force when somebody looked last. */
const LEDGER = 'counters/gold-price';

/**
 * Writes down, in the transaction that sets a price (`set`), or that only looks, how the price in force has moved
 * since the last look. Reads first: whoever calls it has written nothing yet. Each move is a document, so that one
 * that is corrected a moment later has still been.
 */
export async function notePriceMoves(
  transaction: Transaction,
  set: PriceInForce | null,
  now: Date,
): Promise<void> {
  const today = seoulDate(millis(now.getTime()));
  const ledger = await transaction.get(firestore().doc(LEDGER));
  const known = knownIn(ledger);
  const { docs } = await transaction.get(
    known === null
      ? firestore().collection('goldPrices').where('date', '<=', today).orderBy('date', 'desc').limit(1)
      : firestore()
          .collection('goldPrices')
          .where('date', '>=', known.date)
          .where('date', '<=', today)
          .orderBy('date')
          .limit(MOST_DAYS),
  );
  const standing = docs.flatMap((document) => parseGoldPrice(document.id, document.data()) ?? []);
  const { moves, inForce } = settle(known, standing.map(pricesOf), set, today);
  for (const { from, to } of moves) {
    transaction.create(firestore().collection(PRICE_MOVES).doc(), {
      from,
      to,
      at: FieldValue.serverTimestamp(),
    });
  }
  if (inForce !== null && !isSame(known, inForce)) transaction.set(ledger.ref, inForce);
}

/** A price that was set ahead comes into force without anybody setting it. */
export const settlePrices = (now: Date): Promise<void> =>
  inTransaction((transaction) => notePriceMoves(transaction, null, now));

const pricesOf = ({ date, buyPerGram, sellPerGram }: PriceInForce): PriceInForce => ({
  date,
  buyPerGram,
  sellPerGram,
});

function knownIn(ledger: DocumentSnapshot): PriceInForce | null {
  const date: unknown = ledger.get('date');
  const figures = goldPriceDocument.readSome(ledger.data(), ['buyPerGram', 'sellPerGram']);
  return figures && typeof date === 'string' && dayNumberOfDate(date) !== null ? { date, ...figures } : null;
}

const isSame = (one: PriceInForce | null, other: PriceInForce): boolean =>
  one?.date === other.date && one.buyPerGram === other.buyPerGram && one.sellPerGram === other.sellPerGram;
