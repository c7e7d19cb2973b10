import { Link, linkOptions } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Calculator from 'lucide-react/icons/calculator';
import MapPin from 'lucide-react/icons/map-pin';
import Tag from 'lucide-react/icons/tag';
import { homeText } from '#i18n/ko/home.ts';
import styles from './quick-tiles.module.css';

const text = homeText.tiles;

const TILES = [
  { link: linkOptions({ to: '/sell' }), label: text.sell, Icon: Tag },
  { link: linkOptions({ to: '/gold-exchange' }), label: text.exchange, Icon: ArrowLeftRight },
  { link: linkOptions({ to: '/goldbar-fee' }), label: text.fees, Icon: Calculator },
  { link: linkOptions({ to: '/stores' }), label: text.stores, Icon: MapPin },
] as const;

/** 판매 · 교환 · 수수료 · 매장. */
export function QuickTiles() {
  return (
    <nav aria-label={text.label}>
      <ul className={styles.tiles}>
        {TILES.map(({ link, label, Icon }) => (
          <li key={link.to}>
            <Link {...link} className={styles.tile}>
              <span className={styles.icon}>
                <Icon size={24} aria-hidden="true" />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
