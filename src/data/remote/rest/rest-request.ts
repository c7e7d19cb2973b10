export interface RestRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
  /** `Bearer` for Firestore, `Firebase` for Storage. */
  readonly scheme: 'Bearer' | 'Firebase';
  readonly deadlineMs: number;
  /** Counts instead, from each progress on, where the runtime tells of progress: a slow line is no dead one. */
  readonly silenceMs?: number;
  /** Hears how much of the body has left, 0–1, where the runtime can tell (a page can, a service worker cannot). */
  readonly onProgress?: (share: number) => void;
}

/** What a transport brings back, whatever it was made of. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}
