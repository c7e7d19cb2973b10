import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { DealFailure } from '#data/remote/deal-calls.ts';
import type { DealWish } from '#documents/calls/deal.ts';
import { parseOrderId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import { realEnvironment } from '#sync/environment.ts';
import { catalogueSync } from './catalogue-sync.ts';
import { sessionStore } from './session-store.ts';

/** Changes a deal on the server and then looks at what has become of the listing. */
export async function changeDeal(wish: Omit<DealWish, 'orderId'>): Promise<Result<unknown, DealFailure>> {
  const orderId = parseOrderId(realEnvironment.newId());
  if (orderId === null) throw new Error('a new id must be a document id');
  try {
    await sessionStore.confirm();
    const { changeDealOnServer } = await import('#data/remote/deal-calls.ts');
    const changed = await changeDealOnServer({ ...wish, orderId });
    await noteOwnWrite(catalogue, { kind: 'product', id: wish.productId }, realEnvironment.now());
    await catalogueSync.refresh({ kind: 'product', id: wish.productId }, { isForced: true });
    return changed;
  } catch (error) {
    console.error('the deal was not changed', error);
    return err('failed');
  }
}
