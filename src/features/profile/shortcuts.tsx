import { Link } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Bell from 'lucide-react/icons/bell';
import Coins from 'lucide-react/icons/coins';
import Heart from 'lucide-react/icons/heart';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import SearchCheck from 'lucide-react/icons/search-check';
import { unreadNotifications } from '#data/local/queries/notification-queries.ts';
import type { UserId } from '#domain/ids.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { Badge } from '#ui/display/badge.tsx';
import styles from './profile.module.css';

const text = profileText.shortcuts;

/** One's own lists: this page is where they are found. */
export function Shortcuts({ uid }: { readonly uid: UserId }) {
  const db = useUserDatabase();
  const unread = useLive(async () => (db ? unreadNotifications(db) : 0), [db]);
  const notifications = unread.kind === 'ready' ? unread.value : 0;
  return (
    <nav aria-label={text.label}>
      <ul className={styles.shortcuts}>
        <li>
          {/* On a wide screen nothing else leads there but the footer. */}
          <Link to="/notifications" className={styles.shortcut}>
            <Bell size={22} aria-hidden="true" />
            <span>
              {text.notifications}{' '}
              <Badge count={notifications} label={shellText.badges.notifications(notifications)} />
            </span>
          </Link>
        </li>
        <li>
          <Link to="/my-products" className={styles.shortcut}>
            <Package size={22} aria-hidden="true" />
            {text.products}
          </Link>
        </li>
        <li>
          <Link to="/my-orders" className={styles.shortcut}>
            <ReceiptText size={22} aria-hidden="true" />
            {text.orders}
          </Link>
        </li>
        <li>
          <Link to="/my-exchanges" className={styles.shortcut}>
            <ArrowLeftRight size={22} aria-hidden="true" />
            {text.exchanges}
          </Link>
        </li>
        <li>
          <Link to="/my-gold" className={styles.shortcut}>
            <Coins size={22} aria-hidden="true" />
            {text.gold}
          </Link>
        </li>
        <li>
          <Link to="/favorites" className={styles.shortcut}>
            <Heart size={22} aria-hidden="true" />
            {text.favorites}
          </Link>
        </li>
        <li>
          <Link to="/saved-searches" className={styles.shortcut}>
            <SearchCheck size={22} aria-hidden="true" />
            {text.searches}
          </Link>
        </li>
        <li>
          <Link to="/transactionReviews/$sellerId" params={{ sellerId: uid }} className={styles.shortcut}>
            <MessageSquareText size={22} aria-hidden="true" />
            {text.reviews}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
