import { Link, linkOptions, useLocation } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import CirclePlus from 'lucide-react/icons/circle-plus';
import Coins from 'lucide-react/icons/coins';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserRound from 'lucide-react/icons/user-round';
import { memo } from 'react';
import { bottomNavText } from '#i18n/ko/pages.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { useSession } from '#session/use-session.ts';
import { useBadges } from './use-badges.ts';
import styles from './bottom-nav.module.css';
import { NavBadge } from './nav-badge.tsx';
import { exchangeBadge, type BadgeName } from './navigation-items.ts';

const ITEMS = [
  { link: linkOptions({ to: '/' }), label: bottomNavText.home, Icon: House },
  { link: linkOptions({ to: '/chat' }), label: bottomNavText.chat, Icon: MessageCircle, badge: 'chat' },
  { link: linkOptions({ to: '/sell' }), label: bottomNavText.sell, Icon: CirclePlus },
  {
    link: linkOptions({ to: '/notifications' }),
    label: bottomNavText.notifications,
    Icon: Bell,
    badge: 'notifications',
  },
  {
    link: linkOptions({ to: '/gold-exchange' }),
    label: bottomNavText.goldExchange,
    Icon: Coins,
    badge: 'exchanges',
  },
  { link: linkOptions({ to: '/profile' }), label: bottomNavText.profile, Icon: UserRound },
] as const;

/** The six places a thumb reaches on a phone; drawn anew for what it shows alone, as the other navigation. */
export const BottomNav = memo(function BottomNav() {
  const session = useSession();
  const counts = useBadges();
  const isMarket = useLocation({ select: ({ pathname }) => /^\/(trade|product)/.test(pathname) });
  const badgeOf = (item: (typeof ITEMS)[number]): BadgeName | null => {
    if (!('badge' in item)) return null;
    return item.badge === 'exchanges' ? exchangeBadge(session) : item.badge;
  };
  return (
    <nav className={styles.nav} aria-label={shellText.navigation.bottom}>
      <ul className={styles.list}>
        {ITEMS.map((item) => (
          <li key={item.link.to} className={styles.place}>
            <Link
              {...item.link}
              className={styles.link}
              activeOptions={{ exact: item.link.to === '/' }}
              // The market has no place of its own here: it lies behind home.
              aria-current={item.link.to === '/' && isMarket ? 'true' : undefined}
            >
              <span className={styles.icon}>
                <item.Icon size={24} aria-hidden="true" />
                <span className={styles.badge}>
                  <NavBadge name={badgeOf(item)} counts={counts} />
                </span>
              </span>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
