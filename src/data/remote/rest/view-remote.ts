import { viewDocument } from '#documents/person-items.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import { authorisedFetch, type RemoteOutcome } from './authorised-fetch.ts';
import { encodeFields } from './firestore-values.ts';
import type { RemoteEndpoints, TokenOf } from './outbox-remote.ts';

/** How a look at a listing reaches the server, past the outbox: it is no promise, and may be lost. */
export interface ViewRemote {
  /** Taken as often as it is told, since a device may have forgotten; refused where it does not count. */
  addView(uid: UserId, productId: ProductId, signal: AbortSignal): Promise<RemoteOutcome<unknown>>;
}

const DEADLINE_MS = 10_000;

export const createViewRemote = (
  { firestoreOrigin, projectId }: Pick<RemoteEndpoints, 'firestoreOrigin' | 'projectId'>,
  tokenOf: TokenOf,
): ViewRemote => ({
  addView: (uid, productId, signal) =>
    authorisedFetch(
      {
        url: `${firestoreOrigin}/v1/projects/${projectId}/databases/(default)/documents/products/${productId}/views/${uid}`,
        method: 'PATCH',
        scheme: 'Bearer',
        deadlineMs: DEADLINE_MS,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ fields: encodeFields(viewDocument.encode({ uid })) }),
      },
      { uid, token: tokenOf },
      signal,
    ),
});
