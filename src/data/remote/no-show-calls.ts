import {
  tellNoShowCall,
  type NoShowAnswer,
  type NoShowCallRefusal,
  type NoShowWish,
} from '#documents/calls/no-show.ts';
import { err } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { callFunction } from './functions.ts';

export type NoShowFailure = ServerFailure | NoShowCallRefusal;

/** Tells the server that the other side did not come. */
export async function tellNoShowOnServer(
  wish: NoShowWish,
): Promise<NoShowAnswer | { readonly ok: false; readonly code: ServerFailure }> {
  const called = await callFunction(tellNoShowCall.name, wish);
  if (!called.ok) return called;
  return tellNoShowCall.answer(called.value) ?? err('failed');
}
