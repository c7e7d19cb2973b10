import type { ExchangeStatus } from '#domain/exchange/exchange.ts';

/** How far along the four steps of an exchange a state is; `null` for one that was called off. */
export const stepOf: Readonly<Record<ExchangeStatus, number | null>> = {
  requested: 1,
  scheduled: 2,
  in_progress: 3,
  completed: 4,
  cancelled: null,
  rejected: null,
};
