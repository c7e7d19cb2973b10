import { useCallback, useEffect, useState } from 'react';

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
  const [typed, setTyped] = useState(term);
  const [kept, setKept] = useState(term);
  const [seen, setSeen] = useState(term);
  // The address was changed by something else, such as a link of the menu: what was typed gives way.
  if (term !== seen) {
    setSeen(term);
    if (term !== kept) {
      setKept(term);
      setTyped(term);
    }
  }
  const wanted = typed.trim();
  const keep = useCallback(() => {
    if (wanted === kept) return;
    setKept(wanted);
    onSearch(wanted);
  }, [wanted, kept, onSearch]);
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keep]);
  return { typed, type: setTyped, keep };
}
