import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The bench's page, built from the product's own modules. */
export default defineConfig({
  root: fileURLToPath(new URL('app', import.meta.url)),
  define: { 'import.meta.env.VITE_USE_EMULATORS': '"true"' },
  build: { outDir: '../../.cache/bench', emptyOutDir: true, target: 'es2023' },
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
});
