import type { QuerySnapshot } from 'firebase/firestore';
import * as v from 'valibot';
import type { Message } from '#domain/chat/chat.ts';
import type { Micros } from '#domain/units.ts';
import { timestampMicros } from '#documents/kernel/times.ts';
import { snapshotOf, type LiveSnapshot, type Parse } from './watch.ts';

/**
 * Messages, and from where to where the documents reach that the server gave. A page is turned by these and
 * not by its rows: documents that this version cannot read must not hide what stands behind them.
 */
export interface MessagePage extends LiveSnapshot<Message> {
  /** `null` for an empty page. */
  readonly oldest: Micros | null;
  readonly newest: Micros | null;
}

export function messagePageOf(snapshot: QuerySnapshot, parse: Parse<Message>): MessagePage {
  const places = snapshot.docs.flatMap((document) => {
    const place = v.safeParse(timestampMicros, document.get('timestamp'));
    return place.success ? [place.output] : [];
  });
  return { ...snapshotOf(snapshot, parse), ...reachOf(places) };
}

/** From where to where places reach, in whatever order they come. */
export const reachOf = (places: readonly Micros[]): Pick<MessagePage, 'oldest' | 'newest'> => ({
  oldest: places.reduce<Micros | null>((a, b) => (a === null || b < a ? b : a), null),
  newest: places.reduce<Micros | null>((a, b) => (a === null || b > a ? b : a), null),
});
