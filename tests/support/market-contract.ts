import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MarketPort } from '#data/remote/market/market-port.ts';
import type { MarketQuestion, MarketTotal } from '#domain/market/market-question.ts';
import { foundAmong, keysBy } from '#domain/market/search-listings.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { millis } from '#domain/units.ts';
import { anyQuestion } from './any-question.ts';
import { wordsOf } from './market-listings.ts';

/** An engine with exactly these listings in it, and the way to change them. */
export interface FilledMarket {
  readonly port: MarketPort;
  readonly listings: readonly Product[];
  readonly put: (listing: Product) => Promise<void>;
  readonly remove: (id: ProductId) => Promise<void>;
}

const EVERYTHING: MarketQuestion = { term: '', filter: NO_FILTER, sort: 'newest' };
/** No page of so few listings is empty more often than this in a row. */
const MOST_PAGES = 200;

/** What every engine behind the port must do; `open` fills it once. */
export function marketContract(open: () => FilledMarket, runs: number): void {
  const asked = (question: MarketQuestion) =>
    foundAmong(open().listings, question, keysBy(wordsOf)).map(({ id }) => id);

  test('a question paged to the end gives all that it asks for, in its order, nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (question) => {
        expect(await pagedToTheEnd(open().port, question)).toEqual(asked(question));
      }),
      { numRuns: runs },
    );
  });

  test('a count is the whole, or says that it is not', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (question) => {
        const answer = await open().port.count(question);
        expect(answer.ok && isTrue(answer.value, asked(question).length)).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  test('a cursor of another question is refused, and so is what is none', async () => {
    const first = await pageOf(open().port, EVERYTHING, null);
    const refused = { ok: false, code: 'other_question' };
    expect(await open().port.page({ ...EVERYTHING, sort: 'popular' }, first.next)).toEqual(refused);
    expect(await open().port.page(EVERYTHING, 'no cursor')).toEqual(refused);
  });

  test.each([
    ['a thousand characters', '순금'.repeat(500)],
    ['emoji', '💍💍'],
    ['half an emoji', '\uD83D'],
    ['one jamo', 'ㅂ'],
    ['a vowel', 'ㅏ'],
    ['signs', '%_*.|\\"\n'],
  ])('a search for %s is answered', async (_name, term) => {
    const question = { ...EVERYTHING, term };
    expect(await pagedToTheEnd(open().port, question)).toEqual(asked(question));
  });

  test('of spaces alone asks for everything', async () => {
    const question = { ...EVERYTHING, term: ' \t　' };
    expect(await pagedToTheEnd(open().port, question)).toEqual(asked(EVERYTHING));
  });

  test('a listing that changes or goes between two pages is not given twice, and hides no other', async () => {
    const { port, put, remove } = open();
    const before = asked(EVERYTHING);
    const first = await pageOf(port, EVERYTHING, null);
    const [bumped, gone] = [first.cards.at(2), first.cards.at(-1)];
    if (!bumped || !gone) throw new Error('a full market has a full page');
    await put({ ...bumped, bumpedAt: millis(bumped.bumpedAt + 86_400_000) });
    await remove(gone.id);
    const rest = await pagedToTheEnd(port, EVERYTHING, first.next);
    expect([...first.cards.map(({ id }) => id), ...rest]).toEqual(before);
    await put(bumped);
    await put(gone);
  });
}

async function pageOf(port: MarketPort, question: MarketQuestion, cursor: string | null) {
  const page = await port.page(question, cursor);
  if (!page.ok) throw new Error(page.code);
  return page.value;
}

const isTrue = (count: MarketTotal, whole: number): boolean =>
  count.kind === 'unknown' || (count.kind === 'whole' ? count.count === whole : count.count <= whole);

export async function pagedToTheEnd(
  port: MarketPort,
  question: MarketQuestion,
  from: string | null = null,
): Promise<readonly ProductId[]> {
  const ids: ProductId[] = [];
  let cursor = from;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const { cards, next } = await pageOf(port, question, cursor);
    ids.push(...cards.map(({ id }) => id));
    if (next === null) return ids;
    cursor = next;
  }
  throw new Error('the market has no end');
}
