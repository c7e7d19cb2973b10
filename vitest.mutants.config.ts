import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { standaloneScript } from './scripts/vite/standalone-script.ts';
import type { Batch } from './tests/support/mutants/batch.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** functions/ is a package of its own, so the aliases of the root package.json do not reach it. */
const floor = (name: string): string => at(`src/${name}`);
const SUPPORT = at('tests/support/mutants/');

/** Loads the sources with all their mutants in them, and hands the tests over to the driver. */
const plantMutants = (): Plugin => {
  const { sources }: Batch = JSON.parse(readFileSync(process.env['GEUMNARU_BATCH'] ?? '', 'utf8'));
  return {
    name: 'plant-mutants',
    enforce: 'pre',
    transform(code, id) {
      const source = sources[id.replace(at('.'), '')];
      if (source !== undefined) return { code: source, map: null };
      if (!id.includes('/tests/') && !id.endsWith('.test.ts')) return undefined;
      if (id.startsWith(SUPPORT)) return undefined;
      const collected = code.replaceAll(`from 'vitest'`, `from '${SUPPORT}collector.ts'`);
      const isProperty = code.includes(`from 'fast-check'`) && id.endsWith('.test.ts');
      const seeds = isProperty ? `import '${at('tests/support/property-seeds.ts')}';` : '';
      return { code: seeds + collected, map: null };
    },
  };
};

/** What `npm run mutants` runs: one driver that knows all tests of a batch and repeats them by itself. */
export default defineConfig({
  envDir: false,
  plugins: [plantMutants(), standaloneScript],
  resolve: {
    alias: { '#domain': floor('domain'), '#documents': floor('documents'), '#i18n': floor('i18n') },
  },
  test: {
    pool: 'forks',
    include: ['tests/support/mutants/driver.ts'],
    testTimeout: 0,
    watch: false,
    maxWorkers: 1,
    setupFiles: [],
  },
});
