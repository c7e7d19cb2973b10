import { useEffect } from 'react';
import { savedSearches, type OwnSearch } from '#data/local/queries/search-queries.ts';
import { wordsOfQuestion } from '#domain/market/question-words.ts';
import { questionAtAddress } from '#domain/market/saved-search.ts';
import { SAVED_SEARCH_LIMITS, type SearchWish } from '#domain/market/search-wish.ts';
import { categoryText, purityText } from '#i18n/ko/product-words.ts';
import { savedSearchesText as text } from '#i18n/ko/saved-searches.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { refreshSavedSearches } from '#services/searches/refresh-saved-searches.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useConnection } from '#session/use-connection.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useLive, type Live } from '#session/use-live.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { keepSearch } from '#sync/commands/keep-search.ts';
import { realEnvironment } from '#sync/environment.ts';
import { toasts } from '#ui/toast/toasts.ts';

const kept = keptAnswer<readonly OwnSearch[]>();

/** The person's searches, live from the disk; the server is asked when they are shown, and when it is back. */
export function useSavedSearches(db: OwnDatabase): Live<readonly OwnSearch[]> {
  const { kind } = useConnection();
  const isOnline = kind === 'online';
  useEffect(() => {
    if (!isOnline) return;
    refreshSavedSearches(db).catch((error: unknown) => console.warn('searches were not asked for', error));
  }, [db, isOnline]);
  return useLive(() => savedSearches(db), [db], kept);
}

/** Wishes something of a search and says what came of it. */
export async function wishOfSearch(
  db: OwnDatabase,
  address: string,
  wish: SearchWish,
  done: string,
): Promise<void> {
  // Two presses are told of once.
  const tag = `search ${address}`;
  try {
    const kept = await keepSearch(db, address, wish, realEnvironment);
    if (kept.ok) {
      wakeSync();
      toasts.show({ title: done, tone: 'ok', tag });
      return;
    }
    const title = kept.code === 'full' ? text.full(SAVED_SEARCH_LIMITS.most) : text.nothingAsked;
    toasts.show({ title, tone: 'error', tag });
  } catch (error) {
    console.error('a search was not kept', error);
    toasts.show({ title: text.notKept, tone: 'error', tag });
  }
}

/** What a search is called. */
export const nameOfSearch = (address: string): string =>
  wordsOfQuestion(questionAtAddress(address), {
    ...tradeText.filter,
    categories: categoryText,
    purities: purityText,
  }).join(' · ');
