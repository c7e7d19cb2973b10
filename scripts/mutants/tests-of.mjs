import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph } from '../lib/import-graph.mjs';
import { projectRoot } from '../lib/project.mjs';

/** Whole runs of many seconds: what they catch, others have to catch by themselves. */
const LEFT_OUT = ['fault-runs', 'matrix-cases'];
/** The driver has no page, and no hooks around a file. */
const NEEDS_MORE = /@vitest-environment|beforeAll|afterAll/;
const FLOORS = [
  ...['domain', 'documents', 'i18n', 'sync', 'data', 'device', 'session', 'services', 'features'].map(
    (name) => `src/${name}`,
  ),
  'sw',
  'functions/src',
];

/** Of tests elsewhere those that need no emulator: the declared documents against the rules' own text. */
const ELSEWHERE = ['tests/rules/contract.test.ts'];

/** Gives, for some sources, the tests that import them by whatever way, the nearest first. */
export async function testsBySource() {
  const inFloors = FLOORS.flatMap((floor) =>
    readdirSync(join(projectRoot, floor), { recursive: true, encoding: 'utf8' })
      .map((name) => `${floor}/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.test.ts') && !LEFT_OUT.some((out) => name.includes(`/${out}.`)))
      .filter((name) => !NEEDS_MORE.test(readFileSync(join(projectRoot, name), 'utf8'))),
  );
  const tests = [...inFloors, ...ELSEWHERE];
  const distancesFrom = await importGraph(tests);
  const distances = new Map(tests.map((file) => [file, distancesFrom(file)]));
  return (source) =>
    tests
      .flatMap((file) => {
        const far = distances.get(file)?.get(source);
        return far === undefined ? [] : [{ file, far }];
      })
      .toSorted((a, b) => a.far - b.far)
      .map(({ file }) => file);
}
