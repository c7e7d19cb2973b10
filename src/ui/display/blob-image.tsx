import { useCallback } from 'react';

export interface BlobImageProps {
  readonly blob: Blob;
  readonly alt: string;
  readonly className: string | undefined;
}

/** A picture that is only on this device; its address lives exactly as long as the element. */
export function BlobImage({ blob, alt, className }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt={alt} className={className} decoding="async" draggable={false} />;
}
