import * as v from 'valibot';
import { passesFilter } from '#domain/product/product-filter.ts';
import type { Product } from '#domain/product/product.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { matchesQuery, queryOf, searchKeyOf } from '#domain/search/search-key.ts';
import { parseProduct } from '#documents/product.ts';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import { read, type Reading } from '#documents/kernel/kind.ts';
import { time } from '#documents/kernel/times.ts';
import { inSlices } from '../in-slices.ts';
import type { DocumentReader, ReadDocument } from '../rest/document-reader.ts';
import { cardCount, cardPage, MOST_COUNTED, ORDER_FIELDS } from './card-queries.ts';
import { cursorAt, positionAt, type CardPosition } from './market-cursor.ts';
import type { MarketCode, MarketCount, MarketCursor, MarketPage, MarketPort } from './market-port.ts';

/** Words for what a listing holds only as a code, as for `searchKeyOf`. */
export type LabelsOf = (product: Product) => readonly string[];

/** The market behind Firestore's indexes: they give candidates, and the domain says which of them are meant. */
export const createFirestoreMarket = (
  reader: Pick<DocumentReader, 'query' | 'count'>,
  labelsOf: LabelsOf,
): MarketPort => ({
  async page(question, cursor) {
    const after = cursor === null ? null : positionAt(cursor, question);
    if (cursor !== null && after === null) return err('other_question');
    return readPage(reader, labelsOf, question, after);
  },

  async count(question): Promise<Result<MarketCount, 'offline' | 'denied'>> {
    const description = cardCount(question);
    if (description === null) return ok({ kind: 'unknown' });
    const counted = await reader.count(description);
    if (!counted.ok) return counted;
    const count = counted.value;
    return ok(count < MOST_COUNTED ? { kind: 'whole', count } : { kind: 'at_least', count });
  },
});

async function readPage(
  reader: Pick<DocumentReader, 'query'>,
  labelsOf: LabelsOf,
  question: MarketQuestion,
  after: CardPosition | null,
): Promise<Result<MarketPage, MarketCode>> {
  const description = cardPage(question, after);
  const answer = await reader.query(description);
  if (!answer.ok) return answer;
  const wanted = queryOf(question.term);
  const cards = await inSlices(answer.value, ({ id, path, data }: ReadDocument) => {
    const card = parseProduct(id, data);
    if (card === null) console.warn(`the document ${path} is malformed and was left out`);
    if (card === null || !passesFilter(card, question.filter)) return [];
    return wanted.words.length === 0 || matchesQuery(searchKeyOf(card, labelsOf(card)), wanted) ? [card] : [];
  });
  return ok({ cards, next: nextOf(question, answer.value, description.limit) });
}

/** Behind the last card that was looked at, shown or not. */
function nextOf(
  question: MarketQuestion,
  documents: readonly ReadDocument[],
  limit: number,
): MarketCursor | null {
  const last = documents.at(-1);
  if (last === undefined || documents.length < limit) return null;
  const values = ORDER_FIELDS[question.sort].map(({ field }) => read(orderValue, last.data[field]));
  return cursorAt(question, { values: values.map((value) => value ?? 0), id: last.id });
}

/** Functions write every one of them, or the index would not have given the card. */
const orderValue: Reading<number> = v.union([v.number(), time.reads]);
