import UserX from 'lucide-react/icons/user-x';
import { blockedPeople } from '#data/local/queries/block-queries.ts';
import { profilesByIds } from '#data/local/queries/profile-queries.ts';
import type { Profile } from '#domain/account/account.ts';
import type { UserId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { useBlock } from '#services/safety/use-block.ts';
import { tryAgain } from '#session/running-sync.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLive } from '#session/use-live.ts';
import { usePulled } from '#session/use-pulled.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './profile.module.css';

const text = profileText.blocked;

/** Whom one has blocked, and the way to let them again. */
export function BlockedList() {
  const db = useUserDatabase();
  const live = useLive(async () => (db ? blockedPeople(db) : []), [db]);
  const pulled = usePulled('blocks');
  const uids = live.kind === 'ready' ? live.value.map(({ uid }) => uid) : [];
  const key = uids.join(' ');
  useRefresh(uids.length === 0 ? null : { kind: 'profiles', uids });
  const profiles = useCatalogue((catalogue) => profilesByIds(catalogue, uids), [key]);

  const ways = { words: commonText, isCompact: true, skeleton: { count: 1, shape: 'small-row' } } as const;
  if (live.kind !== 'ready') return <LiveState kind={live.kind} failed={text.failed} {...ways} />;
  if (uids.length === 0) {
    return pulled === 'pulled' ? (
      <EmptyState isCompact icon={<UserX size={28} />} message={text.empty} />
    ) : (
      <LiveState kind={pulled} onRetry={tryAgain} {...ways} />
    );
  }
  return (
    <Card>
      <ul className={styles.people}>
        {uids.map((uid) => (
          <BlockedPerson
            key={uid}
            {...{ db, uid }}
            profile={profiles.kind === 'ready' ? profiles.value.get(uid) : undefined}
          />
        ))}
      </ul>
    </Card>
  );
}

interface BlockedPersonProps {
  readonly db: OwnDatabase | null;
  readonly uid: UserId;
  readonly profile: Profile | undefined;
}

function BlockedPerson({ db, uid, profile }: BlockedPersonProps) {
  const name = profile?.nickname || text.unknown;
  const block = useBlock(uid, true);
  const unblock = async () => {
    const isKept = db && (await block(db, false));
    if (isKept === null) return;
    const done = text.unblocked(name);
    toasts.show(isKept ? { title: done, tone: 'ok' } : { title: commonText.unknownFailure, tone: 'error' });
  };
  return (
    <li className={styles.person}>
      <Avatar name={name} photoUrl={profile?.photoUrl ?? null} size={40} />
      <p className={styles.name}>{name}</p>
      <Button
        variant="secondary"
        size="small"
        aria-label={text.unblockNamed(name)}
        onClick={({ currentTarget }) => {
          focusBesideOnceGone(currentTarget);
          void unblock();
        }}
      >
        {text.unblock}
      </Button>
    </li>
  );
}
