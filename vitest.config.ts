import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { standaloneScript } from './scripts/vite/standalone-script.ts';
import { plantFault } from './tests/support/faults/plant-fault.ts';
import { plantTestDefaults } from './tests/support/plant-test-defaults.ts';

/** functions/ is a package of its own, so the aliases of the root package.json do not reach it. */
const floor = (name: string): string => fileURLToPath(new URL(`src/${name}`, import.meta.url));

const STATELESS = ['src/domain/**/*.test.ts', 'src/i18n/**/*.test.ts', 'functions/src/**/*.test.ts'];

/** Ten thousand rows, or a property, on a busy machine are slow, not wrong. */
const PATIENCE_MS = 60_000;

/** Of the rules: they empty a list that everybody's documents stand in, or walk one to its end. */
const WHOLE_LISTS = ['market', 'board-search', 'pages-by-time'].map((name) => `tests/rules/${name}.test.ts`);

/** Rules and functions run against emulators; `scripts/test.mjs` starts those and names their ports. */
export default defineConfig({
  plugins: [plantFault, plantTestDefaults, standaloneScript],
  resolve: {
    alias: { '#domain': floor('domain'), '#documents': floor('documents'), '#i18n': floor('i18n') },
  },
  test: {
    pool: 'threads',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: PATIENCE_MS,
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'sw/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'tests/histories/**/*.test.ts',
          ],
          exclude: STATELESS,
        },
      },
      // Nothing of these floors outlives a call, so their tests share what they have loaded: a third of the
      // time.
      {
        extends: true,
        test: { name: 'unit-pure', include: STATELESS, isolate: false, testTimeout: PATIENCE_MS },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture.test.ts'], testTimeout: PATIENCE_MS },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude: WHOLE_LISTS,
          isolate: false,
          maxWorkers: 2,
          // The first request compiles the rules, on a machine that may be busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'rules-alone',
          include: WHOLE_LISTS,
          isolate: false,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
