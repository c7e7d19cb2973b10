import { findProfile, isProfileAsked } from '#data/local/queries/profile-queries.ts';
import { useNow } from '#device/use-now.ts';
import type { UserId } from '#domain/ids.ts';
import { standingText as text } from '#i18n/ko/standing.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { standingFacts } from './standing-facts.ts';
import styles from './standing.module.css';

/** What is known of somebody, the same wherever they are shown; of the device, and asked for where it is old. */
export function PersonStanding({ uid }: { readonly uid: UserId }) {
  const now = useNow();
  const { failed } = useRefresh({ kind: 'profiles', uids: [uid] });
  const live = useCatalogue(
    async (db) => ({ profile: await findProfile(db, uid), isAsked: await isProfileAsked(db, uid) }),
    [uid],
  );
  if (live.kind === 'failed') return <p className={styles.words}>{text.failed}</p>;
  if (live.kind === 'loading') return <p className={styles.words}>{text.loading}</p>;
  const { profile, isAsked } = live.value;
  if (!profile) {
    const why = failed === null ? 'loading' : failed === 'offline' ? 'offline' : 'failed';
    return <p className={styles.words}>{isAsked ? text.gone : text[why]}</p>;
  }
  return (
    <>
      <ul className={styles.facts} aria-label={text.label}>
        {standingFacts(profile, now).map(({ key, words, tone }) => (
          <li key={key}>
            <StatusPill tone={tone}>{words}</StatusPill>
          </li>
        ))}
      </ul>
      <p className={styles.words}>{text.basis}</p>
    </>
  );
}
