import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { serveFolder } from './serve-folder.mjs';

/** What a device holds after a month of looking at lists, in the browser's own database. */
export async function measureDevice(browser) {
  const folder = await mkdtemp(join(tmpdir(), 'market-device-'));
  await build({
    entryPoints: ['bench/app/market.ts'],
    outfile: join(folder, 'market.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'import.meta.env': '{}' },
  });
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><script type="module" src="market.js"></script>',
  );
  const server = await serveFolder(folder);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${server.port}/`);
    await page.waitForFunction(() => 'market' in globalThis);
    return await page.evaluate(() => globalThis.market.month());
  } finally {
    await context.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}
