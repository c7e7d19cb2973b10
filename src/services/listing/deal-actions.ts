import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { DealFailure } from '#data/remote/deal-calls.ts';
import type { DealWish } from '#documents/calls/deal.ts';
import { parseOrderId } from '#domain/ids.ts';
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
    await noteOwnWrite(catalogue, { kind: 'product', id: wish.productId }, realEnvironment.now());
    await catalogueSync.refresh({ kind: 'product', id: wish.productId }, { isForced: true });
    return changed.ok ? changed : err(changed.code);
  } catch (error) {
    console.error('the deal was not changed', error);
    return err('failed');
  }
}
