import * as v from 'valibot';
import { read, type Reading } from './kind.ts';

/**
 * A function of ours that the app calls: what it is asked, and what it answers. Page and server both read by
 * this; what the page sends is the request itself, in the domain's own shapes.
 */
export interface Call<Request, Answer> {
  readonly name: string;
  /** `null` for what no page of ours sends. */
  request(data: unknown): Request | null;
  /** `null` for what is no answer of ours. */
  answer(data: unknown): Answer | null;
}

export const defineCall = <Request, Answer>(
  name: string,
  request: Reading<Request>,
  answer: Reading<Answer>,
): Call<Request, Answer> => ({
  name,
  request: (data) => read(request, data),
  answer: (data) => read(answer, data),
});

/** An answer that says yes with a value, or no with one of these codes. */
export const resultOf = <Value, const Code extends string>(value: Reading<Value>, codes: readonly Code[]) =>
  v.variant('ok', [
    v.object({ ok: v.literal(true), value }),
    v.object({ ok: v.literal(false), code: v.picklist(codes) }),
  ]);
