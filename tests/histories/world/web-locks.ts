/** Web Locks of one browser, as far as the app asks: exclusive, with a signal, if free, or stolen. */
export class WebLocks {
  #held = new Map<string, Request>();
  #waiting = new Map<string, Request[]>();

  /** The door of one context. */
  ofContext(context: LockContext): Pick<LockManager, 'request'> {
    const request = (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
      const [first, second] = rest;
      const work = typeof first === 'function' ? first : second;
      const options = typeof first === 'object' && first !== null ? first : {};
      if (typeof work !== 'function') throw new TypeError('a lock without work');
      return this.#request(context, name, options, async (isGranted) =>
        work(isGranted ? { name, mode: 'exclusive' } : null),
      );
    };
    return { request };
  }

  /** A context has died: what it held is free. */
  release(context: LockContext): void {
    for (const [name, waiting] of this.#waiting) {
      this.#waiting.set(
        name,
        waiting.filter((request) => request.context !== context),
      );
    }
    for (const [name, request] of this.#held) {
      if (request.context !== context) continue;
      this.#held.delete(name);
      this.#grantNext(name);
    }
  }

  #request(context: LockContext, name: string, options: object, work: LockWork): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const request: Request = { context, work, resolve, reject };
      const signal = 'signal' in options && options.signal instanceof AbortSignal ? options.signal : null;
      if (signal?.aborted) return reject(aborted());
      if ('steal' in options && options.steal === true) {
        this.#held.get(name)?.reject(aborted());
        return this.#grant(name, request);
      }
      if ('ifAvailable' in options && options.ifAvailable === true && !this.#isFree(name)) {
        return context.soon(() => void work(false).then(resolve, reject));
      }
      signal?.addEventListener('abort', () => {
        const waiting = this.#waiting.get(name) ?? [];
        if (!waiting.includes(request)) return;
        this.#waiting.set(
          name,
          waiting.filter((other) => other !== request),
        );
        reject(aborted());
      });
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), request]);
      this.#grantNext(name);
    });
  }

  #isFree(name: string): boolean {
    return !this.#held.has(name) && (this.#waiting.get(name) ?? []).length === 0;
  }

  #grantNext(name: string): void {
    if (this.#held.has(name)) return;
    const [next, ...rest] = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, rest);
    if (next) this.#grant(name, next);
  }

  #grant(name: string, request: Request): void {
    this.#held.set(name, request);
    request.context.soon(() => {
      request
        .work(true)
        .then(request.resolve, request.reject)
        .finally(() => {
          if (this.#held.get(name) !== request) return;
          this.#held.delete(name);
          this.#grantNext(name);
        });
    });
  }
}

/** Runs what it is given while its context lives, and once it is awake. */
export interface LockContext {
  soon(work: () => void): void;
}

/** Is told whether it got the lock. */
type LockWork = (isGranted: boolean) => Promise<unknown>;

interface Request {
  readonly context: LockContext;
  readonly work: LockWork;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const aborted = () => new DOMException('The request was aborted.', 'AbortError');
