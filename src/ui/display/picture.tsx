import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /** `null` shows the fallback at once. */
  readonly src: string | null;
  /** Empty where the words beside it already say what it shows. */
  readonly alt: string;
  /** Width over height; the place is kept before the picture comes. */
  readonly ratio?: number;
  readonly fit?: 'cover' | 'contain';
  /** Above the fold: loaded at once and first. */
  readonly isPriority?: boolean;
  readonly isDimmed?: boolean;
  /** From edge to edge, without rounded corners. */
  readonly isSquareCornered?: boolean;
  readonly sizes?: string;
  readonly srcSet?: string;
  /** Laid over the picture: a heart, a status pill. */
  readonly children?: ReactNode;
}

type Loading = { readonly src: string | null; readonly kind: 'loading' | 'ready' | 'broken' };

export function Picture({
  src,
  alt,
  ratio = 1,
  fit = 'cover',
  isPriority = false,
  isDimmed = false,
  isSquareCornered = false,
  sizes,
  srcSet,
  children,
}: PictureProps) {
  const [loading, setLoading] = useState<Loading>({ src, kind: 'loading' });
  // An answer about a former picture says nothing about this one.
  const kind = src === null ? 'broken' : loading.src === src ? loading.kind : 'loading';
  // What failed without a network is tried again with one.
  const isWorthAnotherTry = src !== null && kind === 'broken';
  useEffect(() => {
    if (!isWorthAnotherTry) return undefined;
    const retry = () => setLoading({ src, kind: 'loading' });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isWorthAnotherTry, src]);
  const settleIfComplete = (image: HTMLImageElement | null) => {
    const isComplete = image !== null && image.complete && image.naturalWidth > 0;
    if (isComplete && kind === 'loading') setLoading({ src, kind: 'ready' });
  };
  const look: CSSProperties & Record<'--ratio', number> = { '--ratio': ratio };
  return (
    <span
      className={classNames(styles.frame, isDimmed && styles.dimmed, isSquareCornered && styles.square)}
      style={look}
    >
      {src === null || kind === 'broken' ? (
        <span className={styles.fallback} role={alt === '' ? undefined : 'img'} aria-label={alt || undefined}>
          <ImageOff size={24} aria-hidden="true" />
        </span>
      ) : (
        <img
          // A cached picture is complete before React can hear `load`.
          ref={settleIfComplete}
          className={classNames(
            styles.image,
            fit === 'contain' && styles.contain,
            kind === 'loading' && styles.loading,
          )}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={() => setLoading({ src, kind: 'ready' })}
          onError={() => setLoading({ src, kind: 'broken' })}
        />
      )}
      {children ? <span className={styles.overlay}>{children}</span> : null}
    </span>
  );
}
