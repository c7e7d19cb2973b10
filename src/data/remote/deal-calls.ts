import {
  changeDealCall,
  type DealAnswer,
  type DealCallRefusal,
  type DealWish,
} from '#documents/calls/deal.ts';
import type { HeldRequest } from '#documents/calls/held.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { askFunction, type Unanswered } from './ask-function.ts';

export type DealFailure = ServerFailure | DealCallRefusal | HeldRequest['code'];

/** Changes a deal on the server. */
export const changeDealOnServer = (wish: DealWish): Promise<DealAnswer | HeldRequest | Unanswered> =>
  askFunction(changeDealCall, wish);
