import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { commonText } from '#i18n/ko/common.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { useSession } from '#session/use-session.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { useBadges } from './use-badges.ts';
import styles from './menu-sheet.module.css';
import { NavBadge } from './nav-badge.tsx';
import { ADMIN_ITEM, EXTRA_ITEMS, isAdmin, needsVerification, TOP_ITEMS } from './navigation-items.ts';
import { SignOutButton } from './sign-out-button.tsx';

export interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The top navigation on a narrow screen. */
export function MenuSheet({ isOpen, onClose }: MenuSheetProps) {
  const session = useSession();
  const counts = useBadges();
  const items = isAdmin(session)
    ? [...TOP_ITEMS, ADMIN_ITEM, ...EXTRA_ITEMS]
    : [...TOP_ITEMS, ...EXTRA_ITEMS];
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={shellText.navigation.menu}
      closeLabel={commonText.close}
      placement="side"
      footer={
        session.kind === 'signed_in' ? (
          <SignOutButton uid={session.uid} className={buttonClass({ variant: 'secondary' })} />
        ) : (
          <>
            <Link to="/login" className={buttonClass({ variant: 'secondary' })} onClick={onClose}>
              {shellText.login}
            </Link>
            <Link to="/register" className={buttonClass()} onClick={onClose}>
              {shellText.register}
            </Link>
          </>
        )
      }
    >
      {needsVerification(session) ? (
        <Link to="/verify-email" className={styles.verify} onClick={onClose}>
          {shellText.verificationNeeded}
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      ) : null}
      <nav aria-label={shellText.navigation.top}>
        <ul>
          {items.map((item) => (
            <li key={item.link.to}>
              <Link
                {...item.link}
                className={styles.link}
                activeOptions={{ exact: item.link.to === '/' }}
                onClick={onClose}
              >
                {item.label}
                <NavBadge name={'badge' in item ? item.badge : null} counts={counts} />
                <ChevronRight className={styles.arrow} size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
