import { useEffect, useRef } from 'react';
import { realEnvironment } from '#sync/environment.ts';

interface Standing {
  readonly content: string;
  /** The id under which the command is sent, however often it is tried. */
  readonly id: string;
  readonly state: 'open' | 'under_way' | 'fulfilled';
}

export interface Wish {
  /**
   * Runs a command under the id of this wish; `null`, and nothing is run, while it is under way already, and once it has
   * been fulfilled. One that failed may be tried again, under the same id.
   */
  readonly fulfil: <Answer extends { readonly ok: boolean }>(
    command: (id: string) => Promise<Answer>,
  ) => Promise<Answer | null>;
}

/** What a form asks for: as long as its content is the same, asking twice is one wish. */
export function useWish(content: string): Wish {
  const standing = useRef<Standing | null>(null);
  useEffect(() => {
    if (standing.current?.state !== 'under_way' && standing.current?.content !== content) {
      standing.current = null;
    }
  }, [content]);

  return {
    async fulfil(command) {
      const known = standing.current?.content === content ? standing.current : null;
      if (standing.current?.state === 'under_way' || known?.state === 'fulfilled') return null;
      const id = known?.id ?? realEnvironment.newId();
      standing.current = { content, id, state: 'under_way' };
      try {
        const answer = await command(id);
        standing.current = { content, id, state: answer.ok ? 'fulfilled' : 'open' };
        return answer;
      } catch (error) {
        standing.current = { content, id, state: 'open' };
        throw error;
      }
    },
  };
}
