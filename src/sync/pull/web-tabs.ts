/** What the tabs of one browser say to each other: one that is seen would like to listen, or goes on doing so. */
export type TabWord = 'ask' | 'stay';

/** How the tabs of one browser agree on who listens. */
export interface Tabs {
  /**
   * Runs `work` while no other tab does, once it is this one's turn; rejects when `signal` aborts the wait, and
   * when another tab has taken the turn over while `work` ran.
   */
  holdAlone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void>;
  /** The same at once, in the place of whoever has the turn. */
  takeOver(name: string, work: () => Promise<void>): Promise<void>;
  say(name: string, word: TabWord): void;
  /** Calls `listener` with what the others say; gives the way to stop. */
  onSaid(name: string, listener: (word: TabWord) => void): () => void;
}

/** By a Web Lock and a channel of the lock's name. */
export const webTabs: Tabs = {
  async holdAlone(name, signal, work) {
    await navigator.locks.request(name, { signal }, work);
  },
  async takeOver(name, work) {
    await navigator.locks.request(name, { steal: true }, work);
  },
  say(name, word) {
    const channel = new BroadcastChannel(name);
    channel.postMessage(word);
    channel.close();
  },
  onSaid(name, listener) {
    const channel = new BroadcastChannel(name);
    // A tab of an earlier version only ever asks, without a word.
    channel.addEventListener('message', ({ data }) => listener(data === 'stay' ? 'stay' : 'ask'));
    return () => channel.close();
  },
};
