import { priceTargetDocument } from '#documents/price-target.ts';
import { targetIdOf, type PriceTarget } from '#domain/gold/price-target.ts';
import type { UserId } from '#domain/ids.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import { writeWhole } from './document-writes.ts';
import { always } from './last-wish.ts';
import type { ListingTransport } from './listing-remote.ts';

/** How target prices reach the server. */
export interface TargetRemote {
  setPriceTarget(
    uid: UserId,
    target: PriceTarget,
    wanted: boolean,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<null>>;
}

export const createTargetRemote = ({
  root,
  wish,
}: Pick<ListingTransport, 'root' | 'wish'>): TargetRemote => ({
  setPriceTarget(uid, target, wanted, signal) {
    const id = targetIdOf(target);
    const name = `${root}/priceTargets/${uid}/targets/${id}`;
    const set = writeWhole(priceTargetDocument, name, priceTargetDocument.encode(target));
    const counts = wanted ? [{ kind: 'targets', of: id, added: 1 } as const] : [];
    return wish(uid, `target_${id}`, always(wanted ? set : { delete: name }), signal, counts);
  },
});
