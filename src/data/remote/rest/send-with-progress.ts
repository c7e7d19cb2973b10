import type { Answer, RestRequest, Transport } from './rest-request.ts';

/** A service worker has no XMLHttpRequest, the only transport that tells how much of an upload has left. */
export const withProgress = (onShare: (share: number) => void): { readonly transport?: Transport } =>
  typeof XMLHttpRequest === 'function'
    ? {
        transport: (request, headers, onProgress, signal) =>
          send(
            request,
            headers,
            (share) => {
              onProgress();
              onShare(share);
            },
            signal,
          ),
      }
    : {};

const send = (
  request: RestRequest,
  headers: Readonly<Record<string, string>>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    });
    xhr.addEventListener('load', () =>
      resolve({
        status: xhr.status,
        text: xhr.responseText,
        retryAfter: retryAfterIn(xhr.getAllResponseHeaders()),
      }),
    );
    xhr.addEventListener('error', () => reject(new Error('network')));
    xhr.addEventListener('abort', () => reject(new Error('aborted')));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body ?? null);
  });

/**
 * Out of those that the server shows: to ask by name for one that it hides from other origins is an error in
 * the console.
 */
const retryAfterIn = (headers: string): string | null => /^retry-after: *(.*)$/im.exec(headers)?.[1] ?? null;
