import * as v from 'valibot';
import { withProgress } from './send-with-progress.ts';
import { authorisedFetch, type RemoteOutcome, type RequestAuth } from './authorised-fetch.ts';

export interface StorageEndpoint {
  /** `https://firebasestorage.googleapis.com`, or the emulator's origin. */
  readonly origin: string;
  readonly bucket: string;
}

/** No byte has left for so long; the last ones may still wait in the device's own buffers. */
const UPLOAD_SILENCE_MS = 90_000;
/** The slowest line worth waiting for where nobody can tell whether anything leaves. */
const SLOWEST_BYTES_PER_MS = 16;
const METADATA_DEADLINE_MS = 15_000;

const ObjectMetadata = v.object({ name: v.string(), downloadTokens: v.string() });

/**
 * Uploads one object and gives its download URL. Works in the page and in the worker (the SDK's own
 * upload needs XMLHttpRequest). A repeated upload is refused by the rules (no overwriting), which is how
 * an upload whose answer was lost is recognised: then the object that is there is taken.
 */
export async function uploadObject(
  endpoint: StorageEndpoint,
  auth: RequestAuth,
  path: string,
  blob: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<RemoteOutcome<string>> {
  const boundary = 'geumnaru-object-boundary';
  const metadata = JSON.stringify({ name: path, contentType: blob.type });
  const body = new Blob([
    `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n`,
    `--${boundary}\r\nContent-Type: ${blob.type}\r\n\r\n`,
    blob,
    `\r\n--${boundary}--`,
  ]);
  const uploaded = await authorisedFetch(
    {
      url: `${endpoint.origin}/v0/b/${endpoint.bucket}/o?name=${encodeURIComponent(path)}`,
      method: 'POST',
      scheme: 'Firebase',
      // The outbox tries again after it, and the deterministic path makes that harmless.
      deadlineMs: UPLOAD_SILENCE_MS + blob.size / SLOWEST_BYTES_PER_MS,
      silenceMs: UPLOAD_SILENCE_MS,
      headers: {
        'X-Goog-Upload-Protocol': 'multipart',
        'Content-Type': `multipart/related; boundary=${boundary}`,
      },
      body,
      ...withProgress(onProgress),
    },
    auth,
    signal,
  );
  if (uploaded.kind !== 'refused') return downloadUrl(endpoint, uploaded);
  const present = await objectUrl(endpoint, auth, path, signal);
  return present.kind === 'refused' ? uploaded : present;
}

/** The download URL of an object that is there. */
export async function objectUrl(
  endpoint: StorageEndpoint,
  auth: RequestAuth,
  path: string,
  signal: AbortSignal,
): Promise<RemoteOutcome<string>> {
  const url = `${endpoint.origin}/v0/b/${endpoint.bucket}/o/${encodeURIComponent(path)}`;
  const found = await authorisedFetch(
    { url, method: 'GET', scheme: 'Firebase', deadlineMs: METADATA_DEADLINE_MS },
    auth,
    signal,
  );
  return downloadUrl(endpoint, found);
}

function downloadUrl(endpoint: StorageEndpoint, outcome: RemoteOutcome<unknown>): RemoteOutcome<string> {
  if (outcome.kind !== 'ok') return outcome;
  const metadata = v.safeParse(ObjectMetadata, outcome.value);
  // Valid JSON that is not Storage's: somebody between us and the server answered.
  if (!metadata.success) return { kind: 'unreachable', retryAfterMs: 0 };
  const token = metadata.output.downloadTokens.split(',')[0] ?? '';
  const object = encodeURIComponent(metadata.output.name);
  return {
    kind: 'ok',
    value: `${endpoint.origin}/v0/b/${endpoint.bucket}/o/${object}?alt=media&token=${token}`,
  };
}
