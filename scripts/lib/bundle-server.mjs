import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from './project.mjs';

const source = (floor) => join(projectRoot, 'src', floor);

/**
 * Bundles server code with the domain it stands on; packages stay outside, where whoever runs it has them.
 * @param {{ entry: string, outfile: string, environment?: Record<string, string>, define?: Record<string, string> }} files paths from the
 *   project's folder; what is said in `environment` is said for good, `define` is esbuild's own
 */
export const bundleServer = ({ entry, outfile, environment = {}, define = {} }) =>
  build({
    entryPoints: [join(projectRoot, entry)],
    outfile: join(projectRoot, outfile),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    metafile: true,
    // functions/ is a package of its own, so the aliases of the root package.json do not reach it.
    alias: { '#domain': source('domain'), '#documents': source('documents'), '#i18n': source('i18n') },
    external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
    define: {
      ...define,
      ...Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
      ),
    },
    logLevel: 'warning',
  });
