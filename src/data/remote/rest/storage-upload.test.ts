import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userId } from '#tests/support/domain-fixtures.ts';
import { uploadObject } from './storage-upload.ts';

const MINUTE_MS = 60_000;
const ENDPOINT = { origin: 'https://storage.example', bucket: 'bucket' };
const AUTH = { uid: userId('me'), token: async () => 'token' };
const STORED = JSON.stringify({ name: 'chatImages/a', downloadTokens: 'key' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const upload = (bytes: number, told: number[] = []) =>
  uploadObject(
    ENDPOINT,
    AUTH,
    'chatImages/a',
    new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
    (share) => told.push(share),
    new AbortController().signal,
  );

/**
 * A page's transport on a line that lets a share of the body out each minute, and stops after so many of
 * them.
 */
function slowXhr(minutes: number, stopsAfter = minutes) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    readonly status: number = 200;
    readonly responseText: string = STORED;
    #minutes = 0;
    #timer: ReturnType<typeof setInterval> | undefined;

    open(): void {}
    setRequestHeader(): void {}
    /** Of what a server shows to other origins. */
    getAllResponseHeaders(): string {
      return 'content-type: application/json\r\nretry-after: 7\r\n';
    }

    send(): void {
      this.#timer = setInterval(() => {
        if (this.#minutes === stopsAfter) return;
        this.#minutes += 1;
        const loaded = { lengthComputable: true, loaded: this.#minutes, total: minutes };
        this.upload.dispatchEvent(Object.assign(new Event('progress'), loaded));
        if (this.#minutes === minutes) this.#end('load');
      }, MINUTE_MS);
    }

    abort(): void {
      this.#end('abort');
    }

    #end(event: string): void {
      clearInterval(this.#timer);
      this.dispatchEvent(new Event(event));
    }
  };
}

describe('in a page', () => {
  test('an upload may take ten minutes, as long as something leaves', async () => {
    vi.stubGlobal('XMLHttpRequest', slowXhr(10));
    const told: number[] = [];
    const uploading = upload(1000, told);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(await uploading).toMatchObject({ kind: 'ok' });
    expect(told).toHaveLength(10);
  });

  test('an upload of which nothing leaves any more ends', async () => {
    vi.stubGlobal('XMLHttpRequest', slowXhr(10, 3));
    const uploading = upload(1000);
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(await uploading).toEqual({ kind: 'unreachable', retryAfterMs: 0 });
  });
});

test('a page asks an answer by name for nothing that may be hidden from it', async () => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends slowXhr(1) {
      override readonly status = 503;
      override readonly responseText = '{}';
      getResponseHeader(): never {
        throw new Error('Refused to get unsafe header');
      }
    },
  );
  const uploading = upload(1000);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(await uploading).toEqual({ kind: 'unreachable', retryAfterMs: 7000 });
});

describe('in a service worker, which hears of no progress', () => {
  /** Answers after so long, unless it is told to stop. */
  const slowFetch =
    (ms: number) =>
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        setTimeout(() => resolve(new Response(STORED)), ms);
      });

  test.each([
    ['ten megabytes', 10_000_000, 'ok'],
    ['a small picture', 1000, 'unreachable'],
  ] as const)('five minutes for %s: %s', async (_what, bytes, kind) => {
    vi.stubGlobal('fetch', slowFetch(5 * MINUTE_MS));
    const uploading = upload(bytes);
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(await uploading).toMatchObject({ kind });
  });
});
