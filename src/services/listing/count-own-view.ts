import { openUserDatabase } from '#data/local/user-database.ts';
import { idTokenOf } from '#data/remote/auth.ts';
import { remoteConfig } from '#data/remote/config.ts';
import { remoteEndpoints } from '#data/remote/rest/outbox-endpoints.ts';
import { createViewRemote } from '#data/remote/rest/view-remote.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import { countView } from '#sync/views/count-view.ts';

/** Counts a look with the token of who looked. */
export const countOwnView = (uid: UserId, id: ProductId, signal: AbortSignal): Promise<void> =>
  countView(openUserDatabase(uid), createViewRemote(remoteEndpoints(remoteConfig), idTokenOf), id, signal);
