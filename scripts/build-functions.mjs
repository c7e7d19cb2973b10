// Bundles functions/src into functions/lib; the packages stay outside, where Cloud Functions installs them.
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from './lib/project.mjs';

const source = (floor) => join(projectRoot, 'src', floor);

await build({
  entryPoints: [join(projectRoot, 'functions/src/index.ts')],
  outfile: join(projectRoot, 'functions/lib/index.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  // functions/ is a package of its own, so the aliases of the root package.json do not reach it.
  alias: { '#domain': source('domain'), '#i18n': source('i18n') },
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  logLevel: 'warning',
});
