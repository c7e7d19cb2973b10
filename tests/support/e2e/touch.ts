import type { CDPSession, Page } from '@playwright/test';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Fingers on a phone's screen, as the browser itself hears of them. */
export interface Fingers {
  /** Each finger goes along its own way, all at once. */
  readonly drag: (...ways: ReadonlyArray<readonly [from: Spot, to: Spot]>) => Promise<void>;
  readonly tap: (spot: Spot) => Promise<void>;
}

const STEPS = 8;

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  return {
    async drag(...ways) {
      for (let step = 0; step <= STEPS; step += 1) {
        const type = step === 0 ? 'touchStart' : 'touchMove';
        await send(
          session,
          type,
          ways.map(([from, to]) => between(from, to, step / STEPS)),
        );
      }
      await send(session, 'touchEnd', []);
    },
    async tap(spot) {
      await send(session, 'touchStart', [spot]);
      await send(session, 'touchEnd', []);
    },
  };
}

const send = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: spots.map(({ x, y }, id) => ({ x, y, id })),
  });

const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
