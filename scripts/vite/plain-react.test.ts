import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { HINTS } from './less-react.ts';
import { plainModule, plainReact } from './plain-react.ts';

const ROOT = join(import.meta.dirname, '../..');

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(code: string): Promise<Record<string, unknown>> {
  folder = mkdtempSync(join(tmpdir(), 'plain-react-'));
  const file = join(folder, 'a.mjs');
  writeFileSync(file, plainModule(code, 'a.mjs'));
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

test('what a file gives is what the module gives, though it is given twice and asked for in between', async () => {
  const module = await run(`"use strict";
exports.now = void 0;
if (typeof performance === "object") exports.now = function () { return 7; };
function twice() { return exports.now() * 2; }
exports.twice = twice;`);
  expect(Object.keys(module).toSorted()).toEqual(['default', 'now', 'twice']);
  expect((module['twice'] as () => number)()).toBe(14);
});

test('what a file asks for is imported under the names that it has there', () => {
  const module = plainModule(
    'var A = require("scheduler"),\n  B = require("react");\nvar C = require("react-dom");\nexports.all = [A, B, C];',
    'a.js',
  );
  expect(module.split('\n').filter((line) => line !== '')).toEqual([
    'import * as A from "scheduler";',
    'import * as B from "react";',
    'import * as C from "react-dom";',
    'var given0 = [A, B, C];',
    'export { given0 as all };',
    'export * as default from "./a.js";',
  ]);
});

test.each([
  ['gives nothing', 'var a = 1;'],
  ['gives itself', 'exports.a = 1;\nmodule.exports = a;'],
  ['asks for what it reckons', 'exports.a = require(name);'],
  ['asks for a part', 'var a = require("react").a;\nexports.b = a;'],
  ['gives under a condition alone', 'exports.a = 1;\nif (a) {\n  exports.b = 1;\n}'],
])('a build fails of a file that %s', (_, code) => {
  expect(() => plainModule(code, 'a.js')).toThrow('CommonJS');
});

test.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'])(
  'what is built of %s gives what it gives',
  async (name) => {
    const { resolveId, transform } = plainReact(ROOT);
    if (typeof resolveId !== 'function' || typeof transform !== 'function') throw new Error('no plugin');
    const file = Reflect.apply(resolveId, null, [name]);
    const code = Reflect.apply(transform, null, [readFileSync(file, 'utf8'), file]);
    const [, names = ''] = /^export \{ (.*) \};$/m.exec(code) ?? [];
    const given = names.split(', ').map((one) => one.split(' as ')[1]);
    const own = Object.keys(await import(file)).filter(
      (key) => key !== 'default' && key !== 'module.exports' && !HINTS.some((hint) => hint === key),
    );
    expect(given.toSorted()).toEqual(own.toSorted());
  },
);

test("Base UI's copy of React is React, of which what nobody takes can be left out", () => {
  const { transform } = plainReact(ROOT);
  if (typeof transform !== 'function') throw new Error('no plugin');
  const file = join(ROOT, 'node_modules/@base-ui/utils/safeReact.mjs');
  expect(Reflect.apply(transform, null, [readFileSync(file, 'utf8'), file])).toBe(
    'export * as SafeReact from "react";',
  );
});
