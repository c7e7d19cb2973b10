import { remoteConfig } from '../config.ts';
import { authorisedFetch } from './authorised-fetch.ts';
import { documentAddress } from './document-address.ts';
import { readAddress } from './endpoints.ts';

const PROBE_DEADLINE_MS = 5_000;

/** Asks Firestore for a public document that is not there: its own "not found" is the proof that the way is open. */
export async function probeServer(signal: AbortSignal): Promise<boolean> {
  const url = documentAddress(readAddress(remoteConfig), '/feeTables/probe');
  const request = { url, method: 'GET', scheme: 'Bearer', deadlineMs: PROBE_DEADLINE_MS } as const;
  return (await authorisedFetch(request, null, signal)).kind !== 'unreachable';
}
