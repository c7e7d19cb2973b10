import type { CatalogueDatabase, MarketAnswer } from './catalogue-database.ts';

/** Remembers what the server has answered to a question about the market. */
export async function keepAnswer(catalogue: CatalogueDatabase, answer: MarketAnswer): Promise<void> {
  await catalogue.answers.put(answer);
}

export async function forgetOldestAnswers(catalogue: CatalogueDatabase, count: number): Promise<void> {
  await catalogue.answers.bulkDelete(await catalogue.answers.orderBy('at').limit(count).primaryKeys());
}
