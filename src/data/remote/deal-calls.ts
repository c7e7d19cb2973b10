import {
  changeDealCall,
  type DealAnswer,
  type DealCallRefusal,
  type DealWish,
} from '#documents/calls/deal.ts';
import { err } from '#domain/result.ts';
import { callFunction, type CallErrorCode } from './functions.ts';

export type DealFailure = CallErrorCode | DealCallRefusal;

/** Changes a deal on the server. */
export async function changeDealOnServer(
  wish: DealWish,
): Promise<DealAnswer | { readonly ok: false; readonly code: CallErrorCode }> {
  const called = await callFunction(changeDealCall.name, wish);
  if (!called.ok) return called;
  return changeDealCall.answer(called.value) ?? err('failed');
}
