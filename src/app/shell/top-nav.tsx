import { Link } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import { memo, useState } from 'react';
import { shellText } from '#i18n/ko/shell.ts';
import { useSession } from '#session/use-session.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { AccountButtons } from './account-buttons.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { Logo } from './logo.tsx';
import { NavBadge } from './nav-badge.tsx';
import { ADMIN_ITEM, isAdmin, TOP_ITEMS, type BadgeName } from './navigation-items.ts';
import { ProductSearch } from './product-search.tsx';
import { useBadges } from './use-badges.ts';
import { useOnDemand } from './use-on-demand.ts';
import styles from './top-nav.module.css';

/**
 * On a wide screen everything in one bar; on a narrow one logo, search and the menu. The shell is drawn for each screen;
 * of a navigation the links here hear by themselves.
 */
export const TopNav = memo(function TopNav() {
  const session = useSession();
  const counts = useBadges();
  const items = isAdmin(session) ? [...TOP_ITEMS, ADMIN_ITEM] : TOP_ITEMS;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo hasNeighbour={isAdmin(session)} />
        {isAdmin(session) ? <span className={styles.adminLabel}>{shellText.adminLabel}</span> : null}
        <nav className={styles.links} aria-label={shellText.navigation.top}>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.link.to}>
                <Link {...item.link} className={styles.link} activeOptions={{ exact: item.link.to === '/' }}>
                  {item.label}
                  <NavBadge name={badgeOf(item)} counts={counts} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ProductSearch />
        <div className={styles.account}>
          <AccountButtons session={session} />
        </div>
        <div className={styles.menu}>
          <MenuButton />
        </div>
      </div>
      <ConnectionStrip />
    </header>
  );
});

/** The owner's bar has no place for 알림: 프로필 leads there. */
function badgeOf(item: (typeof TOP_ITEMS)[number] | typeof ADMIN_ITEM): BadgeName | null {
  if ('badge' in item) return item.badge;
  return item.link.to === '/profile' ? 'notifications' : null;
}

/** The sheet is far heavier than the button: its code comes with the first press. */
const loadMenu = () => import('./menu-sheet.tsx');

function MenuButton() {
  const [menu, bringMenu] = useOnDemand(loadMenu);
  const [isOpen, setOpen] = useState(false);
  const open = async () => setOpen(await bringMenu());
  return (
    <>
      <IconButton
        label={shellText.navigation.openMenu}
        icon={<Menu size={24} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
      />
      {menu ? <menu.MenuSheet isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
