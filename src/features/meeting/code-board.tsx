import encodeQR from 'qr';
import { useMemo } from 'react';
import { useAwake } from '#device/use-awake.ts';
import { meetingText as text } from '#i18n/ko/meeting.ts';
import type { OnScreen } from '#services/meeting/seals.ts';
import styles from './meeting.module.css';

/** Light around a code, in modules: readers look for it. */
const MARGIN = 4;

/** A code for the other phone: large, black on white in the dark too, and the digits for who has no camera. */
export function CodeBoard({ text: code, digits }: OnScreen) {
  useAwake();
  const { size, path } = useMemo(() => drawn(code), [code]);
  return (
    <div ref={intoView} className={styles.board}>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.qr}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p className={styles.hint}>{text.codeLabel}</p>
      <p className={styles.digits} data-testid="meeting-digits">
        {digits.slice(0, digits.length / 2)} {digits.slice(digits.length / 2)}
      </p>
    </div>
  );
}

/** On a small phone it stands below what was agreed; half a code is none. */
const intoView = (board: HTMLElement | null): void => board?.scrollIntoView({ block: 'center' });

function drawn(code: string): { readonly size: number; readonly path: string } {
  const modules = encodeQR(code, 'raw', { ecc: 'medium', border: MARGIN });
  const cells = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size: modules.length, path: cells.join('') };
}
