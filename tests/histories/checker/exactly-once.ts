import type { Breach } from '../history.ts';
import type { Facts } from './facts.ts';

const PROMISE = 'exactly once';

/**
 * The server wrote each message once, as its sender typed it, where they typed it, and nothing that nobody
 * typed.
 */
export function exactlyOnce({ written, texts }: Facts): readonly Breach[] {
  const seen = new Set<string>();
  return written.flatMap(({ id, chat, sender, text, wasThere }): readonly Breach[] => {
    if (wasThere || seen.has(id)) return [{ promise: PROMISE, what: `${id} was written twice` }];
    seen.add(id);
    const known = texts.get(id);
    if (!known) return [{ promise: PROMISE, what: `nobody typed ${id}: ${text}` }];
    const { typed, versions } = known;
    if (typed.deed.chat !== chat || typed.person !== sender || !versions.has(text)) {
      return [{ promise: PROMISE, what: `${id} is not what ${typed.person} typed: ${text}` }];
    }
    return [];
  });
}
