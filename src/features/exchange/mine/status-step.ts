import type { ExchangeStatus } from '#domain/exchange/exchange.ts';

/**
 * Which of the four steps a state stands at, all being done at the end; `null` for one that was called off.
 */
export const stepOf: Readonly<Record<ExchangeStatus, number | null>> = {
  requested: 0,
  scheduled: 1,
  in_progress: 2,
  completed: 4,
  cancelled: null,
  rejected: null,
};
