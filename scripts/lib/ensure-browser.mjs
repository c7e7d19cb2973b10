import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packageCommand, run } from './processes.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PACKAGES = ['chromium', 'fonts-noto-cjk'];
const NO_PROMPTS = { DEBIAN_FRONTEND: 'noninteractive' };

/** The Chromium of this machine, `CHROMIUM_PATH` first, or undefined: Playwright then uses its own. */
export function systemChromium(environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return named;
  const folders = (environment.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  );
}

/**
 * Makes sure of a Chromium and of Korean letters: Debian's packages when we may install them, else
 * Playwright's own.
 */
export async function ensureBrowser() {
  const hasBrowser = systemChromium() !== undefined;
  if (hasBrowser && hasKoreanFont()) return;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${PACKAGES.join(' and ')} …`);
    await run('apt-update', 'apt-get', ['update'], { env: NO_PROMPTS });
    await run('apt-install', 'apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], {
      env: NO_PROMPTS,
    });
    return;
  }
  if (!hasKoreanFont()) console.warn('No Korean font found; the tests pass, but pictures show empty boxes.');
  if (hasBrowser) return;
  try {
    await run('playwright-install', ...packageCommand('playwright/cli.js', ['install', 'chromium']));
  } catch (error) {
    throw new Error('No Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.', {
      cause: error,
    });
  }
}

/** Whether a font of this machine holds Korean; unknown (no fontconfig, as on macOS) counts as yes. */
function hasKoreanFont() {
  try {
    return execFileSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return process.platform !== 'linux';
  }
}
