import type { Breach, History } from '../history.ts';
import type { Facts } from './facts.ts';

/**
 * What one person types on one device into one chat stands there in the order in which it was typed. A
 * message that was taken back, or was left behind by a sign-out, may still arrive from an attempt on its way:
 * that one has no place.
 */
export function senderOrder(
  history: History,
  { typed, takenBack, isSignedOutBetween }: Facts,
): readonly Breach[] {
  const breaches: Breach[] = [];
  for (const { chat, messages } of history.looked.server) {
    const places = new Map(messages.map(({ id }, place) => [id, place] as const));
    const own = typed.filter(
      ({ deed }) => deed.chat === chat && places.has(deed.id) && !takenBack.has(deed.id),
    );
    for (const earlier of own) {
      for (const later of own) {
        if (earlier.device !== later.device || earlier.order > later.invokedAt) continue;
        if (isSignedOutBetween(earlier.device, earlier.order, later.invokedAt)) continue;
        if ((places.get(earlier.deed.id) ?? 0) < (places.get(later.deed.id) ?? 0)) continue;
        breaches.push({
          promise: 'order',
          what: `${later.deed.id} stands before ${earlier.deed.id} in ${chat}`,
        });
      }
    }
  }
  return breaches;
}
