import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packageCommand, run } from './processes.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PACKAGES = ['chromium', 'fonts-noto-cjk'];
const HEADLESS_SHELL = 'chromium-headless-shell';
const NO_PROMPTS = { DEBIAN_FRONTEND: 'noninteractive' };

/** The Chromium of this machine, `CHROMIUM_PATH` first, or undefined: Playwright then uses its own. */
export function systemChromium(environment = process.env) {
  return environment.CHROMIUM_PATH || programOf(NAMES, environment);
}

/**
 * What the journeys run in: the engine without windows and menus, which takes a quarter less of the
 * processor, or {@link systemChromium} where it is not installed.
 */
export function journeyChromium(environment = process.env) {
  return environment.CHROMIUM_PATH || programOf([HEADLESS_SHELL, ...NAMES], environment);
}

const programOf = (names, { PATH = '' }) =>
  names
    .flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

/**
 * Makes sure of a Chromium and of Korean letters: Debian's packages when we may install them and they are to be
 * had, else Playwright's own.
 */
export async function ensureBrowser() {
  const hasBrowser = systemChromium() !== undefined;
  const hasAll = hasBrowser && hasKoreanFont();
  const hasShell = process.env.CHROMIUM_PATH || programOf([HEADLESS_SHELL], process.env) !== undefined;
  if (hasAll && hasShell) return;

  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const wanted = [...(hasAll ? [] : [PACKAGES]), [HEADLESS_SHELL]];
    for (const packages of wanted) {
      await install(packages).catch(({ message }) => {
        console.warn(`No ${packages.join(' and ')} to be had: what is there is taken. ${message}`);
      });
    }
  }
  if (!hasKoreanFont()) console.warn('No Korean font found; the tests pass, but pictures show empty boxes.');
  if (systemChromium() !== undefined) return;
  try {
    // Ubuntu has no such package: Playwright's own browser wants libraries then.
    const order = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
    await run('playwright-install', ...packageCommand('playwright/cli.js', order));
  } catch (error) {
    throw new Error('No Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.', {
      cause: error,
    });
  }
}

async function install(packages) {
  console.log(`Installing ${packages.join(' and ')} …`);
  await run('apt-update', 'apt-get', ['update'], { env: NO_PROMPTS });
  await run('apt-install', 'apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env: NO_PROMPTS,
  });
}

/** Whether a font of this machine holds Korean; unknown (no fontconfig, as on macOS) counts as yes. */
function hasKoreanFont() {
  try {
    return execFileSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return process.platform !== 'linux';
  }
}
