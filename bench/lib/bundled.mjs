import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectRoot } from '../../scripts/lib/project.mjs';

/** The product's own code, bundled for this process: what `bench/app/<name>.ts` exports. */
export async function bundled(name) {
  const outfile = join(projectRoot, `.cache/${name}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(projectRoot, `bench/app/${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    define: { 'import.meta.env': '{}' },
    logLevel: 'warning',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
  }
}
