import type { ReactNode } from 'react';
import { findProfile } from '#data/local/queries/profile-queries.ts';
import type { Profile } from '#domain/account/account.ts';
import { formatDate } from '#domain/format/format-time.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import type { UserId } from '#domain/ids.ts';
import { nicknameText } from '#i18n/ko/account-fields.ts';
import { profileText as text } from '#i18n/ko/profile.ts';
import { useAccount } from '#services/account/use-account.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AvatarButtons } from './avatar-buttons.tsx';
import styles from './profile.module.css';

export interface IdentityCardProps {
  readonly uid: UserId;
  readonly email: string;
  readonly standing: ReactNode;
}

const kept = keptAnswer<Profile | undefined>();

/** Who one is here: picture, name, and what others see of one's deals. */
export function IdentityCard({ uid, email, standing }: IdentityCardProps) {
  useRefresh({ kind: 'profiles', uids: [uid] });
  const account = useAccount();
  const live = useCatalogue((db) => findProfile(db, uid), [uid], kept);
  const profile = live.kind === 'ready' ? live.value : undefined;
  const own = account.kind === 'ready' ? account.value : null;
  const name = own?.nickname || profile?.nickname || '';
  const photoUrl = own ? own.photoUrl : (profile?.photoUrl ?? null);
  const shownAs = profile && own && isWithTail(profile.nickname, own.nickname) ? profile.nickname : null;
  return (
    <Card>
      <div className={styles.identity}>
        <Avatar name={name || email} photoUrl={photoUrl} size={72} />
        <div className={styles.words}>
          <p className={styles.name}>{name || (own ? text.noName : NOT_READ)}</p>
          <p className={styles.sub}>{email}</p>
          {shownAs === null ? null : <p className={styles.sub}>{nicknameText.shownAs(shownAs)}</p>}
          {profile ? <p className={styles.sub}>{text.since(formatDate(profile.joinedAt))}</p> : null}
        </div>
      </div>
      <AvatarButtons uid={uid} hasPhoto={photoUrl !== null} />
      <Stats profile={profile} />
      {standing}
    </Card>
  );
}

/** Whether somebody has a name is not said before it is known; the line keeps its height. */
const NOT_READ = '\u00a0';

/** What is not known, and the share of nothing. */
const NONE = '–';

/** A name that somebody else was known by first is published with a tail. */
const isWithTail = (shown: string, own: string): boolean => own !== '' && shown.startsWith(`${own}·`);

function Stats({ profile }: { readonly profile: Profile | undefined }) {
  const { bad = 0, good = 0, best = 0 } = profile?.ratings ?? {};
  const rated = bad + good + best;
  const facts = [
    [text.stats.deals, profile ? text.count(groupThousands(profile.dealCount)) : NONE],
    [text.stats.reviews, profile ? text.amount(groupThousands(profile.reviewCount)) : NONE],
    [text.stats.satisfied, rated === 0 ? NONE : text.percent(Math.round(((good + best) * 100) / rated))],
  ] as const;
  return (
    <dl className={`${styles.stats} tabular`} aria-label={text.stats.label}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
