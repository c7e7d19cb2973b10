import { readFileSync } from 'node:fs';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { VitePWA } from 'vite-plugin-pwa';

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

/** The servers that a first visit asks as soon as the app runs: their connections are opened while it is on its way. */
function preconnect(): Plugin {
  let env: Record<string, string | undefined> = {};
  const emulator = (port: string | undefined, usual: string) => `http://localhost:${port || usual}`;
  return {
    name: 'geumnaru:preconnect',
    apply: 'build',
    configResolved: (config) => {
      ({ env } = config);
    },
    transformIndexHtml: () => {
      // As src/data/remote/config.ts decides it.
      const isLocal = env['VITE_USE_EMULATORS']
        ? env['VITE_USE_EMULATORS'] === 'true'
        : !env['VITE_FIREBASE_API_KEY'];
      const [firestore, storage] = isLocal
        ? [
            emulator(env['VITE_EMULATOR_FIRESTORE_PORT'], '9090'),
            emulator(env['VITE_EMULATOR_STORAGE_PORT'], '9199'),
          ]
        : ['https://firestore.googleapis.com', 'https://firebasestorage.googleapis.com'];
      return [
        // Documents are fetched without credentials, pictures as pictures are.
        { tag: 'link', attrs: { rel: 'preconnect', href: firestore, crossorigin: '' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'preconnect', href: storage }, injectTo: 'head' },
      ];
    },
  };
}

/** What every page needs, the route tree included, as one file: it compresses better and each lazy screen names fewer files. */
const FIRST_LOAD = 'first-load';

/** Admin code lives in its own folder of the build, so that the worker does not put it on every phone. */
const isAdminChunk = (chunk: {
  name: string;
  facadeModuleId?: string | null;
  moduleIds: string[];
}): boolean =>
  chunk.name !== FIRST_LOAD &&
  [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) =>
    /\/src\/(routes|features)\/admin[./]/.test(id),
  );

/**
 * What most screens are made of, as one file: a hundred files of 300 bytes each cost a first visit more in requests
 * than they save in bytes. What home alone needs stays out of it.
 */
const SHARED = {
  name: 'shared',
  test: /\/src\/(?:ui\/(?!overlay)|domain|session\/(?:use-(?!sign-out)|page-visibility)|data\/local\/(?!push-|shared-)|sync\/catalogue\/refresh-target)|\/lucide-react\//,
  minShareCount: 6,
  includeDependenciesRecursively: false,
} as const;

/**
 * What home paints before anything was asked; the other users of its icons are small. All of its icons: one left to the
 * route's own chunk, which begins with this one, would not be there yet when the tiles are made.
 */
const HOME = {
  name: 'home',
  test: /\/src\/(?:features\/market\/home\/(?:home-screen|quick-tiles)|i18n\/ko\/home)|\/lucide-react\/.*\/(?:tag|map-pin|arrow-left-right|calculator)\./,
  includeDependenciesRecursively: false,
} as const;

/** What the screens of the market share beside that. */
const MARKET = {
  name: 'market',
  test: /\/src\/(?:features\/market\/listing|sync\/commands\/set-favorite|data\/local\/queries|i18n\/ko\/product|ui\/(?!overlay|.*tabs)|domain)|\/lucide-react\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
} as const;

/** What every reading of the server needs: questions, codecs, addresses. */
const REMOTE = {
  name: 'remote',
  test: /\/src\/data\/remote\/(?:config|queries|read-code|codec\/|rest\/(?:authorised|firestore-|endpoints))|\/valibot\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
} as const;

/** Dexie's own entry serves CommonJS too and is written for engines that are long gone: 3 KB gzip more. */
const modernDexie = { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' };

/**
 * What the first file names as needed by each lazy chunk: styles and the few shared files, so that these are fetched
 * beside the chunk and not behind it. A list of every script costs 3 KB of the first load, and the worker has them on
 * the disk anyway.
 */
const preloadsOf = (_file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html'
    ? needed
    : needed.filter((file) => /\.css$|\/(?:shared|market|remote|home)-/.test(file));

export default defineConfig({
  resolve: { alias: [modernDexie] },
  build: {
    target: modernPhones,
    manifest: true,
    // What it stands in for only spares a round trip, and every engine above has it but the oldest Safari.
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: FIRST_LOAD, tags: ['$initial'], priority: 9 },
            { ...HOME, priority: 3 },
            { ...SHARED, priority: 1 },
            MARKET,
            REMOTE,
          ],
        },
        chunkFileNames: (chunk) =>
          isAdminChunk(chunk) ? 'assets/admin/[name]-[hash].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
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
      },
      devOptions: { enabled: true, type: 'module' },
    }),
    serviceWorkerAddress,
    preconnect(),
  ],
});
