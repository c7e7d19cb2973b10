import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { goldPriceDocument } from '#documents/gold-price.ts';
import { parsePriceTarget, priceTargetDocument, type StoredTarget } from '#documents/price-target.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { perDon, sideOf } from '#domain/gold/price-span.ts';
import { crossedRanges, type CrossedRange } from '#domain/gold/price-target.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import { activityNoticeText as text } from '#i18n/ko/activity-notices.ts';
import { tellOnce } from '../notices/tell-once.ts';
import { fieldName, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { placeOf, type Place } from '../runtime/place-of.ts';

const PAGE = 300;
const AT_ONCE = 50;
const TARGET = /^priceTargets\/([^/]+)\/targets\/([^/]+)$/;

/**
 * Tells everybody of whose targets any lies between the two prices of a move, once for each side however many
 * those are. It asks for these targets alone, page by page, and notes its place in the move after each: a run
 * that was cut short, or comes twice, goes on from there, and a notice that is written already stays as it is.
 */
export async function tellOfPriceMove(reference: DocumentReference): Promise<void> {
  const move = await reference.get();
  const at: unknown = move.get('at');
  const [from, to] = ['from', 'to'].map((end) =>
    goldPriceDocument.readSome(move.get(end), ['buyPerGram', 'sellPerGram']),
  );
  const day: unknown = move.get('to.date');
  if (!(at instanceof Timestamp) || !from || !to || typeof day !== 'string') return;
  if (move.get('isTold') === true) return;
  for (const range of crossedRanges(from, to)) {
    const perGram = sideOf(to, range.side);
    const news = {
      move: reference.id,
      at,
      price: formatWon(perDon(perGram)),
      day: formatDay(day),
    };
    await tellInRange(move, range, news);
  }
  await reference.update({ isTold: true });
}

interface News {
  readonly move: string;
  /** Who wished later has seen this price already. */
  readonly at: Timestamp;
  readonly price: string;
  readonly day: string;
}

async function tellInRange(move: DocumentSnapshot, range: CrossedRange, news: News): Promise<void> {
  const { side, direction, lowest, highest } = range;
  const crossed = firestore()
    .collectionGroup('targets')
    .where(fieldName(priceTargetDocument, 'side'), '==', side)
    .where(fieldName(priceTargetDocument, 'direction'), '==', direction)
    .where(fieldName(priceTargetDocument, 'perDon'), '>=', lowest)
    .where(fieldName(priceTargetDocument, 'perDon'), '<=', highest)
    .orderBy(fieldName(priceTargetDocument, 'perDon'))
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  let behind: Place | null = placeOf(move.get(`place.${side}`));
  for (;;) {
    const page = await (behind === null ? crossed : crossed.startAfter(...behind)).get();
    const crossings = [...crossedBy(page.docs, range, news.at).values()];
    for (let start = 0; start < crossings.length; start += AT_ONCE) {
      await Promise.all(crossings.slice(start, start + AT_ONCE).map((crossing) => tellOne(crossing, news)));
    }
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    behind = [Number(storedField(priceTargetDocument, last, 'perDon')), last.ref.path];
    await move.ref.update({ [`place.${side}`]: behind });
  }
}

interface Crossing {
  readonly toUid: UserId;
  readonly target: StoredTarget;
}

/** Whose targets these are, with the one of each that is nearest to where the price has come to. */
function crossedBy(
  documents: readonly QueryDocumentSnapshot[],
  { direction }: CrossedRange,
  at: Timestamp,
): ReadonlyMap<UserId, Crossing> {
  const crossings = documents.flatMap((document) => crossingOf(document, at) ?? []);
  // They come in order of their price, and of those with one name the last stays.
  const inOrder = direction === 'up' ? crossings : crossings.toReversed();
  return new Map(inOrder.map((crossing) => [crossing.toUid, crossing]));
}

function crossingOf(document: QueryDocumentSnapshot, at: Timestamp): Crossing | null {
  const [, owner, id] = TARGET.exec(document.ref.path) ?? [];
  const toUid = parseUserId(owner);
  const target = id === undefined ? null : parsePriceTarget(id, document.data());
  const madeAt = storedField(priceTargetDocument, document, 'createdAt');
  if (toUid === null || target === null || !(madeAt instanceof Timestamp) || madeAt >= at) return null;
  return { toUid, target };
}

async function tellOne({ toUid, target }: Crossing, { move, price, day }: News): Promise<void> {
  const goal = text.priceTargetGoal[target.direction](formatWon(target.perDon));
  const notice = createNotification({
    toUid,
    type: 'price_target',
    title: text.priceTargetTitle,
    body: text.priceTarget(text.priceSide[target.side], price, goal, day),
    link: '/gold-price',
  });
  await tellOnce('target', `${move} ${target.side}`, notice);
}
