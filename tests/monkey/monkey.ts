import type { Page } from '@playwright/test';
import { screens } from '#scripts/screens.mjs';
import { isOutside } from '#tests/support/e2e/signed-in.ts';
import type { SeededRandom } from '#tests/support/seeded-random.ts';
import { areKept, typedWords } from './kept-words.ts';
import type { Network } from './network.ts';
import { stepBack, stepIsSeen, whatStandsThere } from './step-back.ts';
import { targetsOn, type Target } from './targets.ts';
import type { World } from './world.ts';

const WORDS = [
  '순금 열쇠',
  '12',
  '3.75',
  '1650000',
  '안녕하세요, 아직 있나요?',
  '🙂 네',
  '   ',
  '010-1234-5678',
  'x'.repeat(60),
  '가'.repeat(300),
] as const;
const KEYS = ['Enter', 'Escape', ' ', 'ArrowDown', 'PageDown'] as const;
/** After this a walk would only see the login. */
const ENDS_THE_WALK = /탈퇴|로그아웃|다른 계정으로/;

const SHARE_OF_DOUBLE_TAPS = 0.15;
const SHARE_OF_TWO_FINGERS = 0.12;
const SHARE_OF_IMPATIENCE = 0.5;
const SHARE_OF_TWO_STEPS_BACK = 0.2;
/** Until a page has heard of what was done to it. */
const MOMENT_MS = 150;
/** After which a page without the app's root is some other page, and not one under way. */
const OUTSIDE_MS = 2_000;
const BETWEEN_TAPS_MS = 400;
const MOST_TABS = 9;
/** A number that stands nowhere by itself, short enough for every field that takes one. */
const LEAST_UNLIKELY = 1_000_000;
const FOUND_WITHIN_MS = 3_000;

/** Somebody who presses, types, goes back, loses the network and closes the app without a thought. */
export class Monkey {
  page: Page;
  /** What it has done, oldest first. */
  readonly trail: string[] = [];
  /** What went wrong in the doing: words that are nowhere on the device any more, a step that led nowhere. */
  readonly broken: string[] = [];
  readonly #random: SeededRandom;
  readonly #network: Network;
  readonly #world: World;
  readonly #hand: 'finger' | 'mouse';
  readonly #arrange: (page: Page) => Promise<void>;

  /** @param around.arrange Makes a page that was just opened what the walk's pages are. */
  constructor(
    page: Page,
    random: SeededRandom,
    around: Readonly<{
      network: Network;
      world: World;
      hand: 'finger' | 'mouse';
      arrange: (page: Page) => Promise<void>;
    }>,
  ) {
    this.page = page;
    this.#random = random;
    this.#network = around.network;
    this.#world = around.world;
    this.#hand = around.hand;
    this.#arrange = around.arrange;
  }

  async step(): Promise<void> {
    const acts: ReadonlyArray<readonly [weight: number, act: () => Promise<string>]> = [
      [62, () => this.#press()],
      [10, () => this.#type()],
      [11, () => this.#back()],
      [1, () => this.#forward()],
      [4, () => this.#scroll()],
      [4, () => this.#loseOrFindNetwork()],
      [3, () => this.#reload()],
      [4, () => this.#visit()],
      [2, () => this.#closeAndOpen()],
      [6, () => this.#typeAndDie()],
      [3, () => this.#key()],
      [5, () => this.#world.turn(this.page.url())],
    ];
    let dice = this.#random.below(acts.reduce((sum, [weight]) => sum + weight, 0));
    const [, act] = acts.find(([weight]) => (dice -= weight) < 0) ?? acts[0] ?? [];
    // A page that goes away under the hand is no fault of its own: what stands there then is looked at.
    const done = await act?.().catch((error: unknown) => `nothing (${String(error).slice(0, 120)})`);
    this.trail.push(done ?? 'nothing');
  }

  async #press(): Promise<string> {
    const targets = await this.#targets('press');
    const target = this.#oneOf(targets);
    if (!target) return 'nothing to press';
    await this.#tap(target);
    let done = `press "${target.name}"`;
    if (this.#random.chance(SHARE_OF_DOUBLE_TAPS)) {
      await this.#betweenTaps();
      await this.#tap(target, 2);
      done += ' twice';
    } else if (this.#random.chance(SHARE_OF_TWO_FINGERS)) {
      const other = this.#oneOf(targets) ?? target;
      await this.#betweenTaps();
      await this.#tap(other);
      done += ` and "${other.name}"`;
    }
    await this.page.waitForTimeout(MOMENT_MS);
    return done;
  }

  async #type(): Promise<string> {
    const target = this.#oneOf(await this.#targets('type', 'search'));
    if (!target) return 'nothing to type into';
    await this.#tap(target);
    const words = this.#random.pick(WORDS);
    await this.page.keyboard.insertText(words);
    return `type "${words.slice(0, 20)}" into "${target.name}"`;
  }

  async #back(): Promise<string> {
    const steps = this.#random.chance(SHARE_OF_TWO_STEPS_BACK) ? 2 : 1;
    const before = await whatStandsThere(this.page);
    let closes = false;
    // What leads out of the app takes the page away under the answer.
    for (let step = 0; step < steps; step += 1) {
      closes = (await this.page.evaluate(stepBack).catch(() => false)) || closes;
    }
    const isInApp = await this.page
      .waitForSelector('#root', { state: 'attached', timeout: OUTSIDE_MS })
      .catch(() => null);
    await this.page.waitForTimeout(MOMENT_MS);
    if (isInApp && !isOutside(this.page)) {
      // What it closes may have been on its way still, and two steps may lead to where one stood before.
      const isSeen = steps > 1 || closes || (await stepIsSeen(this.page, before));
      if (!isSeen) this.broken.push('a step back changed nothing');
      return `back ${steps}`;
    }
    await this.page.goto('/');
    return 'back, out of the app, and in again';
  }

  async #forward(): Promise<string> {
    await this.page.evaluate(() => history.forward());
    await this.page.waitForTimeout(MOMENT_MS);
    return 'forward';
  }

  async #scroll(): Promise<string> {
    const by = this.#random.pick([-500, 500, 1000, 2000]);
    await this.page.mouse.move(180, 400);
    await this.page.mouse.wheel(0, by);
    await this.page.waitForTimeout(MOMENT_MS);
    return `scroll ${by}`;
  }

  /** Before the worker is there the app needs its network: nobody has promised anything else. */
  async #loseOrFindNetwork(): Promise<string> {
    const hasWorker = await this.page.evaluate(() => navigator.serviceWorker.controller !== null);
    if (!hasWorker && !this.#network.isOffline) return 'nothing (no worker yet)';
    await this.#network.turn(this.page);
    return this.#network.isOffline ? 'offline' : 'online';
  }

  async #reload(): Promise<string> {
    await this.page.reload({ waitUntil: 'domcontentloaded' });
    return 'reload';
  }

  /** As a link leads, or a bookmark. */
  async #visit(): Promise<string> {
    const { path } = screens[this.#random.below(screens.length)] ?? { path: '/' };
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    return `visit ${path}`;
  }

  async #closeAndOpen(): Promise<string> {
    const address = this.page.url();
    const size = this.page.viewportSize();
    const context = this.page.context();
    await this.page.close();
    this.#network.closed();
    this.page = await context.newPage();
    if (size) await this.page.setViewportSize(size);
    await this.#arrange(this.page);
    await this.page.goto(address, { waitUntil: 'domcontentloaded' });
    return 'close and open again';
  }

  /** Types, and the tab dies with the key: by a finger, or as a phone ends it that needs the memory. */
  async #typeAndDie(): Promise<string> {
    const target = this.#oneOf(await this.#targets('type'));
    if (!target) return 'nothing to type into';
    await this.#tap(target);
    await this.page.keyboard.insertText(String(LEAST_UNLIKELY + this.#random.below(LEAST_UNLIKELY)));
    const words = await typedWords(this.page);
    const isKilled = this.#random.chance(1 / 2);
    if (isKilled) await this.page.goto('chrome://crash').catch(() => undefined);
    const done = `${await this.#closeAndOpen()}${isKilled ? ', killed,' : ''} with "${words.slice(-20)}" in "${target.name}"`;
    if (words !== '' && !(await this.#isFound(words))) this.broken.push(`lost: ${words.slice(-20)}`);
    return done;
  }

  async #isFound(words: string): Promise<boolean> {
    const endsAt = Date.now() + FOUND_WITHIN_MS;
    for (;;) {
      const isFound = await areKept(this.page, words).catch(() => false);
      if (isFound || Date.now() > endsAt) return isFound;
      await this.page.waitForTimeout(MOMENT_MS);
    }
  }

  async #key(): Promise<string> {
    const key = this.#random.pick(KEYS);
    const tabs = this.#random.below(MOST_TABS);
    for (let tab = 0; tab < tabs; tab += 1) await this.page.keyboard.press('Tab');
    await this.page.keyboard.press(key);
    await this.page.waitForTimeout(MOMENT_MS);
    return `Tab × ${tabs}, "${key}"`;
  }

  async #targets(...kinds: readonly Target['kind'][]): Promise<readonly Target[]> {
    const targets = await targetsOn(this.page);
    return targets.filter((target) => kinds.includes(target.kind) && !ENDS_THE_WALK.test(target.name));
  }

  #oneOf(targets: readonly Target[]): Target | undefined {
    return targets[this.#random.below(targets.length)];
  }

  /** A trembling finger, or an impatient one. */
  async #betweenTaps(): Promise<void> {
    if (this.#random.chance(SHARE_OF_IMPATIENCE)) {
      await this.page.waitForTimeout(this.#random.below(BETWEEN_TAPS_MS));
    }
  }

  /** @param clickCount Which press in one place it is; of a finger the browser counts them itself. */
  async #tap({ x, y }: Target, clickCount = 1): Promise<void> {
    if (this.#hand === 'finger') return this.page.touchscreen.tap(x, y);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down({ clickCount });
    return this.page.mouse.up({ clickCount });
  }
}
