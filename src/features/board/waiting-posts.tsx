import { Link } from '@tanstack/react-router';
import { waitingPosts } from '#data/local/queries/board-queries.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { Card } from '#ui/layout/card.tsx';
import styles from './board.module.css';
import { WaitingMark } from './waiting-mark.tsx';

/** One's own posts that have not arrived yet; nothing where none waits. */
export function WaitingPosts() {
  const db = useUserDatabase();
  const live = useLive(async () => (db ? waitingPosts(db) : []), [db]);
  if (live.kind !== 'ready' || live.value.length === 0) return null;
  return (
    <ul className={styles.waitingPosts} aria-label={text.state.queued}>
      {live.value.map(({ rowId, postId, words, state }) => (
        <li key={rowId}>
          <Card>
            <Link to="/board/$postId" params={{ postId }} className={styles.waitingTitle}>
              {words.title}
            </Link>
            <WaitingMark rowId={rowId} state={state} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
