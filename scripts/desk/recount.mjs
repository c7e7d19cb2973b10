import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from '../lib/bundle-server.mjs';
import { projectRoot } from '../lib/project.mjs';

/** A bundle for each process: two at once must not read each other's half-written file. */
const outfile = `.cache/recount/${process.pid}.mjs`;

/**
 * Counts the statistics of the admin SDK's default app anew and mends what older versions wrote, with the functions' own code.
 * @returns {Promise<{ documents: number, corrected: readonly string[], mended: number }>}
 */
export async function recount() {
  try {
    await bundleServer({ entry: 'functions/src/put-in-order.ts', outfile });
    const { putInOrder } = await import(/* @vite-ignore */ pathToFileURL(join(projectRoot, outfile)).href);
    return await putInOrder();
  } finally {
    await Promise.all(
      [outfile, `${outfile}.map`].map((file) => rm(join(projectRoot, file), { force: true })),
    );
  }
}
