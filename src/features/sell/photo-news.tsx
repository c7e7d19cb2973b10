import { sellText } from '#i18n/ko/sell.ts';
import type { PhotoAdding } from '#services/photo/use-add-photos.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './photo-step.module.css';

export interface PhotoNewsProps {
  readonly adding: Pick<PhotoAdding<unknown>, 'preparing' | 'problems'>;
}

/** How many pictures are still being made ready, and what has become of those that were not taken. */
export function PhotoNews({ adding: { preparing, problems } }: PhotoNewsProps) {
  return (
    <>
      <p role="status" className={styles.lead}>
        {preparing > 0 ? sellText.photo.preparing(preparing) : ''}
      </p>
      {problems.length > 0 ? (
        <Notice tone="error" role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      ) : null}
    </>
  );
}
