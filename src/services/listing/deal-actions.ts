import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { DealFailure } from '#data/remote/deal-calls.ts';
import type { DealWish } from '#documents/calls/deal.ts';
import { parseOrderId, type ProductId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import { oneFlight } from '#session/one-flight.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { sessionStore } from '#session/session-store.ts';
import { realEnvironment } from '#sync/environment.ts';

/** `orderId` of the order that is confirmed. */
type Wish = Omit<DealWish, 'orderId'> & Partial<Pick<DealWish, 'orderId'>>;

const flight = oneFlight<Result<unknown, DealFailure>>();

/**
 * Changes a deal on the server and then looks at what has become of the listing; asked twice at once it is
 * one call.
 */
export const changeDeal = (wish: Wish): Promise<Result<unknown, DealFailure>> =>
  flight(JSON.stringify(wish), () => change(wish));

async function change(wish: Wish): Promise<Result<unknown, DealFailure>> {
  const orderId = wish.orderId ?? parseOrderId(realEnvironment.newId());
  if (orderId === null) throw new Error('a new id must be a document id');
  try {
    await sessionStore.confirm();
    const { changeDealOnServer } = await import('#data/remote/deal-calls.ts');
    const changed = await changeDealOnServer({ ...wish, orderId });
    await lookAgain(wish.productId);
    return changed.ok ? changed : err(changed.code);
  } catch (error) {
    console.error('the deal was not changed', error);
    return err('failed');
  }
}

/** Whatever this device cannot write down, the deal is what the server has made of it. */
async function lookAgain(id: ProductId): Promise<void> {
  try {
    await noteOwnWrite(catalogue, { kind: 'product', id }, realEnvironment.now());
    await catalogueSync.refresh({ kind: 'product', id }, { isForced: true });
  } catch (error) {
    console.warn('what a deal has changed was not looked at', error);
  }
}
