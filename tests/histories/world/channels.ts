import type { LockContext } from './web-locks.ts';

type Channel = {
  readonly name: string;
  readonly context: LockContext;
  readonly hear: (data: unknown) => void;
};

/** The BroadcastChannel of one browser: what one context says, the others hear. */
export class Channels {
  #open = new Set<Channel>();

  /** What a context calls `BroadcastChannel`. */
  classFor(context: LockContext) {
    const open = this.#open;
    return class {
      onmessage: ((event: { readonly data: unknown }) => void) | null = null;
      readonly #listeners = new Set<(event: { readonly data: unknown }) => void>();
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

      addEventListener(_type: 'message', listener: (event: { readonly data: unknown }) => void): void {
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
