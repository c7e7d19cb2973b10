import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '#scripts/lib/demo-accounts.mjs';
import { expect, test } from '#tests/support/e2e/journey.ts';
import { signInAs } from '#tests/support/e2e/people.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { arrangeContext, arrangePage, conditionsOf, nameOf } from './conditions.ts';
import { Monkey } from './monkey.ts';
import { Network } from './network.ts';
import { screenFaults } from './screen-faults.ts';
import { World } from './world.ts';

const FIRST_SEED = Number(process.env['MONKEY_SEED'] ?? 1);
const WALKS = Number(process.env['MONKEY_WALKS'] ?? 4);
const STEPS = Number(process.env['MONKEY_STEPS'] ?? 100);

const PEOPLE = ['buyer', 'seller', 'anonymous', 'unverified', 'admin'] as const;
const PHONE = { width: 360, height: 780 };
const DESK = { width: 1200, height: 900 };
/** What a slow machine is given to bring a screen; what is wrong then stays wrong. */
const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 300;
/**
 * A network that was taken away is told of in red, and so is a worker that died with its page; what is loaded on
 * demand may not be there yet.
 */
const EXPECTED =
  /Service worker went to a bad state|net::ERR_|Could not reach|Failed to load resource|Applying inline style|ChunkUnavailable/;
/** Of a trail, as many steps are told of as lead up to most faults. */
const TOLD_STEPS = 8;

for (let walk = 0; walk < WALKS; walk += 1) {
  const seed = FIRST_SEED + walk;
  const person = PEOPLE[seed % PEOPLE.length] ?? 'buyer';
  const conditions = conditionsOf(seed);
  test(`seed ${seed}: ${person} ${nameOf(conditions)}`, async ({ context, page, uncaught }) => {
    const red = followConsole(context);
    if (person !== 'anonymous') await signInAs(page, demoAccounts[person]);
    const network = new Network(context, conditions.isFar);
    const arrange = (opened: Page) => arrangePage(opened, network, conditions);
    await page.setViewportSize(conditions.isWide ? DESK : PHONE);
    await arrangeContext(context, conditions);
    await arrange(page);
    await page.goto('/');
    await expect(page.getByRole('main')).toBeVisible();

    const hand = conditions.isWide ? 'mouse' : 'finger';
    const random = new SeededRandom(seed);
    const world = new World(person === 'anonymous' ? null : person, random);
    const monkey = new Monkey(page, random, { network, world, hand, arrange });
    for (let step = 0; step < STEPS; step += 1) {
      await monkey.step();
      const faults = [
        ...(await faultsThatStay(monkey)),
        ...monkey.broken.splice(0),
        ...red.splice(0),
        ...uncaught.splice(0),
      ];
      const trail = monkey.trail.slice(-TOLD_STEPS).join(' › ');
      expect.soft(faults, `step ${step}, ${monkey.page.url()}, after ${trail}`).toEqual([]);
      // What is wrong stays wrong: one fault is told of once.
      if (faults.length > 0) break;
    }
    await world.end();
  });
}

function followConsole(context: BrowserContext): string[] {
  const red: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) red.push(message.text());
  });
  return red;
}

async function faultsThatStay(monkey: Monkey): Promise<string[]> {
  const endsAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const faults = await screenFaults(monkey.page);
    if (faults.length === 0 || Date.now() > endsAt) return faults;
    await monkey.page.waitForTimeout(LOOK_AGAIN_MS);
  }
}
