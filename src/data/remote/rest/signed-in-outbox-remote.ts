import { idTokenOf } from '../auth.ts';
import { remoteConfig } from '../config.ts';
import { remoteEndpoints } from './outbox-endpoints.ts';
import { createOutboxRemote, type OutboxRemote } from './outbox-remote.ts';

const remote = createOutboxRemote(remoteEndpoints(remoteConfig), idTokenOf);

/**
 * The outbox's way out with the token of whoever is signed in, for a page. There is one of it, which keeps in mind
 * what it has counted.
 */
export const signedInOutboxRemote = (): OutboxRemote => remote;
