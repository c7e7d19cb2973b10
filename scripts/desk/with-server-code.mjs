/** Commands of the desk run the functions' own code. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from '../lib/bundle-server.mjs';
import { projectRoot } from '../lib/project.mjs';

/**
 * What a module of the functions exports, bundled for this process alone: two at once must not read each
 * other's half-written file. It goes to the admin SDK's default app.
 * @param entry path from the project's folder
 */
export async function withServerCode(entry, work) {
  const outfile = `.cache/server-code/${process.pid}-${(count += 1)}.mjs`;
  try {
    await bundleServer({ entry, outfile });
    return await work(await import(/* @vite-ignore */ pathToFileURL(join(projectRoot, outfile)).href));
  } finally {
    await Promise.all(
      [outfile, `${outfile}.map`].map((file) => rm(join(projectRoot, file), { force: true })),
    );
  }
}

let count = 0;
