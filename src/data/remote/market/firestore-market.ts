import * as v from 'valibot';
import { read, type Reading } from '#documents/kernel/kind.ts';
import { time } from '#documents/kernel/times.ts';
import { parseListingCard, type ParsedCard } from '#documents/listing-card.ts';
import type { MarketQuestion, MarketTotal } from '#domain/market/market-question.ts';
import { passesFilter } from '#domain/product/product-filter.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { matchesQuery, queryOf, searchKeyOf, type SearchQuery } from '#domain/search/search-key.ts';
import type { FoundPageCode } from '../read-code.ts';
import { inSlices } from '../in-slices.ts';
import type { DocumentReader, ReadDocument } from '../rest/document-reader.ts';
import { cardCount, cardPage, MOST_COUNTED, ORDER_FIELDS } from './card-queries.ts';
import { cursorAt, positionAt, type CardPosition } from './market-cursor.ts';
import type { MarketCursor, MarketPage, MarketPort } from './market-port.ts';

/**
 * The market behind Firestore's indexes: they give candidates, and the domain says which of them are meant.
 */
export const createFirestoreMarket = (reader: Pick<DocumentReader, 'query' | 'count'>): MarketPort => ({
  async page(question, cursor, most) {
    const after = cursor === null ? null : positionAt(cursor, question);
    if (cursor !== null && after === null) return err('other_question');
    return readPage(reader, question, after, most);
  },

  async count(question): Promise<Result<MarketTotal, 'offline' | 'denied'>> {
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
  question: MarketQuestion,
  after: CardPosition | null,
  most: number | undefined,
): Promise<Result<MarketPage, FoundPageCode>> {
  const description = cardPage(question, after, most);
  const answer = await reader.query(description);
  if (!answer.ok) return answer;
  const wanted = queryOf(question.term);
  const cards = await inSlices(answer.value, ({ id, path, data }: ReadDocument) => {
    const card = parseListingCard(id, data);
    if (card === null) console.warn(`the document ${path} is malformed and was left out`);
    return card !== null && isMeant(card, question, wanted) ? [card.product] : [];
  });
  return ok({ cards, next: nextOf(question, answer.value, description.limit) });
}

/** The index gives candidates; this says which of them are asked for. */
const isMeant = ({ product, labels }: ParsedCard, { filter }: MarketQuestion, wanted: SearchQuery): boolean =>
  passesFilter(product, filter) &&
  (wanted.words.length === 0 || matchesQuery(searchKeyOf(product, labels), wanted));

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
