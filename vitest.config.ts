import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { standaloneScript } from './scripts/vite/standalone-script.ts';
import { plantFault } from './tests/support/faults/plant-fault.ts';
import { plantTestDefaults } from './tests/support/plant-test-defaults.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** functions/ is a package of its own, so the aliases of the root package.json do not reach it. */
const floor = (name: string): string => at(`src/${name}`);

const STATELESS = ['src/domain/**/*.test.ts', 'src/i18n/**/*.test.ts', 'functions/src/**/*.test.ts'];

const OTHERS = ['src', 'sw', 'scripts', 'bench', 'tests/support'].flatMap((folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/**
 * Those that begin with a device's databases. What was loaded without them (Dexie above all) would never find
 * any, and what is proved without a database must not find one.
 */
const ON_DISK = OTHERS.filter((path) => readFileSync(at(path), 'utf8').includes('fake-indexeddb/auto'));

/** The browser's own history, counts of all that a thread has run, and clocks and disks of whole worlds. */
const ALONE = [
  'src/ui/overlay/overlay-history.test.ts',
  'tests/support/hostile/every-reader.test.ts',
  'tests/histories/**/*.test.ts',
];

/**
 * Ten thousand rows, a property, or the code that a hook loads, on a busy machine are slow, not wrong. By themselves
 * a hook has ten seconds, and what is polled for one.
 */
const PATIENCE_MS = 60_000;
/** Before the test's own time is up, so that what was waited for is told. */
const POLL_MS = 50_000;

/**
 * Where unit tests would find the emulators: at a port that no request may go to. Without it, whatever a test
 * asks of a server by the way is answered by the emulators of a product that runs beside it.
 */
const NOBODY_THERE = Object.fromEntries(
  ['FIRESTORE', 'AUTH', 'FUNCTIONS', 'STORAGE'].map((name) => [`VITE_EMULATOR_${name}_PORT`, '1']),
);

/** Of the rules: they empty a list that everybody's documents stand in, or walk one to its end. */
const WHOLE_LISTS = ['market', 'board-search', 'pages-by-time'].map((name) => `tests/rules/${name}.test.ts`);

/** Rules and functions run against emulators; `scripts/test.mjs` starts those and names their ports. */
export default defineConfig({
  // Where a real project stands in `.env`, the tests would speak to that.
  envDir: false,
  plugins: [plantFault, plantTestDefaults, standaloneScript],
  resolve: {
    alias: { '#domain': floor('domain'), '#documents': floor('documents'), '#i18n': floor('i18n') },
  },
  test: {
    pool: 'threads',
    // By itself it leaves a processor to whoever watches: of two, half of what there is.
    maxWorkers: '100%',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: POLL_MS } },
    projects: [
      // A thread loads React, the DOM and Dexie once, for all files that come to it (decision 014).
      {
        extends: true,
        test: {
          name: 'unit',
          include: OTHERS,
          exclude: [...STATELESS, ...ON_DISK, ...ALONE],
          isolate: false,
          setupFiles: ['tests/support/own-channels.ts', 'tests/support/clean-start.ts'],
          env: NOBODY_THERE,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-disk',
          include: ON_DISK,
          exclude: ALONE,
          isolate: false,
          setupFiles: [
            'tests/support/own-channels.ts',
            'tests/support/clean-start.ts',
            'tests/support/empty-disk.ts',
          ],
          env: NOBODY_THERE,
        },
      },
      {
        extends: true,
        test: { name: 'unit-alone', include: ALONE, env: NOBODY_THERE },
      },
      // Nothing of these floors outlives a call, so their tests share what they have loaded: a third of the
      // time.
      {
        extends: true,
        test: { name: 'unit-pure', include: STATELESS, isolate: false },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture.test.ts'] },
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
        },
      },
    ],
  },
});
