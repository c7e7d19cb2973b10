import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCHEDULED } from '#domain/system/system-run.ts';

const SOURCES = new URL('../', import.meta.url);

/** The names under which each scheduled function shows its runs, by its file. */
const shown = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'))
  .filter((source) => /= onSchedule\(/.test(source))
  .map((source) => /visibleRun\('(\w+)'/.exec(source)?.[1]);

test('whatever is done by the clock is seen at the desk, each under a name that it knows', () => {
  expect(shown.toSorted()).toEqual(Object.keys(SCHEDULED).toSorted());
});
