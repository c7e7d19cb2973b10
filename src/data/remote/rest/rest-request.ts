export interface RestRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
  /** `Bearer` for Firestore, `Firebase` for Storage. */
  readonly scheme: 'Bearer' | 'Firebase';
  readonly deadlineMs: number;
  /**
   * Counts instead, from each progress on, where the runtime tells of progress: a slow line is no dead one.
   */
  readonly silenceMs?: number;
  /**
   * Tells of progress, where the runtime can (a page can, a service worker cannot); `fetch` where there is
   * none.
   */
  readonly transport?: Transport;
  /** An answer that is on its way already: only asked for anew where there is none. */
  readonly early?: Promise<Response> | null;
}

/** Sends a request and gives its answer; `onProgress` hears how much of the body has left, 0–1. */
export type Transport = (
  request: RestRequest,
  headers: Readonly<Record<string, string>>,
  onProgress: () => void,
  signal: AbortSignal,
) => Promise<Answer>;

/** What a transport brings back, whatever it was made of. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}
