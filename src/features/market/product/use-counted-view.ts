import { useEffect, useSyncExternalStore } from 'react';
import { whenQuiet } from '#device/first-screen.ts';
import { pageVisibility } from '#device/page-visibility.ts';
import type { Wait } from '#device/use-quiet.ts';
import type { Session } from '#domain/account/account.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { connection } from '#session/connection-store.ts';
import { useSession } from '#session/use-session.ts';

/** Somebody who leaves sooner does not count as having looked. */
export const STAY_MS = 1_000;

export type Viewed = Pick<Product, 'id' | 'sellerId' | 'status'>;
export type CountView = (uid: UserId, id: ProductId, signal: AbortSignal) => Promise<void>;

/** Counts the person at the screen among those who have looked at a listing, if they stay with it. */
export function useCountedView(product: Viewed): void {
  const viewer = viewerOf(useSession(), product);
  const isVisible = useSyncExternalStore(pageVisibility.subscribe, pageVisibility.isVisible);
  useCountedStay(isVisible ? viewer : null, product.id, countWhileOnline, whenQuiet);
}

/** The same with its surroundings as arguments; nobody is counted for `null`. */
export function useCountedStay(viewer: UserId | null, id: ProductId, count: CountView, wait: Wait): void {
  useEffect(() => {
    if (viewer === null) return undefined;
    const leaving = new AbortController();
    const look = () => {
      if (leaving.signal.aborted) return;
      // A number that is one too low hurts nobody.
      count(viewer, id, leaving.signal).catch((error: unknown) =>
        console.warn('a look was not counted', error),
      );
    };
    wait(() => setTimeout(look, STAY_MS));
    return () => leaving.abort();
  }, [viewer, id, count, wait]);
}

/** Whose look counts: a member's at something of somebody else's that can still be had. */
export function viewerOf(session: Session, { sellerId, status }: Viewed): UserId | null {
  if (session.kind !== 'signed_in' || !session.isEmailVerified || session.uid === sellerId) return null;
  return status === 'selling' || status === 'reserved' ? session.uid : null;
}

const countWhileOnline: CountView = async (uid, id, signal) => {
  if (connection.get().kind === 'offline') return;
  const { countOwnView } = await import('#services/listing/count-own-view.ts');
  await countOwnView(uid, id, signal);
};
