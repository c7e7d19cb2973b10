import { findProfile } from '#data/local/queries/profile-queries.ts';
import type { UserId } from '#domain/ids.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { SellerCard } from './seller-card.tsx';

/** The seller's card from what is on this device; it comes with the listing. */
export function Seller({ sellerId }: { readonly sellerId: UserId }) {
  const profile = useCatalogue(async (db) => findProfile(db, sellerId), [sellerId]);
  return <SellerCard sellerId={sellerId} profile={profile.kind === 'ready' ? profile.value : undefined} />;
}
