import { useCallback, useEffect } from 'react';
import { useSearchTerm } from '#ui/field/use-search-term.ts';

/** So long nothing is typed before it is in the address: browsers take only so many changes of it. */
const PAUSE_MS = 300;

export interface TypedTerm {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Puts what is typed into the address now. */
  readonly keep: () => void;
}

/**
 * What is being typed into a search that answers with every letter. The address follows, so that a reload and
 * 뒤로 find it again.
 * @param term as the address has it
 */
export function useTypedTerm(term: string, onSearch: (term: string) => void): TypedTerm {
  const { typed, type, searched, search } = useSearchTerm(term, onSearch);
  const wanted = typed.trim();
  const keep = useCallback(() => {
    if (wanted !== searched) search(wanted);
  }, [wanted, searched, search]);
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keep]);
  return { typed, type, keep };
}
