import { firstScreenPainted } from '#device/first-screen.ts';

/** What is needed here of a router. */
export interface NearRouter {
  /** The routes that an address stands for, from the outermost on. */
  routesOf(path: string): readonly string[];
  /** `undefined` where the code is there already. */
  loadCode(route: string): Promise<void> | undefined;
  /** Whether somebody is on the way to another screen. */
  isBusy(): boolean;
  onArrived(listener: () => void): () => void;
}

/** What is needed here of the page and its device. */
export interface NearPlace {
  /** Paths of the screens that this one leads to, the nearest first. */
  links(): readonly string[];
  /** Whether code costs nobody anything: it lies on this device, in the version that runs here. */
  isOnDisk(): boolean;
  whenIdle(run: () => void): void;
  /** Runs once when lists that are read from the device have been drawn. */
  afterLists(run: () => void): void;
}

/**
 * Loads and runs the code of the screens that the links of a page lead to, one at a time and each in an idle
 * moment, so that a tap only has to draw. What is not on the disk comes with the finger on its link.
 */
export function followNearScreens(router: NearRouter, place: NearPlace): () => void {
  const asked = new Set<string>();
  let isWaiting = false;

  function look(): void {
    if (isWaiting) return;
    isWaiting = true;
    place.whenIdle(() => void loadNext());
  }

  async function loadNext(): Promise<void> {
    isWaiting = false;
    if (router.isBusy() || !place.isOnDisk()) return;
    const next = place
      .links()
      .flatMap((path) => router.routesOf(path))
      .find((route) => !asked.has(route));
    if (next === undefined) return;
    asked.add(next);
    try {
      await router.loadCode(next);
      look();
    } catch (error) {
      // The way there asks for it again, and says what is wrong.
      asked.delete(next);
      console.warn('a screen could not be loaded ahead', error);
    }
  }

  function arrive(): void {
    look();
    place.afterLists(look);
  }

  void firstScreenPainted.then(arrive);
  return router.onArrived(arrive);
}
