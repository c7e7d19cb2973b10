import { defineConfig } from 'vitest/config';
import { plantTestDefaults } from './tests/support/plant-test-defaults.ts';

const isStateless = process.env['GEUMNARU_MUTANTS'] === 'stateless';
const STATELESS = 'src/{domain,documents,i18n}/**/*.test.ts';
const STORED = 'src/{sync,data}/**/*.test.ts';

/**
 * What `npm run mutants` runs: first the tests that need no database, over what needs none, and all of them over
 * what is left. Whole runs of many seconds are left out: what they catch, others have to catch by themselves.
 */
export default defineConfig({
  plugins: [plantTestDefaults],
  test: {
    testTimeout: 60_000,
    isolate: !isStateless,
    include: isStateless ? [STATELESS] : [STATELESS, STORED],
    exclude: ['fault-runs', 'matrix-cases', 'refresh-comments', 'keep-listings'].map(
      (name) => `**/${name}.test.ts`,
    ),
  },
});
