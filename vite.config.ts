import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups, isAdminChunk, preloadsOf } from './scripts/vite/chunk-groups.ts';
import { firstPaintWords } from './scripts/vite/first-paint-words.ts';
import { firstLoadParts } from './scripts/vite/first-load-parts.ts';
import { noChunkCycles } from './scripts/vite/no-chunk-cycles.ts';
import { noRegexEngine } from './scripts/vite/no-regex-engine.ts';
import { plainIcons } from './scripts/vite/plain-icons.ts';
import { partLoader } from './scripts/vite/part-loader.ts';
import { plainRouter } from './scripts/vite/plain-router.ts';
import { plainReact } from './scripts/vite/plain-react.ts';
import { releaseName } from './scripts/vite/release.ts';
import { preconnect } from './scripts/vite/preconnect.ts';
import { standaloneScript } from './scripts/vite/standalone-script.ts';
import { unsetSettings } from './scripts/vite/unset-settings.ts';
import { thirdPartyNotices } from './scripts/vite/third-party-notices.ts';

/** The oldest engines with what the app leans on: module workers, Web Locks, `:has()`, web push on iOS. */
const modernPhones = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

const webManifest: Partial<ManifestOptions> = JSON.parse(
  readFileSync(new URL('manifest.webmanifest', import.meta.url), 'utf8'),
);

/** Vite serves the worker elsewhere in development; one address lets the page register it the same way. */
const serviceWorkerAddress: Plugin = {
  name: 'geumnaru:service-worker-address',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url === '/service-worker.js') request.url = '/dev-sw.js?dev-sw';
      next();
    });
  },
};

/** Dexie's own entry serves CommonJS too and is written for engines that are long gone: 3 KB gzip more. */
const modernDexie = { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' };

/**
 * React has had since version 18 what the router's store and Base UI bring along for older ones. The shim is CommonJS
 * too: what that asks for is given whole and run on demand, so that it kept all of React.
 */
const noShims = [
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

/** What a class of a module is called: the file's name keeps it apart, and no line number makes it longer. */
const scopedName = (name: string, file: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;

/** A file whose name says which edition it is stands in the worker as its address alone: 230 bytes of it. */
const byAddress = <Entry extends { readonly url: string; readonly revision: string | null }>(
  entry: Entry,
): Entry => (entry.revision === null ? { ...entry, toJSON: () => entry.url } : entry);

export default defineConfig(({ command }) => ({
  define: command === 'build' ? { 'import.meta.env.VITE_RELEASE': JSON.stringify(releaseName()) } : {},
  resolve: { alias: [modernDexie, ...noShims] },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: modernPhones,
    manifest: true,
    // What it stands in for only spares a round trip, and every engine above has it but the oldest Safari.
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
        // The worker names every file: shorter names make it, and what imports them, smaller.
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
        chunkFileNames: (chunk) =>
          isAdminChunk(chunk) ? 'assets/admin/[name]-[hash:7].js' : 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  plugins: [
    unsetSettings,
    noRegexEngine,
    plainIcons(import.meta.dirname),
    plainReact(import.meta.dirname),
    plainRouter,
    partLoader(import.meta.dirname),
    standaloneScript,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // What a room reads before it is drawn is of its own code; other loaders begin while theirs is on its way.
        splitBehavior: ({ routeId }) =>
          routeId === '/_member/chat/$chatId' ? [['loader', 'component']] : undefined,
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routes/route-tree.gen.ts',
      routeFileIgnorePattern: '\\.(test|module|gen)\\.',
      addExtensions: true,
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: webManifest,
      manifestFilename: 'manifest.webmanifest',
      includeManifestIcons: false,
      injectManifest: {
        target: modernPhones,
        globPatterns: [
          'index.html',
          'assets/**/*.{js,css,svg,png,webp}',
          'icons/{favicon.svg,icon-192.png,badge-96.png}',
        ],
        globIgnores: ['assets/admin/**'],
        manifestTransforms: [(entries) => ({ manifest: entries.map(byAddress) })],
      },
      devOptions: { enabled: true, type: 'module' },
    }),
    serviceWorkerAddress,
    preconnect(),
    firstLoadParts(import.meta.dirname),
    firstPaintWords,
    noChunkCycles,
    thirdPartyNotices(import.meta.dirname),
  ],
}));
