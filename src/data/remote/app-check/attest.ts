/**
 * What proves to Google's servers that a request comes from this app and not from a script; it says nothing
 * of a person.
 */
export interface AppCheckToken {
  readonly token: string;
  /** Epoch milliseconds by this device's clock. */
  readonly endsAt: number;
}

export interface ProofWish {
  /** Nobody waits longer for it; without one a request goes as it is. */
  readonly waitMs: number;
  /** One that the server has just not taken: another one is wanted, if it can be had. */
  readonly refused: string | null;
}

/** Gives a proof that still holds, or `null` where there is none in time; never rejects. */
export type Attest = (wish: ProofWish) => Promise<AppCheckToken | null>;

/** `null` where the build has no key: then nothing of it is in the build, and nothing is asked. */
export const attest: Attest | null = import.meta.env.VITE_APP_CHECK_KEY
  ? async (wish) => (await import('./app-check.ts')).appCheck(wish)
  : null;
