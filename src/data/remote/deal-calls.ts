import {
  changeDealCall,
  type DealAnswer,
  type DealCallRefusal,
  type DealWish,
} from '#documents/calls/deal.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { askFunction, type Unanswered } from './ask-function.ts';

export type DealFailure = ServerFailure | DealCallRefusal;

/** Changes a deal on the server. */
export const changeDealOnServer = (wish: DealWish): Promise<DealAnswer | Unanswered> =>
  askFunction(changeDealCall, wish);
