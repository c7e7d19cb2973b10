import { vi } from 'vitest';

export interface StandInSharing {
  /** What went to the clipboard. */
  readonly copied: string[];
  /** Whoever looks at the sheet of the device closes it. */
  readonly closed: () => void;
}

/** The sharing of a device as browsers have it: one sheet at a time, another call is refused. */
export function standInSharing({ canShare = true }: { readonly canShare?: boolean } = {}): StandInSharing {
  const copied: string[] = [];
  let close: ((why: DOMException) => void) | null = null;
  const share = (): Promise<void> =>
    close === null
      ? new Promise((_, refuse) => (close = refuse))
      : Promise.reject(new DOMException('An earlier share has not yet completed.', 'InvalidStateError'));
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        copied.push(text);
      },
    },
    ...(canShare ? { share } : {}),
  });
  return {
    copied,
    closed: () => {
      close?.(new DOMException('Share canceled', 'AbortError'));
      close = null;
    },
  };
}
