import type { LockContext } from './web-locks.ts';

type Channel = {
  readonly name: string;
  readonly context: LockContext;
  readonly hear: (data: unknown) => void;
};

type Listener = (event: { readonly data: unknown }) => void;

/** What the app, and Dexie in it, ask of a channel. */
interface BrowserChannel {
  onmessage: Listener | null;
  postMessage(data: unknown): void;
  addEventListener(type: 'message', listener: Listener): void;
  close(): void;
}

/** The BroadcastChannel of one browser: what one context says, the others hear. */
export class Channels {
  #open = new Set<Channel>();

  /** What a context calls `BroadcastChannel`. */
  classFor(context: LockContext): new (name: string) => BrowserChannel {
    const open = this.#open;
    return class implements BrowserChannel {
      onmessage: Listener | null = null;
      readonly #listeners = new Set<Listener>();
      readonly #channel: Channel;

      readonly name: string;

      constructor(name: string) {
        this.name = name;
        this.#channel = {
          name,
          context,
          hear: (data) => {
            this.onmessage?.({ data });
            for (const listener of this.#listeners) listener({ data });
          },
        };
        open.add(this.#channel);
      }

      postMessage(data: unknown): void {
        for (const other of open) {
          if (other === this.#channel || other.name !== this.name) continue;
          const copy: unknown = structuredClone(data);
          other.context.soon(() => {
            if (open.has(other)) other.hear(copy);
          });
        }
      }

      addEventListener(_type: 'message', listener: Listener): void {
        this.#listeners.add(listener);
      }

      close(): void {
        open.delete(this.#channel);
      }
    };
  }

  release(context: LockContext): void {
    for (const channel of this.#open) if (channel.context === context) this.#open.delete(channel);
  }
}
