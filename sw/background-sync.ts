import { openUserDatabase } from '#data/local/user-database.ts';
import { persistedUid } from '#data/remote/persisted-sign-in.ts';
import { remoteConfig } from '#data/remote/config.ts';
import { remoteEndpoints } from '#data/remote/rest/outbox-endpoints.ts';
import { createOutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import { workerTokenOf } from '#data/remote/worker-token.ts';
import { WAKE_UP_TAG } from '#domain/outbox/wake-up-tag.ts';
import { realEnvironment } from '#sync/environment.ts';
import { drainOnWakeUp } from '#sync/outbox/drain-on-wake-up.ts';
import { drainOutbox } from '#sync/outbox/drain-outbox.ts';
import { webDrainLock } from '#sync/outbox/drain-lock.ts';
import { drainFingerprint } from '#sync/outbox/drain-fingerprint.ts';

declare const self: ServiceWorkerGlobalScope;

/** One for all wake-ups of this worker: it keeps in mind what it has counted. */
const remote = createOutboxRemote(remoteEndpoints(remoteConfig), workerTokenOf);

/** What lib.webworker lacks of Background Sync. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isSyncEvent = (event: Event): event is SyncEvent => 'tag' in event && typeof event.tag === 'string';

/** Sends what waits when the network is back, with every tab closed too. */
export function drainOnSync(): void {
  self.addEventListener('sync', (event: Event) => {
    if (isSyncEvent(event) && event.tag.startsWith(WAKE_UP_TAG)) event.waitUntil(drainSignedIn());
  });
}

/** Rejects when something still waits, which is how the browser learns to wake the worker again. */
export async function drainSignedIn(): Promise<void> {
  // From the disk: Firebase would ask the server first, longer than the browser may let this worker live.
  const uid = await persistedUid();
  if (uid === null) return;
  const environment = realEnvironment;
  const db = openUserDatabase(uid);
  const lock = webDrainLock(uid, () => drainFingerprint(db, environment));
  const drain = () =>
    lock.run(
      (signal) =>
        drainOutbox({
          db,
          remote,
          environment,
          // Nobody looks: the page that opens next judges the connection by itself.
          onOutcome: () => undefined,
          begin: () => () => undefined,
          signal,
        }),
      new AbortController().signal,
    );
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  if (!(await drainOnWakeUp({ db, environment, drain, sleep }))) throw new Error('the outbox still waits');
}
