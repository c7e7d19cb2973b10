const TABS = ['statistics', 'prices', 'fees'] as const;
export type StatisticsTab = (typeof TABS)[number];

/** The tab that an address names; the figures where it names none. */
export const statisticsTabOf = (tab: string | undefined): StatisticsTab =>
  TABS.find((known) => known === tab) ?? 'statistics';
