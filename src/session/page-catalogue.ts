import { openUserDatabase } from '#data/local/user-database.ts';
import { afterWakingTime } from '#device/time-limit.ts';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import { err } from '#domain/result.ts';
import type { CatalogueSync, InTime } from '#sync/catalogue/catalogue-sync.ts';
import type { MarketList } from '#sync/market/market-list.ts';
import { connection } from './connection-store.ts';
import { sessionStore } from './session-store.ts';

/**
 * How long a refresh, whose code may still be on its way, keeps a screen waiting. What it brings after that is shown
 * all the same.
 */
export const PATIENCE_MS = 30_000;

let loading: Promise<CatalogueSync> | null = null;

/**
 * This page's pulls of the public catalogue. Their code is a chunk of its own: the first paint reads the
 * device.
 */
export const catalogueSync: Omit<CatalogueSync, 'marketList'> & {
  marketList(question: MarketQuestion): Promise<MarketList>;
} = {
  async refresh(target, options) {
    try {
      return await orOffline(load().then((sync) => sync.refresh(target, options)));
    } catch (error) {
      console.warn('a part of the catalogue could not be loaded', error);
      return err('offline');
    }
  },
  loadOlderPosts: async (category, from) => (await load()).loadOlderPosts(category, from),
  findPosts: async (question, cursor) => (await load()).findPosts(question, cursor),
  loadOlderReviews: async (uid, from) => (await load()).loadOlderReviews(uid, from),
  marketList: async (question) => (await load()).marketList(question),
  marketTotal: async (question) => (await load()).marketTotal(question),
  visit: async (page) => (await load()).visit(page),
  freeSpace: async () => (await load()).freeSpace(),
};

/** The work itself is not stopped. */
const orOffline: InTime = (work) =>
  new Promise((resolve, reject) => {
    const callOff = afterWakingTime(PATIENCE_MS, () => resolve(err('offline')));
    work.then(resolve, reject).finally(callOff);
  });

function load(): Promise<CatalogueSync> {
  loading ??= create().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function create(): Promise<CatalogueSync> {
  const { createPageCatalogueSync } = await import('#sync/catalogue/catalogue-sync.ts');
  return createPageCatalogueSync(
    {
      report: (outcome) => connection.report(outcome),
      async person() {
        await sessionStore.confirm();
        const session = sessionStore.get();
        return session.kind === 'signed_in' ? session.uid : null;
      },
      own() {
        const session = sessionStore.get();
        return session.kind === 'signed_in' ? openUserDatabase(session.uid) : null;
      },
    },
    orOffline,
  );
}
