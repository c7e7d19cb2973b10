import type { SearchAnswer, SearchRequest } from '#documents/calls/keep-search.ts';

/** The kept searches of one person, with the server's limit. */
export class FakeSearches {
  readonly kept = new Map<string, { readonly address: string; readonly isPaused: boolean }>();
  most = 30;

  keep({ searchId, address, wish }: SearchRequest): SearchAnswer {
    if (wish === 'removed') this.kept.delete(searchId);
    else if (!this.kept.has(searchId) && this.kept.size >= this.most) return { ok: false, code: 'full' };
    else this.kept.set(searchId, { address, isPaused: wish === 'paused' });
    return { ok: true, value: null };
  }
}
