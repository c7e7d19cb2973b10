import { useEffect, useRef, useState } from 'react';
import type { DraftWriter } from '#sync/commands/keep-draft.ts';

export interface DraftKeeper {
  /**
   * Whether all that was typed is on the disk; `refused` when the disk did not take it: it lives as long as
   * the page.
   */
  readonly state: 'keeping' | 'kept' | 'refused';
  /**
   * Nothing that is typed from now on is written down: the draft is being submitted, or is to be forgotten.
   * Settles when what was typed before is on the disk, or refused.
   */
  readonly stop: () => Promise<void>;
  /** Goes on with the next change, after a `stop` that came to nothing. */
  readonly resume: () => void;
}

/**
 * Writes every change of a draft down at once, to the disk one after another. `writer` is the same as long as
 * it writes to the same place, and `null` while there is none.
 */
export function useDraftKeeper<Draft extends object>(
  draft: Draft,
  initial: Draft,
  writer: DraftWriter<Draft> | null,
): DraftKeeper {
  const [written, setWritten] = useState<Draft | null>(null);
  const [isRefused, setRefused] = useState(false);
  const writing = useRef(Promise.resolve());
  const latest = useRef<Draft | null>(null);
  const isStopped = useRef(false);

  useEffect(() => {
    if (!writer || draft === initial || isStopped.current) return;
    writer.note(draft);
    latest.current = draft;
    writing.current = writing.current.then(async () => {
      const changed = latest.current;
      // A later change has been written already, with this one in it.
      if (changed === null) return;
      latest.current = null;
      try {
        await writer.keep(changed);
        setWritten(changed);
        setRefused(false);
      } catch (error) {
        console.warn('the draft was not kept', error);
        setRefused(true);
      }
    });
  }, [writer, draft, initial]);

  return {
    state: isRefused ? 'refused' : written === draft ? 'kept' : 'keeping',
    stop() {
      isStopped.current = true;
      return writing.current;
    },
    resume() {
      isStopped.current = false;
    },
  };
}
