// npm run screenshots [-- name …] [--full]: every screen at phone and desktop width, light and dark.
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunchOptions } from './lib/chromium.mjs';
import { signIn } from './lib/demo-accounts.mjs';
import { projectRoot } from './lib/project.mjs';
import { runningApp } from './lib/running-app.mjs';
import { settled } from './lib/settled.mjs';
import { listenForSignals, onShutdown, shutDown } from './lib/shutdown.mjs';
import { screens } from './screens.mjs';

const folder = join(projectRoot, 'docs/screenshots');
/** What manifest.webmanifest shows before installation: screen and width, in light. */
const shopWindow = ['trade-360', 'product-360', 'chat-room-360', 'home-1200'];
const shopWindowFolder = join(projectRoot, 'public/screenshots');
const sizes = [
  { width: 360, height: 780, isMobile: true, deviceScaleFactor: 2 },
  { width: 1200, height: 900, isMobile: false, deviceScaleFactor: 1 },
];
const schemes = ['light', 'dark'];
const REPAINT_MS = 150;

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isFull = process.argv.includes('--full');
const wanted = screens.filter(({ name }) => names.length === 0 || names.includes(name));

/** All wanted screens of one person at one width, light and dark. */
async function photograph(browser, baseURL, person, { width, height, isMobile, deviceScaleFactor }) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    deviceScaleFactor,
    isMobile,
    hasTouch: isMobile,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (person !== 'anonymous') await signIn(page, person);
  for (const { name, path, shows } of wanted.filter(({ as }) => as === person)) {
    await page.goto(path, { waitUntil: 'load' });
    await settled(page, shows);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(REPAINT_MS);
      const picture = await page.screenshot({ fullPage: isFull, animations: 'disabled' });
      await sharp(picture)
        .webp({ quality: 78 })
        .toFile(join(folder, `${name}-${width}-${colorScheme}.webp`));
    }
    const title = `${name}-${width}`;
    if (shopWindow.includes(title) && !isFull) {
      await copyFile(join(folder, `${title}-light.webp`), join(shopWindowFolder, `${title}.webp`));
    }
    console.log(title);
  }
  await context.close();
}

listenForSignals({ exitCode: 130 });
try {
  await mkdir(folder, { recursive: true });
  await mkdir(shopWindowFolder, { recursive: true });
  const app = await runningApp();
  onShutdown(app.stop);
  const browser = await chromium.launch(chromiumLaunchOptions());
  onShutdown(() => browser.close());
  for (const person of new Set(wanted.map(({ as }) => as))) {
    for (const size of sizes) await photograph(browser, app.address, person, size);
  }
  await shutDown(0);
} catch (error) {
  console.error(error);
  await shutDown(1);
}
