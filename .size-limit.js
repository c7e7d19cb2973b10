// The budgets of what a phone downloads, in gzip. Read from the build's own manifest, since file names carry
// hashes.
import { readFileSync } from 'node:fs';

const folder = process.env.BUILD_FOLDER ?? 'dist';
const manifest = JSON.parse(readFileSync(new URL(`${folder}/.vite/manifest.json`, import.meta.url), 'utf8'));
const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
const homeRoute = Object.entries(manifest).filter(([key]) => key.startsWith('src/routes/index.tsx'));

/** The files of a chunk and of everything it imports before it can run. */
function withStaticImports(chunk, seen = new Set()) {
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const key of chunk.imports ?? []) withStaticImports(manifest[key], seen);
  return seen;
}

const firstLoad = withStaticImports(entry);
for (const [, chunk] of homeRoute) withStaticImports(chunk, firstLoad);
const scripts = (files) =>
  [...files].filter((file) => file.endsWith('.js')).map((file) => `${folder}/${file}`);

const budgets = [
  {
    name: 'first load of / (entry, its imports, the home route)',
    path: scripts(firstLoad),
    limit: '144.5 KB',
  },
  { name: 'service worker', path: `${folder}/service-worker.js`, limit: '75 KB' },
  {
    name: 'all chunks together, Firebase and what loads on demand included',
    path: `${folder}/assets/**/*.js`,
    limit: '808 KB',
  },
  { name: 'the page, with the styles of its first picture', path: `${folder}/index.html`, limit: '6 KB' },
  { name: 'all styles together', path: `${folder}/assets/**/*.css`, limit: '45 KB' },
];

export default budgets.map((budget) => ({ ...budget, gzip: true }));
