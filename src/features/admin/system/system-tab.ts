const TABS = ['state', 'members'] as const;
export type SystemTab = (typeof TABS)[number];

/** The tab that an address names; the state where it names none. */
export const systemTabOf = (tab: string | undefined): SystemTab =>
  TABS.find((known) => known === tab) ?? 'state';
