import type { HeldRequest } from '#documents/calls/held.ts';
import { sellerIdentityCall, type IdentityAnswer } from '#documents/calls/seller-identity.ts';
import type { OrderId } from '#domain/ids.ts';
import { askFunction, type Unanswered } from './ask-function.ts';

/** Asks the server who the seller of a deal is. */
export const askSellerIdentity = (orderId: OrderId): Promise<IdentityAnswer | HeldRequest | Unanswered> =>
  askFunction(sellerIdentityCall, { orderId });
