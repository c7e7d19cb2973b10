import { FieldPath, type DocumentSnapshot } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { parseGoldPrice } from '#documents/gold-price.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import type { PriceEdit } from '#domain/gold/price-edit.ts';
import { decideFeed, parsePriceFeed, type StandingPrice } from '#domain/gold/price-feed.ts';
import { dateAfter } from '#domain/time/business-days.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { actOnce } from '../desk/admin-action.ts';
import { notePriceMoves } from '../gold/price-ledger.ts';
import { priceRecord } from '../gold/price-record.ts';
import { callSumOf } from '../runtime/call-sum.ts';
import { firestore } from '../runtime/firebase.ts';
import { REGION } from '../runtime/trigger-options.ts';
import { visibleRun, type RunReport } from '../system/visible-run.ts';

export interface PriceFeed {
  /** Empty: there is none. */
  readonly address: string;
  /** What the app names as where the price is from. */
  readonly source: string;
  readonly maxJumpPercent: number;
}

const DEFAULT_JUMP_PERCENT = 8;
const PATIENCE_MS = 10_000;
/** A price is a line; whatever is longer is something else. */
const MOST_CHARS = 10_000;
/** A price that is older is no measure of today's. */
const DAYS_BACK = 30;

/** Every half hour of a working day. What `.env` says is bundled in. */
export const fetchGoldPrice = onSchedule(
  { schedule: '*/30 9-18 * * 1-6', timeZone: 'Asia/Seoul', region: REGION, maxInstances: 1 },
  () =>
    visibleRun('gold_price', (now) =>
      takeGoldPrice(
        {
          address: process.env['GOLD_PRICE_URL'] ?? '',
          source: process.env['GOLD_PRICE_SOURCE'] || '자동 고시',
          maxJumpPercent: Number(process.env['GOLD_PRICE_MAX_JUMP_PERCENT'] || DEFAULT_JUMP_PERCENT),
        },
        now,
      ),
    ),
);

/**
 * Asks the feed and sets the price of its day, with a line in the desk's history. What jumps too far is
 * refused, and stays refused until the desk has set a price by hand from which it is near again.
 */
export async function takeGoldPrice(feed: PriceFeed, now: Date): Promise<RunReport> {
  if (feed.address === '') return { outcome: 'off', figures: {} };
  const given = parsePriceFeed(await askFeed(feed.address), feed.source);
  if (given === null) throw new FeedError('not_understood');
  const today = seoulDate(millis(now.getTime()));
  const [ofDay, last] = await Promise.all([priceOf(given.date), lastPrice(today)]);
  const figures = { buyPerGram: given.buyPerGram, sellPerGram: given.sellPerGram };
  const decision = decideFeed(given, { ofDay, last }, today, feed.maxJumpPercent);
  switch (decision.kind) {
    case 'refused':
      return { outcome: 'refused', reason: decision.reason, figures };
    case 'kept':
    case 'same':
      return { outcome: 'done', reason: decision.kind, figures };
    case 'set': {
      const isSet = await setFedPrice(given, ofDay, now);
      return isSet
        ? { outcome: 'done', figures: { ...figures, set: 1 } }
        : { outcome: 'done', reason: 'kept', figures };
    }
  }
}

/**
 * Sets what the feed has given and notes how the price in force moves by it, as the desk does. `false` where
 * the day no longer says what was `seen`: somebody has set it by hand meanwhile.
 */
export function setFedPrice(given: PriceEdit, seen: GoldPrice | null, now: Date): Promise<boolean> {
  const { date, buyPerGram, sellPerGram, source } = given;
  // Named after what it says and what stood before: a run that comes twice sets it once.
  const callId = `feed-${date}-${callSumOf({ given, after: seen?.updatedAt ?? null })}`;
  return actOnce(
    { kind: 'gold_price', caller: { uid: 'feed', name: source }, callId, asked: given },
    async (transaction) => {
      const day = firestore().doc(`goldPrices/${date}`);
      const standing = await transaction.get(day);
      if (priceIn(standing)?.updatedAt !== seen?.updatedAt) return null;
      await notePriceMoves(transaction, { date, buyPerGram, sellPerGram }, now);
      transaction.set(day, { ...priceRecord(given), isFed: true });
      return given;
    },
  );
}

/** By its `code` the desk reads what was wrong with the feed. */
class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly code: string;

  constructor(code: string) {
    super(`the price feed: ${code}`);
    this.code = code;
  }
}

async function askFeed(address: string): Promise<string> {
  const answer = await fetch(address, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new FeedError(`http_${answer.status}`);
  const text = await answer.text();
  if (text.length > MOST_CHARS) throw new FeedError('too_long');
  return text;
}

async function priceOf(date: string): Promise<StandingPrice | null> {
  const document = await firestore().doc(`goldPrices/${date}`).get();
  const price = priceIn(document);
  return price && { ...price, isFed: document.get('isFed') === true };
}

const priceIn = (document: DocumentSnapshot): GoldPrice | null =>
  document.exists ? parseGoldPrice(document.id, document.data()) : null;

async function lastPrice(today: string): Promise<GoldPrice | null> {
  const { docs } = await firestore()
    .collection('goldPrices')
    // Oldest first, since ids in descending order would want an index of their own.
    .where(FieldPath.documentId(), '>=', dateAfter(today, -DAYS_BACK) ?? today)
    .where(FieldPath.documentId(), '<=', today)
    .limit(DAYS_BACK + 1)
    .get();
  const newest = docs.at(-1);
  return newest === undefined ? null : priceIn(newest);
}
