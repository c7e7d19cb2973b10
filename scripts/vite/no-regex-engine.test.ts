import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noEngine } from './no-regex-engine.ts';

const FOLDER = 'node_modules/@firebase/firestore/dist';

/** What a browser loads of the SDK, with the whole engine's name wherever it is called. */
const calls = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.esm.js') && name !== 'pipelines.esm.js')
  .flatMap((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').match(/\bRE2JS\b.{0,20}/g) ?? []);

test('Firestore compiles expressions and asks nothing else of the engine that is left out', () => {
  const compiled = calls.filter((call) => call.startsWith('RE2JS.compile('));
  const imported = calls.filter((call) => call.startsWith("RE2JS } from 're2js'"));
  expect(compiled).toHaveLength(3);
  expect(imported).not.toHaveLength(0);
  expect(calls).toHaveLength(compiled.length + imported.length);
});

test('what stands in its place knows that, and refuses it', async () => {
  const { RE2JS }: { RE2JS: { compile(expression: string): unknown } } = await import(
    `data:text/javascript,${encodeURIComponent(noEngine)}`
  );
  expect(() => RE2JS.compile('a')).toThrow('without regular expressions');
});
