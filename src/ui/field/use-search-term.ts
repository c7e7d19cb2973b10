import { useCallback, useState } from 'react';

export interface SearchTerm {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** What was last searched for, here or by the address. */
  readonly searched: string;
  readonly search: (term: string) => void;
}

/**
 * What stands in a search box whose term is in the address.
 * @param term as the address has it
 */
export function useSearchTerm(term: string, onSearch: (term: string) => void): SearchTerm {
  const [typed, setTyped] = useState(term);
  const [searched, setSearched] = useState(term);
  const [seen, setSeen] = useState(term);
  // The address was changed by something else, such as a link of the menu: what was typed gives way.
  if (term !== seen) {
    setSeen(term);
    if (term !== searched) {
      setSearched(term);
      setTyped(term);
    }
  }
  const search = useCallback(
    (next: string) => {
      setSearched(next);
      onSearch(next);
    },
    [onSearch],
  );
  return { typed, type: setTyped, searched, search };
}
