// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOverlayHistory } from './overlay-history.ts';

/** As many turns of the page as the longest of its answers takes: steps out of step are sent back in turns. */
const TURNS_TO_REST = 24;

/** What its person would say of a walk: where they have been, where they are, and how much is open there. */
class Walk {
  readonly #pages: string[] = [];
  #at = -1;
  open = 0;

  goTo(address: string): void {
    this.#pages.splice(this.#at + 1, Infinity, address);
    this.#at += 1;
    this.open = 0;
  }

  rename(address: string): void {
    this.#pages[this.#at] = address;
  }

  /** What is opened has its entry above the page, where those stood that one had come back from. */
  opens(): void {
    this.#pages.splice(this.#at + 1);
    this.open += 1;
  }

  closes(): void {
    this.open = Math.max(0, this.open - 1);
  }

  back(): void {
    if (this.open > 0) this.closes();
    else this.#at = Math.max(0, this.#at - 1);
  }

  /** Forward may lead on or, where something was open that is closed now, nowhere. */
  forward(address: string): void {
    if (this.open === 0 && this.#pages[this.#at + 1] === address) this.#at += 1;
  }

  get address(): string {
    return this.#pages[this.#at] ?? '';
  }

  /** One more step back would lead out of it. */
  get isOver(): boolean {
    return this.#at === 0 && this.open === 0;
  }
}

const heard: string[] = [];
const overlays = createOverlayHistory(window, (listener) =>
  window.addEventListener('popstate', listener, { capture: true }),
);
window.addEventListener('popstate', () => heard.push(location.pathname));

let addresses = 0;
const newAddress = () => `/${(addresses += 1)}`;

/** As the router does, to a page that no walk has seen. */
function goTo(): string {
  const address = newAddress();
  history.pushState({ key: address }, '', address);
  return address;
}

async function rest(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_REST; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** The overlays of a screen: whatever closes them tells the history. */
function screen() {
  const open: { close: () => void }[] = [];
  const remove = (layer: { close: () => void }) => {
    if (open.includes(layer)) open.splice(open.indexOf(layer), 1);
  };
  return {
    get count() {
      return open.length;
    },
    open() {
      const closed = overlays.open(() => layer.close());
      const layer = {
        close: () => {
          if (!open.includes(layer)) return;
          remove(layer);
          closed();
        },
      };
      open.push(layer);
    },
    close: () => open.at(-1)?.close(),
    closeAll() {
      for (const layer of open.toReversed()) layer.close();
    },
  };
}

type Screen = ReturnType<typeof screen>;

const turn = () => new Promise((resolve) => setTimeout(resolve));

const ACTS = {
  open(walk: Walk, shown: Screen) {
    shown.open();
    walk.opens();
  },
  /** As a sheet asks whether it may close. */
  openTwo(walk: Walk, shown: Screen) {
    ACTS.open(walk, shown);
    ACTS.open(walk, shown);
  },
  close(walk: Walk, shown: Screen) {
    shown.close();
    walk.closes();
  },
  closeAll(walk: Walk, shown: Screen) {
    shown.closeAll();
    walk.open = 0;
  },
  giveWay(walk: Walk, shown: Screen) {
    ACTS.close(walk, shown);
    ACTS.open(walk, shown);
  },
  followLink(walk: Walk, shown: Screen) {
    walk.goTo(goTo());
    shown.closeAll();
  },
  closeAndFollowLink(walk: Walk, shown: Screen) {
    shown.closeAll();
    walk.goTo(goTo());
  },
  async followLinkWhileStepping(walk: Walk, shown: Screen) {
    shown.closeAll();
    await turn();
    walk.goTo(goTo());
  },
  changeAddress(walk: Walk) {
    const address = newAddress();
    history.replaceState({ key: address }, '', address);
    walk.rename(address);
  },
  back(walk: Walk) {
    // The page before the first is not this walk's.
    if (walk.isOver) return;
    history.back();
    walk.back();
  },
  async forward(walk: Walk) {
    history.forward();
    await rest();
    walk.forward(location.pathname);
  },
};

const actNames: readonly (keyof typeof ACTS)[] = [
  'open',
  'openTwo',
  'close',
  'closeAll',
  'giveWay',
  'followLink',
  'closeAndFollowLink',
  'followLinkWhileStepping',
  'changeAddress',
  'back',
  'forward',
];

test('however things open and close, Back closes what is open and then leads through the pages', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...actNames), { maxLength: 12 }), async (names) => {
      const walk = new Walk();
      const shown = screen();
      walk.goTo(goTo());
      for (const name of names) {
        const before = walk.address;
        heard.length = 0;
        await ACTS[name](walk, shown);
        await rest();
        expect([location.pathname, shown.count], `after ${name}`).toEqual([walk.address, walk.open]);
        // From what is left of an overlay above it a page is come back to, and said again.
        const told = name === 'forward' ? heard.filter((address) => address !== walk.address) : heard;
        const isStep = name === 'back' && walk.address !== before;
        expect(told, `${name}, as the router hears it`).toEqual(isStep ? [walk.address] : []);
      }
      for (let steps = 0; steps <= names.length * 2 && !walk.isOver; steps += 1) {
        ACTS.back(walk);
        await rest();
        expect([location.pathname, shown.count], 'on the way back').toEqual([walk.address, walk.open]);
      }
      expect(walk.isOver).toBe(true);
    }),
    { numRuns: 25 },
  ));
