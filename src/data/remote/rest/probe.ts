import { remoteConfig } from '../config.ts';
import { firestoreOrigin } from './endpoints.ts';

const PROBE_DEADLINE_MS = 5_000;

/**
 * Asks Firestore for a public document that is not there: its own "not found" is the proof that the way
 * is open. A captive portal's page is no JSON and proves nothing.
 */
export async function probeServer(signal: AbortSignal): Promise<boolean> {
  const deadline = new AbortController();
  const expire = () => deadline.abort();
  const timer = setTimeout(expire, PROBE_DEADLINE_MS);
  signal.addEventListener('abort', expire, { once: true });
  const { projectId } = remoteConfig.firebase;
  const url = `${firestoreOrigin(remoteConfig)}/v1/projects/${projectId}/databases/(default)/documents/feeTables/probe`;
  try {
    const response = await fetch(url, { signal: deadline.signal, cache: 'no-store' });
    const body: unknown = await response.json();
    const spoke = typeof body === 'object' && body !== null && ('error' in body || 'name' in body);
    return spoke && response.status < 500 && response.status !== 429;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', expire);
  }
}
