import { useLayoutEffect, useState } from 'react';
import { realEnvironment } from '#sync/environment.ts';

interface Standing {
  readonly content: string;
  /** The id under which the command is sent, however often it is tried. */
  readonly id: string;
  readonly state: 'open' | 'under_way' | 'fulfilled';
}

type Fulfil = <Answer extends { readonly ok: boolean }>(
  command: (id: string) => Promise<Answer>,
) => Promise<Answer | null>;

export interface Wish {
  /**
   * Runs a command under the id of this wish; `null`, and nothing is run, while it is under way already, and
   * once it has been fulfilled. One that failed may be tried again, under the same id.
   */
  readonly fulfil: Fulfil;
}

/** What a form asks for: as long as its content is the same, asking twice is one wish. */
export function useWish(content: string): Wish {
  const wishOf = useWishes(content);
  return wishOf(content);
}

/** The same for a form with more than one thing to ask for: one at a time, each wish by what it asks. */
export function useWishes(content: string): (asked: string) => Wish {
  const [wishes] = useState(createWishes);
  // Before anybody can press what is drawn.
  useLayoutEffect(() => wishes.turnTo(content), [wishes, content]);
  return (asked) => ({ fulfil: (command) => wishes.fulfil(asked, command) });
}

function createWishes() {
  let standing: Standing | null = null;
  let form: string | null = null;
  return {
    /** What stands in the form. Once something else has stood there the same again is another wish. */
    turnTo(content: string): void {
      if (content !== form && standing?.state !== 'under_way') standing = null;
      form = content;
    },
    async fulfil<Answer extends { readonly ok: boolean }>(
      content: string,
      command: (id: string) => Promise<Answer>,
    ): Promise<Answer | null> {
      const known = standing?.content === content ? standing : null;
      if (standing?.state === 'under_way' || known?.state === 'fulfilled') return null;
      const id = known?.id ?? realEnvironment.newId();
      standing = { content, id, state: 'under_way' };
      try {
        const answer = await command(id);
        standing = { content, id, state: answer.ok ? 'fulfilled' : 'open' };
        return answer;
      } catch (error) {
        standing = { content, id, state: 'open' };
        throw error;
      }
    },
  };
}
