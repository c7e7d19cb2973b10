import Heart from 'lucide-react/icons/heart';
import { useRouter } from '@tanstack/react-router';
import { isFavorite } from '#data/local/queries/favorite-queries.ts';
import type { ProductId } from '#domain/ids.ts';
import { favoriteText } from '#i18n/ko/favorites.ts';
import { useLive } from '#session/use-live.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { setFavorite } from '#sync/commands/set-favorite.ts';
import { realEnvironment } from '#sync/environment.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { ignoreSecondPress } from '#ui/overlay/second-press.ts';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './heart-button.module.css';

interface HeartButtonProps {
  readonly productId: ProductId;
}

/** ♡: filled while the listing is marked, live from the disk. */
export function HeartButton({ productId }: HeartButtonProps) {
  return <KnownHeart productId={productId} isOn={useIsFavorite(productId)} />;
}

/**
 * The same in a list that knows what is marked: of two thousand each would ask the disk, at each press anew.
 */
export function KnownHeart({ productId, isOn }: HeartButtonProps & { readonly isOn: boolean }) {
  const memberDatabase = useMemberDatabase();
  const toggle = () => {
    const own = memberDatabase();
    if (!own) return;
    // It means the opposite before a double tap is over.
    ignoreSecondPress();
    setFavorite(own, productId, !isOn, realEnvironment).catch((error: unknown) => {
      console.error('a favorite was not kept', error);
      toasts.show({ title: favoriteText.notKept, tone: 'error' });
    });
  };
  return (
    <IconButton
      label={isOn ? favoriteText.remove : favoriteText.add}
      aria-pressed={isOn}
      icon={<Heart size={24} aria-hidden="true" className={isOn ? styles.on : styles.off} />}
      onClick={toggle}
    />
  );
}

/** Whether the person has marked a listing. */
function useIsFavorite(productId: ProductId): boolean {
  const session = useSession();
  const db = useUserDatabase();
  const isMember = session.kind === 'signed_in' && session.isEmailVerified;
  const live = useLive(
    async () => (db && isMember ? isFavorite(db, productId) : false),
    [db, isMember, productId],
  );
  return live.kind === 'ready' && live.value;
}

/** A member's own database when asked for; anybody else is told what is missing and led there. */
function useMemberDatabase(): () => OwnDatabase | null {
  const session = useSession();
  const db = useUserDatabase();
  const router = useRouter();
  return () => {
    if (session.kind !== 'signed_in' || !db) {
      toasts.show({ title: favoriteText.needsLogin, tag: 'login' });
      void router.navigate({ to: '/login', search: { redirect: router.state.location.href } });
      return null;
    }
    if (!session.isEmailVerified) {
      toasts.show({ title: favoriteText.needsVerification, tag: 'login' });
      void router.navigate({ to: '/verify-email', search: { redirect: router.state.location.href } });
      return null;
    }
    return db;
  };
}
