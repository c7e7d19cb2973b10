import type { ProductFilter } from '#domain/product/product-filter.ts';
import { readDeviceJson, removeDevice, writeDevice } from '#device/device-storage.ts';
import type { TradeSearch } from '#domain/market/trade-params.ts';
import { DEFAULT_SORT, queryOfSearch, searchOfQuery } from '#domain/market/trade-search.ts';
import { personsKey } from '#session/persons-key.ts';

/** What was chosen in a sheet that was left without a word. */
export interface UnfinishedFilter {
  /** The filter in whose place it was to come, as it is written. */
  readonly of: string;
  readonly filter: ProductFilter;
}

const keyNow = (): string => personsKey('filter');

const searchOf = (filter: ProductFilter): TradeSearch =>
  searchOfQuery({ term: '', filter, sort: DEFAULT_SORT });

/** Two filters are the same where they are written alike. */
export const writtenFilter = (filter: ProductFilter): string => JSON.stringify(searchOf(filter));

/** Keeps it for whoever chose it, for after the page is gone; `null` forgets it. */
export function keepUnfinishedFilter(unfinished: UnfinishedFilter | null): void {
  if (unfinished === null) removeDevice(keyNow());
  else writeDevice(keyNow(), JSON.stringify({ of: unfinished.of, chosen: searchOf(unfinished.filter) }));
}

export function readUnfinishedFilter(): UnfinishedFilter | null {
  const { of, chosen } = fieldsOf(readDeviceJson(keyNow())) ?? {};
  const search = fieldsOf(chosen);
  return typeof of === 'string' && search ? { of, filter: queryOfSearch(search).filter } : null;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;
