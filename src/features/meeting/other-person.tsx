import { partiesOf } from '#data/local/queries/party-queries.ts';
import { formatDate } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import type { UserId } from '#domain/ids.ts';
import type { MeetingSide } from '#domain/meeting/meeting.ts';
import type { Order } from '#domain/order/order.ts';
import { meetingText as text } from '#i18n/ko/meeting.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { SpecList } from '#ui/display/spec-list.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './meeting.module.css';

export interface OtherPersonProps {
  readonly uid: UserId;
  readonly role: MeetingSide;
  readonly order: Order;
}

/** Whom the deal is with, as the house knows them, and what changes hands. */
export function OtherPerson({ uid, role, order }: OtherPersonProps) {
  const live = useCatalogue((db) => partiesOf(db, [], [uid]), [uid]);
  useRefresh({ kind: 'profiles', uids: [uid] });
  const profile = live.kind === 'ready' ? live.value.profiles.get(uid) : undefined;
  const name = profile?.nickname || text.unknownPerson;
  const { snapshot, agreedPrice } = order;
  return (
    <>
      <div className={styles.person}>
        <Avatar name={name} photoUrl={profile?.photoUrl ?? null} size={64} />
        <div>
          <p className={styles.hint}>{text.other[role]}</p>
          <p className={styles.name}>{name}</p>
          <p className={styles.hint}>
            {profile
              ? `${text.since(formatDate(profile.joinedAt))} · ${text.deals(profile.dealCount)}`
              : text.notOnDevice}
          </p>
        </div>
      </div>
      <Notice>{text.standIn}</Notice>
      <SpecList
        items={[
          { term: text.thing, value: snapshot.title },
          { term: text.weight, value: formatWeight(snapshot.weight) },
          { term: text.amount, value: formatWon(agreedPrice) },
        ]}
      />
    </>
  );
}
