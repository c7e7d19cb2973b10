import { useEffect, useRef } from 'react';
import { takeSharedPhotos } from '#session/shared-photos.ts';

/** What was shared from a gallery goes into the new listing that is open; `add` settles when it is written down. */
export function useSharedPhotos(isNew: boolean, add: (photos: readonly File[]) => Promise<void>): void {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  }, [add]);
  useEffect(() => {
    if (!isNew) return;
    takeSharedPhotos((photos) => latest.current(photos)).catch((error: unknown) =>
      console.warn('what was shared could not be taken', error),
    );
  }, [isNew]);
}
