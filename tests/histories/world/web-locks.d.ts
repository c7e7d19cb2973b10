/** Web Locks of one browser, as far as the app asks for them: exclusive, with a signal, or stolen. */
export declare class WebLocks {
  #private;
  /** The door of one context. */
  ofContext(context: LockContext): Pick<LockManager, 'request'>;
  /** A context has died: what it held is free. */
  release(context: LockContext): void;
}
/** Runs what it is given while its context lives, and once it is awake. */
export interface LockContext {
  soon(work: () => void): void;
}
