import type { WaitingDeletion } from '#data/local/queries/board-queries.ts';
import { boardText } from '#i18n/ko/board.ts';
import styles from './board.module.css';
import { WaitingMark } from './waiting-mark.tsx';

const text = boardText.post;

/** Says that a post is being deleted, or that it was not. */
export const PostRemoval = ({ rowId, state }: WaitingDeletion) => (
  <div>
    <p className={styles.note}>{state.kind === 'failed' ? text.removeRefused : text.removing}</p>
    <WaitingMark rowId={rowId} kind="deletion" state={state} />
  </div>
);
