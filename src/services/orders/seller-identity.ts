import type { HeldRequest } from '#documents/calls/held.ts';
import type { IdentityRefusal, SellerIdentity } from '#documents/calls/seller-identity.ts';
import type { OrderId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { oneFlight } from '#session/one-flight.ts';
import { sessionStore } from '#session/session-store.ts';

export type IdentityFailure = ServerFailure | IdentityRefusal | HeldRequest['code'];
export type { SellerIdentity };

const flight = oneFlight<Result<SellerIdentity, IdentityFailure>>();

/** Who the seller of one's own deal is; asked twice at once it is one call. Nothing of it is kept. */
export const sellerIdentity = (orderId: OrderId): Promise<Result<SellerIdentity, IdentityFailure>> =>
  flight(orderId, () => ask(orderId));

async function ask(orderId: OrderId): Promise<Result<SellerIdentity, IdentityFailure>> {
  try {
    await sessionStore.confirm();
    const { askSellerIdentity } = await import('#data/remote/seller-identity-call.ts');
    const answer = await askSellerIdentity(orderId);
    return answer.ok ? answer : err(answer.code);
  } catch (error) {
    console.error('a seller’s identity was not asked for', error);
    return err('failed');
  }
}
