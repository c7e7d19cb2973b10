import { chatText } from '#i18n/ko/chat.ts';
import { SkeletonBlock, SkeletonRegion } from '#ui/feedback/skeleton.tsx';
import styles from './room-skeleton.module.css';

const BUBBLES = [
  { side: 'theirs', width: '56%' },
  { side: 'theirs', width: '38%' },
  { side: 'mine', width: '48%' },
  { side: 'theirs', width: '62%' },
  { side: 'mine', width: '34%' },
] as const;

/** The shape of a conversation, for the moment until the disk answers. */
export function RoomSkeleton() {
  return (
    <SkeletonRegion label={chatText.room.loading}>
      <div className={styles.head} aria-hidden="true">
        <SkeletonBlock width="40px" height="40px" />
        <SkeletonBlock width="120px" height="20px" />
      </div>
      <div className={styles.bubbles} aria-hidden="true">
        {BUBBLES.map(({ side, width }) => (
          <div key={`${side}${width}`} className={styles[side]}>
            <SkeletonBlock width={width} height="40px" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
