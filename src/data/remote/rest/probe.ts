import { remoteConfig } from '../config.ts';
import { firestoreOrigin } from './endpoints.ts';

const PROBE_DEADLINE_MS = 5_000;

/**
 * Asks Firestore for a public document that is not there, as one of a batch: to that it answers "missing" instead of
 * with an error, which a browser would write down for each question. Its own word is the proof that the way is open;
 * a captive portal's page is no JSON and proves nothing.
 */
export async function probeServer(signal: AbortSignal): Promise<boolean> {
  const deadline = new AbortController();
  const expire = () => deadline.abort();
  const timer = setTimeout(expire, PROBE_DEADLINE_MS);
  signal.addEventListener('abort', expire, { once: true });
  const root = `projects/${remoteConfig.firebase.projectId}/databases/(default)/documents`;
  try {
    const response = await fetch(`${firestoreOrigin(remoteConfig)}/v1/${root}:batchGet`, {
      method: 'POST',
      body: JSON.stringify({ documents: [`${root}/feeTables/probe`] }),
      signal: deadline.signal,
      cache: 'no-store',
    });
    return hasSpoken(await response.json()) && response.status < 500 && response.status !== 429;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', expire);
  }
}

/** A batch is answered by a list; a refusal, such as one for its quota, is the server's own word too. */
function hasSpoken(body: unknown): boolean {
  const answer: unknown = Array.isArray(body) ? body[0] : body;
  return (
    typeof answer === 'object' &&
    answer !== null &&
    ('missing' in answer || 'found' in answer || 'error' in answer)
  );
}
