import { Link } from '@tanstack/react-router';
import { formatDate } from '#domain/format/format-time.ts';
import type { FoundMember } from '#domain/system/found-member.ts';
import { exchangeStatusText } from '#i18n/ko/exchange-words.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { SpecList } from '#ui/display/spec-list.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './system.module.css';

/** What the desk has to know of a member. */
export function MemberCard({ member }: { readonly member: FoundMember }) {
  const name = member.nickname || text.noNickname;
  return (
    <Card>
      <article aria-label={name}>
        <div className={styles.head}>
          <h3 className={styles.name}>{name}</h3>
          {member.isAdmin ? <StatusPill tone="info">{text.state.admin}</StatusPill> : null}
          {member.isSuspended ? (
            <StatusPill tone="error">{text.state.suspended}</StatusPill>
          ) : (
            <StatusPill tone={member.isVerified ? 'ok' : 'neutral'}>
              {member.isVerified ? text.state.verified : text.state.unverified}
            </StatusPill>
          )}
        </div>
        <SpecList
          items={[
            { term: text.email, value: member.email },
            { term: text.uid, value: member.uid },
            { term: text.joined, value: formatDate(member.joinedAt) },
            { term: text.listings, value: text.count(member.listings) },
            { term: text.exchanges, value: <Exchanges exchanges={member.exchanges} /> },
          ]}
        />
        <Link to="/transactionReviews/$sellerId" params={{ sellerId: member.uid }} className={styles.more}>
          {text.reviews}
        </Link>
      </article>
    </Card>
  );
}

function Exchanges({ exchanges }: Pick<FoundMember, 'exchanges'>) {
  if (exchanges.length === 0) return text.exchangesNone;
  return (
    <ul className={styles.links}>
      {exchanges.map(({ id, requestNo, status }) => (
        <li key={id}>
          <Link to="/admin/gold-exchange" search={{ id }}>
            {requestNo}
          </Link>{' '}
          {exchangeStatusText[status]}
        </li>
      ))}
    </ul>
  );
}
