import { useState, type CSSProperties } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Its first letter stands in for a missing photo. */
  readonly name: string;
  readonly photoUrl: string | null;
  /** Edge in CSS pixels. */
  readonly size?: number;
}

/** Decorative: the name stands beside it in words. */
export function Avatar({ name, photoUrl, size = 40 }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const look: CSSProperties & Record<'--avatar-size', string> = { '--avatar-size': `${size}px` };
  const [initial = ''] = name.trim();
  return (
    <span className={styles.avatar} style={look} aria-hidden="true">
      {photoUrl && photoUrl !== brokenUrl ? (
        <img
          className={styles.photo}
          src={photoUrl}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBrokenUrl(photoUrl)}
        />
      ) : (
        initial
      )}
    </span>
  );
}
