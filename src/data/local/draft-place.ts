/** Where something is typed (`chat:<id>`, `review:<order>`, …), and in which tab. */
export interface DraftPlace {
  readonly name: string;
  readonly tab: string;
}

/** Neither names nor tabs hold one. */
const AT = '@';

export const keyOfPlace = ({ name, tab }: DraftPlace): string => `${name}${AT}${tab}`;

/** `null` for the tab of a key that was nobody's tab's, as those of an earlier version. */
export function placeOfKey(key: string): { readonly name: string; readonly tab: string | null } {
  const [name = key, tab = null] = key.split(AT);
  return { name, tab };
}

const EARLY = '~';

/**
 * Where a tab notes what is typed before it has read what was left at a place: that is no successor of what
 * lies there, but comes below it.
 */
export const earlyPlace = ({ name, tab }: DraftPlace): DraftPlace => ({ name, tab: `${tab}${EARLY}` });

/** Whether nobody can be writing there any more, as far as the `living` tabs tell. */
export const isLeft = (tab: string | null, living: ReadonlySet<string>): boolean =>
  tab === null || !living.has(tab.endsWith(EARLY) ? tab.slice(0, -EARLY.length) : tab);
