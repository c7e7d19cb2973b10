import type { RoomSummary } from '#data/local/queries/room-queries.ts';
import { isOfferStale } from '#domain/chat/price-offer.ts';
import type { Millis } from '#domain/units.ts';

/** What a room's second line is about: first what waits for its writer, then what the writer has begun. */
export type RoomPreview = 'refused' | 'asks' | 'draft' | 'waiting' | 'last';

/** `asks`: a price of long ago goes out only once its writer has said that it still holds. */
export function previewOf(
  { isRefused, offerMeantAt, draft, waiting }: RoomSummary,
  now: Millis,
): RoomPreview {
  if (isRefused) return 'refused';
  if (offerMeantAt !== null && isOfferStale(offerMeantAt, now)) return 'asks';
  if (draft !== '') return 'draft';
  return waiting > 0 ? 'waiting' : 'last';
}
