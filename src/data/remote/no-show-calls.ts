import {
  tellNoShowCall,
  type NoShowAnswer,
  type NoShowCallRefusal,
  type NoShowWish,
} from '#documents/calls/no-show.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { askFunction, type Unanswered } from './ask-function.ts';

export type NoShowFailure = ServerFailure | NoShowCallRefusal;

/** Tells the server that the other side did not come. */
export const tellNoShowOnServer = (wish: NoShowWish): Promise<NoShowAnswer | Unanswered> =>
  askFunction(tellNoShowCall, wish);
