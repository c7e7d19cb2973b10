import { useEffect, useState } from 'react';

export interface SizeAtHand {
  readonly isSmall: boolean;
  /** The size that was asked for did not come. */
  readonly onMissing: () => void;
}

/**
 * Which size of a photo to show: the large one, or the small one where the large did not come, as without a
 * network for a listing that only a list has shown. With a network the large one is tried again.
 */
export function useSizeAtHand(): SizeAtHand {
  const [isSmall, setIsSmall] = useState(false);
  useEffect(() => {
    if (!isSmall) return undefined;
    const retry = () => setIsSmall(false);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isSmall]);
  return { isSmall, onMissing: () => setIsSmall(true) };
}
