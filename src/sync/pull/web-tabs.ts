/** How the tabs of one browser agree on who listens. */
export interface Tabs {
  /**
   * Runs `work` while no other tab does, once it is this one's turn; rejects when `signal` aborts the wait.
   */
  holdAlone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void>;
  /** Tells the other tabs that one which is seen would like to listen. */
  ask(name: string): void;
  onAsked(name: string, listener: () => void): () => void;
}

/** By a Web Lock and a channel of the lock's name. */
export const webTabs: Tabs = {
  async holdAlone(name, signal, work) {
    await navigator.locks.request(name, { signal }, work);
  },
  ask(name) {
    const channel = new BroadcastChannel(name);
    channel.postMessage(null);
    channel.close();
  },
  onAsked(name, listener) {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', listener);
    return () => channel.close();
  },
};
