import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { laneFolder } from '#scripts/lib/test-stack.mjs';
import { LANE } from './lane.ts';

const SERVED = laneFolder(LANE);
const COMPRESSED = /\.(br|gz)$/;
const WRITTEN = /\.(js|css|html|json)$/;

/**
 * Puts a new build in the place of the one that is served: the same app, in which every file of `assets/` has
 * a new name, as after a deploy that has changed everything. The old names are gone. It is as good a build as
 * the one before.
 */
export async function deploy(): Promise<void> {
  const files = (await readdir(SERVED, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  // What was compressed beforehand is of the old build; the server does without.
  await Promise.all(files.filter((file) => COMPRESSED.test(file)).map((file) => rm(file)));
  const assets = files.filter((file) => file.startsWith(join(SERVED, 'assets')) && !COMPRESSED.test(file));
  const version = `.v${Date.now().toString(36)}`;
  const renamed = new Map(assets.map((file) => [basename(file), newName(basename(file), version)]));
  const anyName = new RegExp([...renamed.keys()].map(escaped).join('|'), 'g');
  const revision = randomBytes(16).toString('hex');
  for (const file of files.filter((one) => WRITTEN.test(one))) {
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text
        .replace(anyName, (name) => renamed.get(name) ?? name)
        // What keeps its name is told by its revision.
        .replace(/(revision["']?:\s*["'`])[0-9a-f]{32}/g, `$1${revision}`),
    );
  }
  for (const file of assets) {
    await rename(file, join(dirname(file), renamed.get(basename(file)) ?? basename(file)));
  }
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

export const takenOver = (page: Page): Promise<void> =>
  page.locator('html[data-taken-over="yes"]').waitFor({ state: 'attached' });

const newName = (name: string, version: string): string =>
  name.replace(/(\.v[0-9a-z]+)?(\.[a-z0-9]+)$/, `${version}$2`);

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
