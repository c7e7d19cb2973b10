import { join } from 'node:path';
import { functionsEnvironment } from './environment.mjs';
import { unlessUnchanged } from './fingerprint.mjs';
import { packageCommand, run } from './processes.mjs';
import { projectRoot } from './project.mjs';

const WEB_INPUTS = [
  'src',
  'sw',
  'public',
  'index.html',
  'manifest.webmanifest',
  'scripts/vite',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * Builds the web app into `folder` and compresses it beside; skipped when nothing it is made of has changed.
 */
export const buildWeb = (folder, clientSettings) =>
  unlessUnchanged({
    name: folder,
    product: `${folder}/index.html`,
    inputs: WEB_INPUTS,
    extra: JSON.stringify(Object.entries(clientSettings).toSorted()),
    make: async () => {
      const vite = packageCommand('vite/bin/vite.js', [
        'build',
        '--outDir',
        folder,
        '--emptyOutDir',
        '--logLevel',
        'warn',
      ]);
      await run(`build-${folder}`, ...vite, { env: clientSettings });
      const { precompress } = await import('./precompress.mjs');
      await precompress(join(projectRoot, folder));
    },
  });

/** What the functions are made of: ours, and the packages whose code stands in the bundle. */
export const FUNCTIONS_INPUTS = [
  'functions/src',
  'functions/package.json',
  'src/domain',
  'src/documents',
  'src/i18n',
  'scripts/build-functions.mjs',
  'scripts/lib/bundle-server.mjs',
  'package-lock.json',
];

/** Bundles the Cloud Functions; skipped when nothing they are made of has changed. */
export const buildFunctions = () =>
  unlessUnchanged({
    name: 'functions',
    product: 'functions/lib/index.js',
    inputs: FUNCTIONS_INPUTS,
    extra: JSON.stringify(functionsEnvironment()),
    make: () => run('build-functions', process.execPath, [join(projectRoot, 'scripts/build-functions.mjs')]),
  });
