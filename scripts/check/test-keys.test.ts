import { describe, expect, test } from 'vitest';
import { passedFiles, testKeys } from './test-keys.mjs';

const files: Record<string, string[]> = {
  'a.test.ts': ['a.test.ts', 'a.ts', 'shared.ts'],
  'b.test.ts': ['b.test.ts', 'shared.ts'],
  'reads.test.ts': ['reads.test.ts'],
};
const texts: Record<string, string> = {
  'a.test.ts': "import { a } from './a.ts';",
  'a.ts': 'export const a = 1;',
  'b.test.ts': "import { shared } from './shared.ts';",
  'shared.ts': 'export const shared = 1;',
  'reads.test.ts': "import { readFileSync } from 'node:fs';",
};

const keysWith = ({
  changed = {},
  common = 'settings',
  everything = 'tree',
}: {
  changed?: Record<string, string>;
  common?: string;
  everything?: string;
}): Map<string, string> =>
  testKeys({
    tests: Object.keys(files),
    filesOf: (file: string) => files[file] ?? [],
    textOf: (file: string) => changed[file] ?? texts[file] ?? '',
    common,
    everything,
  });

/** Which tests would have to run again. */
const due = (change: Parameters<typeof keysWith>[0]): string[] => {
  const [before, after] = [keysWith({}), keysWith(change)];
  return Object.keys(files).filter((file) => before.get(file) !== after.get(file));
};

describe('a test has to run again', () => {
  test('where nothing has changed: none', () => {
    expect(due({})).toEqual([]);
  });

  test('as soon as a file has changed that it is made of, however far away, and no other', () => {
    expect(due({ changed: { 'a.ts': 'export const a = 2;' } })).toEqual(['a.test.ts']);
    expect(due({ changed: { 'shared.ts': 'export const shared = 2;' } })).toEqual(['a.test.ts', 'b.test.ts']);
    expect(due({ changed: { 'b.test.ts': 'test()' } })).toEqual(['b.test.ts']);
  });

  test('as soon as anything at all has changed, if it looks around by itself', () => {
    expect(due({ everything: 'another tree' })).toEqual(['reads.test.ts']);
  });

  test.each([
    "import { readFile } from 'node:fs/promises';",
    "import { spawn } from 'node:child_process';",
    "new URL('./text.txt', import.meta.url)",
    "import.meta.glob('./*.ts')",
    "new Worker('/worker.js')",
    'await import(path)',
    'await import(`./${name}.ts`)',
  ])('as one that looks around: %s', (text) => {
    const changed = { 'shared.ts': text };
    expect(keysWith({ changed, everything: 'one' }).get('a.test.ts')).not.toBe(
      keysWith({ changed, everything: 'two' }).get('a.test.ts'),
    );
  });

  test('whatever it is made of, where the settings of all have changed', () => {
    expect(due({ common: 'other settings' })).toEqual(Object.keys(files));
  });

  test('always, where it looks around and nobody can say what there is', () => {
    const keys = testKeys({
      tests: Object.keys(files),
      filesOf: (file: string) => files[file] ?? [],
      textOf: (file: string) => texts[file] ?? '',
      common: 'settings',
      everything: undefined,
    });
    expect([...keys.keys()]).toEqual(['a.test.ts', 'b.test.ts']);
  });
});

describe('what has passed', () => {
  const result = (name: string, statuses: string[], status = 'passed') => ({
    name: `/house/${name}`,
    status,
    assertionResults: statuses.map((one) => ({ status: one })),
  });

  test('are the files of which every test has', () => {
    const testResults = [
      result('src/good.test.ts', ['passed', 'passed']),
      result('src/bad.test.ts', ['passed', 'failed'], 'failed'),
      result('src/skips.test.ts', ['passed', 'skipped']),
      result('src/empty.test.ts', []),
      result('src/hook.test.ts', ['passed'], 'failed'),
    ];
    expect(passedFiles({ testResults }, '/house')).toEqual(['src/good.test.ts']);
  });

  test('is nothing, where the runner left no report', () => {
    expect(passedFiles(undefined, '/house')).toEqual([]);
  });
});
