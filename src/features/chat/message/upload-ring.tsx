import { chatText } from '#i18n/ko/chat.ts';
import styles from './upload-ring.module.css';

const RADIUS = 20;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** How much of a photo has been uploaded, 0–1. */
export function UploadRing({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <span
      className={styles.veil}
      role="progressbar"
      aria-label={chatText.photo.uploading(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.track} cx="24" cy="24" r={RADIUS} />
        <circle
          className={styles.done}
          cx="24"
          cy="24"
          r={RADIUS}
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - share)}
        />
      </svg>
    </span>
  );
}
