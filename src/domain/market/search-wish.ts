/** What becomes of a search: it is kept and told of, kept in silence, or given up. */
export const SEARCH_WISHES = ['kept', 'paused', 'removed'] as const;
export type SearchWish = (typeof SEARCH_WISHES)[number];

/** `most`: of one person, paused ones included; the server keeps no more. `chars`: of an address. */
export const SAVED_SEARCH_LIMITS = { most: 30, chars: 2_000 } as const;
