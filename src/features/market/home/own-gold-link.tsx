import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { homeText } from '#i18n/ko/home.ts';
import { classNames } from '#ui/class-names.ts';
import { cardClass } from '#ui/layout/card-class.ts';
import styles from './own-gold-link.module.css';

/** The way to one's own pieces. */
export const OwnGoldLink = () => (
  <Link to="/my-gold" className={classNames(cardClass({ isSnug: true }), styles.link)}>
    {homeText.ownGold}
    <ChevronRight size={20} aria-hidden="true" />
  </Link>
);
