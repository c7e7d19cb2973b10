import * as v from 'valibot';
import { questionKey, type MarketQuestion } from '#domain/market/market-question.ts';
import type { MarketCursor } from './market-port.ts';

/** The last card that was looked at: its values in the question's order, and its id. */
export interface CardPosition {
  readonly values: readonly number[];
  readonly id: string;
}

const written = v.object({ question: v.string(), values: v.array(v.number()), id: v.string() });

export const cursorAt = (question: MarketQuestion, { values, id }: CardPosition): MarketCursor =>
  JSON.stringify({ question: questionKey(question), values, id });

/** Where a cursor stands; `null` where it is another question's, or none at all. */
export function positionAt(cursor: MarketCursor, question: MarketQuestion): CardPosition | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), written), cursor);
  return read.success && read.output.question === questionKey(question) ? read.output : null;
}
