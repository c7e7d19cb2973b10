import { NO_POSITION } from '#data/local/cursor-store.ts';
import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { cursorKeys, type GoldYearSpan } from '#data/local/cursor-keys.ts';
import { putGoldYears } from '#data/local/gold-year-store.ts';
import type { CatalogueRemote } from '#data/remote/catalogue-remote.ts';
import type { ReadCode } from '#data/remote/read-code.ts';
import type { GoldPriceYear } from '#documents/gold-price-year.ts';
import { ok, type Result } from '#domain/result.ts';
import { DAY_MS, seoulDate } from '#domain/time/seoul.ts';
import { micros, millis, type Micros, type Millis } from '#domain/units.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { isFresh, MAX_AGE_MS } from './freshness.ts';
import { refreshWhenStale, type RefreshOptions } from './refresh-when-stale.ts';

/** What the last month is drawn from changes once a day, and its last days are asked for otherwise. */
const RECENT_AGE_MS = DAY_MS;
const RECENT_DAYS = 31;

type Years = Result<readonly GoldPriceYear[], ReadCode>;

/**
 * Packed years of prices. All of them once; from then on those that have changed, which is one read where none
 * has. Who only looks at the last weeks is brought the year that they are in.
 */
export const refreshGoldYears = (
  deps: CatalogueDeps,
  span: GoldYearSpan,
  options: RefreshOptions,
): Promise<Refreshed> => {
  const age = span === 'recent' ? RECENT_AGE_MS : MAX_AGE_MS.reference;
  return refreshWhenStale(deps, cursorKeys.goldYears(span), age, options, async (remote) => {
    const { catalogue, environment } = deps;
    const whole = await catalogue.cursors.get(cursorKeys.goldYears('all'));
    // What both spans ask is one question as soon as all years are here: the younger answer serves both.
    if (span === 'recent' && !options.isForced && whole && isFresh(whole, environment.now(), age)) {
      return ok(NO_POSITION);
    }
    const years = await (span === 'all' || whole
      ? changedYears(remote, whole ? await newestOf(catalogue) : null)
      : recentYears(remote, environment.now()));
    if (!years.ok) return years;
    await putGoldYears(catalogue, years.value);
    return ok(NO_POSITION);
  });
};

const changedYears = async (remote: CatalogueRemote, since: Micros | null): Promise<Years> =>
  rowsOf(await remote.goldYears(since));

/** The year of today, and the last one where a month back is in it, in one question. */
async function recentYears(remote: CatalogueRemote, now: Millis): Promise<Years> {
  const dates = [now, millis(now - RECENT_DAYS * DAY_MS)].map(seoulDate);
  return rowsOf(await remote.goldYearsOf([...new Set(dates.map((date) => date.slice(0, 4)))]));
}

const rowsOf = (page: Awaited<ReturnType<CatalogueRemote['goldYears']>>): Years =>
  page.ok ? ok(page.value.rows) : page;

const newestOf = async (db: CatalogueDatabase): Promise<Micros> =>
  micros(Math.max(0, ...(await db.goldYears.toArray()).map(({ updatedAt }) => updatedAt)));
