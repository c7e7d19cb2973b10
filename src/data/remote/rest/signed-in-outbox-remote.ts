import { idTokenOf } from '../auth.ts';
import { remoteConfig } from '../config.ts';
import { remoteEndpoints } from './outbox-endpoints.ts';
import { createOutboxRemote, type OutboxRemote } from './outbox-remote.ts';

/** The outbox's way out with the token of whoever is signed in, for the page and the worker alike. */
export const signedInOutboxRemote = (): OutboxRemote =>
  createOutboxRemote(remoteEndpoints(remoteConfig), idTokenOf);
