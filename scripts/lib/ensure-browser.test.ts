import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBrowser } from './ensure-browser.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const program = (name: string, says: string): void =>
  writeFileSync(join(folder, name), `#!/bin/sh\n${says}\n`, { mode: 0o755 });

test('where nothing can be installed, the browser that is there is taken', async () => {
  program('chromium', 'exit 0');
  program('apt-get', 'echo "no network"; exit 100');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await ensureBrowser();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('No Korean font found'));
});
