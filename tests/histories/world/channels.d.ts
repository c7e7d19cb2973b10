import type { LockContext } from './web-locks.ts';
type Listener = (event: { readonly data: unknown }) => void;
/** What the app, and Dexie in it, ask of a channel. */
interface BrowserChannel {
  onmessage: Listener | null;
  postMessage(data: unknown): void;
  addEventListener(type: 'message', listener: Listener): void;
  close(): void;
}
/** The BroadcastChannel of one browser: what one context says, the others hear. */
export declare class Channels {
  #private;
  /** What a context calls `BroadcastChannel`. */
  classFor(context: LockContext): new (name: string) => BrowserChannel;
  release(context: LockContext): void;
}
export {};
