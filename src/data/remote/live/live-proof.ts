import { CustomProvider, initializeAppCheck, type AppCheck } from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';
import type { Attest } from '../app-check/attest.ts';

/** A listener opens without a proof rather than not at all. */
const WAIT_MS = 10_000;

/**
 * Has the SDK's streams carry the same proof as our own requests; to be called before the first of them
 * opens.
 */
export function proveStreams(app: FirebaseApp, attest: Attest): AppCheck {
  const provider = new CustomProvider({
    getToken: async () => {
      const proof = await attest({ waitMs: WAIT_MS, refused: null });
      if (proof === null) throw new Error('there is no proof yet');
      return { token: proof.token, expireTimeMillis: proof.endsAt };
    },
  });
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
