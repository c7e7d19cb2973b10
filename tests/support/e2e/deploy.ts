import { randomBytes } from 'node:crypto';
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { laneFolder } from '#scripts/lib/test-stack.mjs';
import { LANE } from './lane.ts';

const SERVED = laneFolder(LANE);
/** What finds everything else: the last to change. */
const WORKER = join(SERVED, 'service-worker.js');
const COMPRESSED = /\.(br|gz)$/;
const WRITTEN = /\.(js|css|html|json)$/;

/**
 * Puts a new build in the place of the one that is served: the same app, in which every file of `assets/` has
 * a new name, as after a deploy that has changed everything. The old names are gone. It is as good a build as
 * the one before. As with a deploy, whoever asks in the middle of it gets an old worker with all its files,
 * or a new one with all of its own: a browser that finds a worker whose files are missing gives it up, and
 * every look for a new version until then with it.
 */
export async function deploy(): Promise<void> {
  const files = (await readdir(SERVED, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  // What was compressed beforehand is of the old build; the server does without.
  await Promise.all(files.filter((file) => COMPRESSED.test(file)).map((file) => rm(file)));
  const isAsset = (file: string) => file.startsWith(join(SERVED, 'assets'));
  const kept = files.filter((file) => !COMPRESSED.test(file));
  const assets = kept.filter(isAsset);
  const version = `.v${Date.now().toString(36)}`;
  const renamed = new Map(assets.map((file) => [basename(file), newName(basename(file), version)]));
  const anyName = new RegExp([...renamed.keys()].map(escaped).join('|'), 'g');
  const revision = randomBytes(16).toString('hex');
  const ofNewBuild = (text: string) =>
    text
      .replace(anyName, (name) => renamed.get(name) ?? name)
      // What keeps its name is told by its revision.
      .replace(/(revision["']?:\s*["'`])[0-9a-f]{32}/g, `$1${revision}`);
  for (const file of assets) {
    const address = join(dirname(file), renamed.get(basename(file)) ?? basename(file));
    await (WRITTEN.test(file) ? rewrite(file, address, ofNewBuild) : copyFile(file, address));
  }
  const written = kept.filter((file) => !isAsset(file) && WRITTEN.test(file));
  for (const file of written.toSorted((a, b) => Number(a === WORKER) - Number(b === WORKER))) {
    await rewrite(file, file, ofNewBuild);
  }
  await Promise.all(assets.map((file) => rm(file)));
}

/** Nobody reads half of it: it is written beside its address and moved there. */
async function rewrite(file: string, address: string, change: (text: string) => string): Promise<void> {
  const beside = `${address}.new`;
  await writeFile(beside, change(await readFile(file, 'utf8')));
  await rename(beside, address);
}

/**
 * Lets a page look for a new version, as it does when it comes to the front, and tells when that has taken
 * over.
 */
export async function updated(page: Page): Promise<void> {
  await lookForUpdate(page);
  await takenOver(page);
}

/** Notes the takeover from now on, and looks for a new version. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset['takenOver'] = 'yes';
    });
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

/**
 * A browser stops a worker that has had nothing to do for so long; one that is driven never does. Chromium
 * ends the old worker when a new version may take over, and where a page asks it for something in that very
 * moment it begins anew; then the new version waits until it is stopped again, or for five minutes.
 */
const IDLE_MS = 30_000;

/** Until the new version is in control; where it never is, the failure says how far its worker came. */
export async function takenOver(page: Page): Promise<void> {
  const isTakenOver = page.locator('html[data-taken-over="yes"]');
  const isSoon = await isTakenOver.waitFor({ state: 'attached', timeout: IDLE_MS }).then(
    () => true,
    () => false,
  );
  if (isSoon) return;
  await stopWorkers(page);
  try {
    await isTakenOver.waitFor({ state: 'attached' });
  } catch (error) {
    throw new Error(`the new version has not taken over: ${await workersOf(page)}`, { cause: error });
  }
}

async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

/** How far each worker is, and what an update waits for: what is typed, who sends or is woken up to send. */
const workersOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { installing, waiting, active } = registration ?? {};
    const { held = [], pending = [] } = await navigator.locks.query();
    const wakeUps =
      registration && 'sync' in registration
        ? await (registration.sync as { getTags(): Promise<string[]> }).getTags()
        : [];
    return JSON.stringify({
      installing: installing?.state,
      waiting: waiting?.state,
      active: active?.state,
      isActiveInControl: active === navigator.serviceWorker.controller,
      typed: document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : null,
      wakeUps,
      held: held.map(({ name }) => name),
      pending: pending.map(({ name }) => name),
    });
  });

const newName = (name: string, version: string): string =>
  name.replace(/(\.v[0-9a-z]+)?(\.[a-z0-9]+)$/, `${version}$2`);

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
