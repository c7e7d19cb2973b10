import { readTokenCache } from '#services/push/token-cache.ts';
import { readWitness } from '#services/storage/witness.ts';
import { sessionStore } from '#session/session-store.ts';
import { attempt } from './after-paint.ts';
import { startPageListeners } from './page-listeners.ts';
import { startServiceWorkerClient } from './service-worker-client.ts';

/** Begins what every visit needs, and what a person who is signed in needs besides. */
export function startBehindFirstScreen(): void {
  startServiceWorkerClient();
  startPageListeners();
  whenSignedIn(() => {
    void attempt(async () => (await import('#session/sync-controller.ts')).startSyncController);
    followPush();
  });
  // A sign-in that the server has ended leaves pushes behind, which end with nobody signed in.
  if (readTokenCache() !== null) followPush();
  // What was kept here may be gone together with the sign-in. Where nothing was, all that can wait for a network
  // is nothing that a visitor needs the code of.
  if (readWitness() === null) whenSignedIn(keepWitness);
  else keepWitness();
}

/** It is loaded once and follows once, however often this is asked. */
const followPush = (): void =>
  void attempt(async () => (await import('#services/push/push-store.ts')).followPush);

const keepWitness = (): void =>
  void attempt(async () => (await import('#services/storage/keep-witness.ts')).keepWitness);

/** Once, as soon as somebody is; most who come for the first time never are. */
function whenSignedIn(run: () => void): void {
  const look = () => {
    if (sessionStore.get().kind !== 'signed_in') return;
    stop();
    run();
  };
  const stop = sessionStore.subscribe(look);
  look();
}
