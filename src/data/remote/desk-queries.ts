import { CLOSED_PER_PAGE, OPEN_PER_PAGE } from '#domain/exchange/desk-pages.ts';
import { isOpen } from '#domain/exchange/exchange-request.ts';
import type { NumberQuestion } from '#domain/exchange/exchange-search.ts';
import { EXCHANGE_STATUSES } from '#domain/exchange/exchange.ts';
import type { ExchangeId } from '#domain/ids.ts';
import { REPORTS_PER_PAGE } from '#domain/safety/filed-report.ts';
import type { PageEnd } from '#domain/server/page.ts';
import type { Period } from '#domain/statistics/period.ts';
import { microsOfMillis, type Millis } from '#domain/units.ts';
import { byTime } from './by-time.ts';
import { DOCUMENT_ID, type QueryDescription } from './query-description.ts';

/** Somebody's number may stand in many exchanges; a number of an exchange or a receipt in one. */
const FOUND_BY_NUMBER = 50;
const VISITS_PER_PAGE = 200;
const LOG_ENTRIES = 100;
const DECIDED_REPORTS = 50;
const ADMIN_ACTIONS = 50;
const SYSTEM_RUNS = 50;
const SYSTEM_FAULTS = 100;
const CLIENT_ERRORS = 100;
const STATISTICS_DAYS = 400;

/** What occupies the desk, the longest wait first; a later page begins behind the one before it. */
export const openExchanges = (behind: PageEnd | null): QueryDescription => ({
  collection: 'goldExchanges',
  ...byTime(
    [{ field: 'status', op: 'in', value: EXCHANGE_STATUSES.filter(isOpen) }],
    'createdAt',
    'asc',
    behind,
  ),
  limit: OPEN_PER_PAGE,
});

/** What the desk has done with, the last first; a later page begins behind the one before it. */
export const closedExchanges = (behind: PageEnd | null): QueryDescription => ({
  collection: 'goldExchanges',
  ...byTime(
    [{ field: 'status', op: 'in', value: EXCHANGE_STATUSES.filter((status) => !isOpen(status)) }],
    'updatedAt',
    'desc',
    behind,
  ),
  limit: CLOSED_PER_PAGE,
});

/** The visits agreed on from one moment to another; a later page begins behind the one before it. */
export const visitsBetween = (first: Millis, last: Millis, behind: PageEnd | null): QueryDescription => ({
  collection: 'goldExchanges',
  ...byTime(
    [
      { field: 'status', op: '==', value: 'scheduled' },
      { field: 'scheduledAt', op: '>=', value: { micros: microsOfMillis(first) } },
      { field: 'scheduledAt', op: '<=', value: { micros: microsOfMillis(last) } },
    ],
    'scheduledAt',
    'asc',
    behind,
  ),
  limit: VISITS_PER_PAGE,
});

/** One exchange; as a query, which loses no change. */
export const exchangeOf = (id: ExchangeId): QueryDescription => ({
  collection: 'goldExchanges',
  filters: [{ field: DOCUMENT_ID, op: '==', value: id }],
  order: [],
  limit: 1,
});

/** However old they are, those that carry one of these numbers. */
export const exchangesByNumber = ({ field, values }: NumberQuestion): QueryDescription => ({
  collection: 'goldExchanges',
  filters: [{ field, op: 'in', value: values }],
  order: [],
  limit: FOUND_BY_NUMBER,
});

/** The log of one exchange, oldest first. */
export const exchangeLog = (id: ExchangeId): QueryDescription => ({
  collection: `goldExchanges/${id}/events`,
  filters: [],
  order: [{ field: 'version', direction: 'asc' }],
  limit: LOG_ENTRIES,
});

/** Reports that wait for a decision, the longest wait first; a later page begins behind the one before it. */
export const openReports = (behind: PageEnd | null): QueryDescription => ({
  collection: 'reports',
  ...byTime([{ field: 'status', op: '==', value: 'open' }], 'createdAt', 'asc', behind),
  limit: REPORTS_PER_PAGE,
});

/** The latest decisions; a later page begins behind the one before it. */
export const decidedReports = (behind: PageEnd | null): QueryDescription => ({
  collection: 'reportDecisions',
  ...byTime([], 'at', 'desc', behind),
  limit: DECIDED_REPORTS,
});

/** What admins have changed last, of one kind; a later page begins behind the one before it. */
export const adminActions = (
  kind: 'gold_price' | 'fee_table' | 'store' | 'member_search',
  behind: PageEnd | null,
): QueryDescription => ({
  collection: 'adminActions',
  ...byTime([{ field: 'kind', op: '==', value: kind }], 'at', 'desc', behind),
  limit: ADMIN_ACTIONS,
});

/** What is done by the clock; one document each. */
export const systemRuns = (): QueryDescription => ({
  collection: 'systemRuns',
  filters: [],
  order: [],
  limit: SYSTEM_RUNS,
});

/** Functions that have failed, the latest first. */
export const systemFaults = (): QueryDescription => ({
  collection: 'systemFaults',
  filters: [],
  order: [{ field: 'lastAt', direction: 'desc' }],
  limit: SYSTEM_FAULTS,
});

/** Errors of the app that nobody has seen to, the latest first. */
export const openClientErrors = (): QueryDescription => ({
  collection: 'clientErrors',
  filters: [{ field: 'isOpen', op: '==', value: true }],
  order: [{ field: 'lastAt', direction: 'desc' }],
  limit: CLIENT_ERRORS,
});

/** The days of a period that have been counted. */
export const statisticsOf = (period: Period): QueryDescription => ({
  collection: 'statistics',
  filters: [
    { field: DOCUMENT_ID, op: '>=', value: period.from },
    { field: DOCUMENT_ID, op: '<=', value: period.to },
  ],
  order: [{ field: DOCUMENT_ID, direction: 'asc' }],
  limit: STATISTICS_DAYS,
});
