import type { AppCheckToken, Attest } from './attest.ts';
import type { MakeProof } from './proof-maker.ts';

interface ProofKeeping {
  /** On the device, for the worker and for the next visit. */
  readonly kept: () => Promise<AppCheckToken | null>;
  readonly keep: (proof: AppCheckToken) => Promise<void>;
  /** `null` where none can be made, as in a worker. */
  readonly maker: () => MakeProof | null;
  readonly now: () => number;
}

/** One that ends sooner may have ended when it arrives. */
const MARGIN_MS = 60_000;
/** From then on another one is made, while this one still holds. */
const RENEWAL_MS = 10 * 60_000;
/** A server, or a filter on the way, that has just said no is left alone for a while. */
const PAUSE_MS = 60_000;

/**
 * Keeps one proof at hand, makes another in time, one at a time, and lets nobody wait longer than they wish.
 */
export function keepProofs({ kept, keep, maker, now }: ProofKeeping): Attest {
  let held: AppCheckToken | null = null;
  let making: Promise<AppCheckToken | null> | null = null;
  let pauseUntil = 0;

  const lastsFor = (proof: AppCheckToken | null): number => (proof ? proof.endsAt - now() - MARGIN_MS : 0);

  const makeOne = async (make: MakeProof): Promise<AppCheckToken | null> => {
    try {
      held = await make();
      await keep(held);
      return held;
    } catch (error) {
      console.warn('no proof for the server was made', error);
      pauseUntil = now() + PAUSE_MS;
      return null;
    } finally {
      making = null;
    }
  };
  const begin = (): Promise<AppCheckToken | null> => {
    const make = maker();
    if (making === null && make !== null && now() >= pauseUntil) making = makeOne(make);
    return making ?? Promise.resolve(null);
  };

  return async ({ waitMs, refused }) => {
    if (lastsFor(held) <= 0) held = await fromDisk(kept);
    if (lastsFor(held) <= 0) held = null;
    if (held && held.token !== refused) {
      if (lastsFor(held) < RENEWAL_MS) void begin();
      return held;
    }
    return (await atMost(waitMs, begin())) ?? held;
  };
}

async function fromDisk(kept: ProofKeeping['kept']): Promise<AppCheckToken | null> {
  try {
    return await kept();
  } catch (error) {
    console.warn('the proof on the disk was not read', error);
    return null;
  }
}

/** What comes in time, else `null`; the work itself goes on. */
const atMost = <T>(waitMs: number, work: Promise<T>): Promise<T | null> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), waitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
