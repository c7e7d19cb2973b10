import Heart from 'lucide-react/icons/heart';
import type { ProductId } from '#domain/ids.ts';
import { favoriteText } from '#i18n/ko/favorites.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import styles from './heart-button.module.css';
import { useFavorite } from './use-favorite.ts';

/** ♡: filled while the listing is marked. */
export function HeartButton({ productId }: { readonly productId: ProductId }) {
  const [isOn, toggle] = useFavorite(productId);
  return (
    <IconButton
      label={isOn ? favoriteText.remove : favoriteText.add}
      aria-pressed={isOn}
      icon={<Heart size={24} aria-hidden="true" className={isOn ? styles.on : styles.off} />}
      onClick={toggle}
    />
  );
}
