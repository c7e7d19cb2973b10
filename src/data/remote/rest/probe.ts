import { remoteConfig } from '../config.ts';
import { authorisedFetch } from './authorised-fetch.ts';
import { documentAddress, documentsRoot } from './document-address.ts';
import { readAddress } from './endpoints.ts';

const PROBE_DEADLINE_MS = 5_000;

/**
 * Asks Firestore for a public document that is not there, as one of a batch: to that it answers "missing"
 * instead of with an error, which a browser would write down for each question. Its own word is the proof
 * that the way is open.
 */
export async function probeServer(signal: AbortSignal): Promise<boolean> {
  const address = readAddress(remoteConfig);
  const request = {
    url: documentAddress(address, ':batchGet'),
    method: 'POST',
    body: JSON.stringify({ documents: [`${documentsRoot(address)}/feeTables/probe`] }),
    scheme: 'Bearer',
    deadlineMs: PROBE_DEADLINE_MS,
  } as const;
  return (await authorisedFetch(request, null, signal)).kind !== 'unreachable';
}
