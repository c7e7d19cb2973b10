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

/** Dexie's own entry serves CommonJS too and is written for engines that are long gone: 3 KB gzip more. */
const modernDexie = { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' };

/**
 * What the first file names as needed by each lazy chunk: styles alone. Its list of every chunk's scripts costs 2 KB
 * of the first load, and the worker has them on the disk anyway.
 */
const preloadsOf = (_file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css'));

export default defineConfig({
  resolve: { alias: [modernDexie] },
  build: {
    target: modernPhones,
    manifest: true,
    // What it stands in for only spares a round trip, and every engine above has it but the oldest Safari.
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: FIRST_LOAD, tags: ['$initial'] }] },
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
  ],
});
