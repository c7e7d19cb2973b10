import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, chromiumLaunchOptions, withoutAddressLine } from '#scripts/lib/chromium.mjs';
import { systemChromium } from '#scripts/lib/ensure-browser.mjs';
import { openDesktop, type Desktop } from './desktop/desktop.ts';
import { profileWithApp, thrownAway } from './installed-app.ts';
import { APP } from './lane.ts';
import type { PushFields } from './push-service.ts';

/** Far above what a browser takes to start on a busy machine. */
const START_TIMEOUT_MS = 60_000;

/**
 * A browser as people have it: with a profile that lasts and the app in it, tabs that hide each other, and a
 * screen for notifications.
 */
export interface Phone {
  readonly context: BrowserContext;
  readonly desktop: Desktop;
  /**
   * Hands the browser a push as the push service does, whether or not a page of the app is open; a text is
   * sent as it is.
   */
  receive(fields: PushFields | string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Playwright keeps every page that it opens visible and focused, and takes notifications off the screen. So
 * the browser is started as any program is, and Playwright only joins it.
 */
export async function openPhone(): Promise<Phone> {
  const desktop = await openDesktop();
  const profile = await profileWithApp(chromiumLaunchOptions());
  const program = spawn(
    systemChromium() ?? chromium.executablePath(),
    [
      ...chromiumFlags,
      withoutAddressLine,
      '--headless',
      '--hide-scrollbars',
      '--password-store=basic',
      '--lang=ko-KR',
      '--window-size=360,780',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: desktop.address, TZ: 'Asia/Seoul' }, stdio: 'ignore' },
  );
  const browser = await chromium.connectOverCDP(await doorOf(profile), { noDefaults: true });
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no window');
  await context.grantPermissions(['notifications'], { origin: APP });
  let delivered = 0;
  return {
    context,
    desktop,
    async receive(fields) {
      delivered += 1;
      const message = { from: '000000000000', fcmMessageId: `message-${delivered}`, data: fields };
      const data = typeof fields === 'string' ? fields : JSON.stringify(message);
      await deliver(context, data);
    },
    async close() {
      await browser.close();
      const gone = once(program, 'exit');
      if (program.exitCode === null && program.kill()) await gone;
      await desktop.close();
      await thrownAway(profile);
    },
  };
}

/** A page that is none of the app's, in front of all others: those are hidden then. */
export async function lookAway(context: BrowserContext): Promise<Page> {
  const elsewhere = await context.newPage();
  await elsewhere.bringToFront();
  return elsewhere;
}

/** Where the browser lets us in; it writes that down when it is ready. */
async function doorOf(profile: string): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
      // The file stands for a moment before its words do.
      if (!port) throw new Error('the browser has not written down its port');
      return `http://127.0.0.1:${port}`;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}

/** Through any page's session: the push is the browser's, not the page's. */
async function deliver(context: BrowserContext, data: string): Promise<void> {
  const [page] = context.pages();
  if (!page) throw new Error('a browser without any page takes no orders');
  const session = await context.newCDPSession(page);
  try {
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(APP));
        if (ours) resolve(ours.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: APP,
      registrationId: await registered,
      data,
    });
  } finally {
    await session.detach();
  }
}
