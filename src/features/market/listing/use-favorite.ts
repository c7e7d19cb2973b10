import { isFavorite } from '#data/local/queries/favorite-queries.ts';
import type { ProductId } from '#domain/ids.ts';
import { favoriteText } from '#i18n/ko/favorites.ts';
import { useLive } from '#session/use-live.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { setFavorite } from '#sync/commands/set-favorite.ts';
import { realEnvironment } from '#sync/environment.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useMemberDatabase } from './use-member.ts';

/** Whether the person has marked a listing, live from the disk, and the way to change it. */
export function useFavorite(productId: ProductId): readonly [boolean, () => void] {
  const session = useSession();
  const db = useUserDatabase();
  const memberDatabase = useMemberDatabase();
  const isMember = session.kind === 'signed_in' && session.isEmailVerified;
  const live = useLive(
    async () => (db && isMember ? isFavorite(db, productId) : false),
    [db, isMember, productId],
  );
  const isOn = live.kind === 'ready' && live.value;
  const toggle = () => {
    const own = memberDatabase();
    if (!own) return;
    setFavorite(own, productId, !isOn, realEnvironment).catch((error: unknown) => {
      console.error('a favorite was not kept', error);
      toasts.show({ title: favoriteText.notKept, tone: 'error' });
    });
  };
  return [isOn, toggle];
}
