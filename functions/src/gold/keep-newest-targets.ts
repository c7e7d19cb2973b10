import { priceTargetDocument } from '#documents/price-target.ts';
import { PRICE_TARGET_LIMITS } from '#domain/gold/price-target.ts';
import { fieldName } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';

/** Of one person. Twice what the app lets them set, which two devices without a network may each have done. */
const MOST_KEPT = 2 * PRICE_TARGET_LIMITS.most;
/** More than a day's quota: of what somebody had before, the rest goes with their next. */
const AT_ONCE = 100;

/**
 * Takes away somebody's oldest targets where they have more than anybody needs: each is read whenever the price
 * crosses it, and rules cannot count what is there. One read where there are not too many. Safe to run twice at
 * once: the newest are never among those that go.
 */
export async function keepNewestTargets(uid: string): Promise<void> {
  const place = `priceTargets/${uid}/targets`;
  const counted = await firestore()
    .collection(place)
    .limit(MOST_KEPT + 1)
    .count()
    .get();
  if (counted.data().count <= MOST_KEPT) return;
  const { docs } = await firestore()
    .collection(place)
    .orderBy(fieldName(priceTargetDocument, 'createdAt'), 'desc')
    .limit(MOST_KEPT + AT_ONCE)
    .select()
    .get();
  const gone = firestore().batch();
  for (const { ref } of docs.slice(MOST_KEPT)) gone.delete(ref);
  await gone.commit();
}
