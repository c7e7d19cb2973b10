import {
  changeDealCall,
  type DealAnswer,
  type DealCallRefusal,
  type DealWish,
} from '#documents/calls/deal.ts';
import { err } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { callFunction } from './functions.ts';

export type DealFailure = ServerFailure | DealCallRefusal;

/** Changes a deal on the server. */
export async function changeDealOnServer(
  wish: DealWish,
): Promise<DealAnswer | { readonly ok: false; readonly code: ServerFailure }> {
  const called = await callFunction(changeDealCall.name, wish);
  if (!called.ok) return called;
  return changeDealCall.answer(called.value) ?? err('failed');
}
