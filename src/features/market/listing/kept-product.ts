import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { ownDatabase } from '#session/use-user-database.ts';

/** The listing that was opened last: its page shows it in the first picture, and asks the disk behind that. */
export const keptProduct = keptAnswer<Product | null>();

/** Which listing a page shows, and to whom: a hidden one is there for its seller alone. */
export const productQuestion = (id: ProductId, viewer: UserId | null) => [id, viewer] as const;

/** Somebody is on the way from a list to the page of `product`, as the list has it from this device. */
export const keepProduct = (product: Product): void =>
  void keptProduct.keep(productQuestion(product.id, ownDatabase()?.uid ?? null), product);
