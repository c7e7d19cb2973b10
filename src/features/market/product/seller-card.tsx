import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Profile } from '#domain/account/account.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import type { UserId } from '#domain/ids.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import whole from '#ui/display/whole-link.module.css';
import styles from './seller-card.module.css';

const text = productPageText.seller;

export interface SellerCardProps {
  readonly sellerId: UserId;
  readonly profile: Profile | undefined;
}

/** Who sells, and what others say about them; leads to the reviews. */
export function SellerCard({ sellerId, profile }: SellerCardProps) {
  const name = profile?.nickname || text.unknown;
  return (
    <div className={styles.card}>
      <Avatar name={name} photoUrl={profile?.photoUrl ?? null} size={48} />
      <div className={styles.words}>
        <Link
          to="/transactionReviews/$sellerId"
          params={{ sellerId }}
          className={classNames(styles.name, whole.link)}
          aria-label={text.open(name)}
        >
          {name}
        </Link>
        <p className={`${styles.facts} tabular`}>{profile ? factsOf(profile) : null}</p>
      </div>
      <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />
    </div>
  );
}

function factsOf({ dealCount, reviewCount, ratings }: Profile): string {
  const deals = text.deals(groupThousands(dealCount));
  if (reviewCount === 0) return `${deals} · ${text.noReviews}`;
  const rated = ratings.bad + ratings.good + ratings.best;
  const parts = [deals, text.reviews(groupThousands(reviewCount))];
  if (rated > 0) parts.unshift(text.satisfied(Math.round(((ratings.good + ratings.best) * 100) / rated)));
  return parts.join(' · ');
}
