import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { cpSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test';
import { laneFolder, profilesFolder } from '#scripts/lib/test-stack.mjs';
import { LANE } from './lane.ts';
import { OUTSIDE } from './signed-in.ts';

/** Another worker, and the files of another build, after each deploy. */
const WORKER = join(laneFolder(LANE), 'service-worker.js');

/**
 * A device on which the app is installed and nobody has been yet: to install it is half of what a person with the
 * worker costs (docs/decisions/014). `end` takes the context and all that was on it away.
 */
export async function deviceWithApp(
  options: LaunchOptions,
): Promise<{ readonly context: BrowserContext; end(): Promise<void> }> {
  const profile = await profileWithApp(options);
  const context = await chromium.launchPersistentContext(profile, options);
  return {
    context,
    async end() {
      await context.close();
      await thrownAway(profile);
    },
  };
}

/** A browser's folder of its own in which the app is installed; whoever asked for it throws it away. */
export async function profileWithApp(options: LaunchOptions): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'device-'));
  // At once: what waits for each file by itself takes three times as much of a processor.
  cpSync(await installed(options), profile, { recursive: true });
  return profile;
}

/** A browser that has just ended may still write. */
export const thrownAway = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 10 });

/** The folder that all others of this lane, this build and this browser are copies of, made by the first to ask. */
async function installed(options: LaunchOptions): Promise<string> {
  const build = createHash('sha256')
    .update(await readFile(WORKER))
    .digest('hex')
    .slice(0, 16);
  const program = basename(options.env?.['CHROMIUM_PROGRAM'] ?? options.executablePath ?? 'own');
  const folder = join(profilesFolder(LANE), `${program}-${build}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await install(unfinished, options);
  await rename(unfinished, folder);
  return folder;
}

/** From a page that is none of the app's, so that nothing of the market is on the device yet. */
async function install(profile: string, options: LaunchOptions): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, { ...options, serviceWorkers: 'allow' });
  const [page] = context.pages();
  if (!page) throw new Error('the browser has no window');
  await page.goto(OUTSIDE);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || active.state === 'activated') return;
    await new Promise((resolve) => {
      active.addEventListener('statechange', resolve, { once: true });
    });
  });
  await context.close();
  // All of it is in the worker's own cache too, and every other file of the folder would be one of these.
  await rm(join(profile, 'Default/Cache'), { recursive: true, force: true });
  // By it a browser that is started like any program says where it is let in: nowhere yet.
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
}
