// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { runParts } from './run-parts.ts';

const partsRun = (): unknown => Reflect.get(globalThis, 'partsRun');

/** A part that writes down that it has run; a module is run once for each address. */
const part = (name: string) =>
  `<link data-part href="data:text/javascript,globalThis.partsRun.push('${name}')//${crypto.randomUUID()}">`;

beforeEach(() => {
  Reflect.set(globalThis, 'partsRun', []);
});

test('parts run in the order in which the page names them, and what is only fetched does not', async () => {
  const fetched = part('screen').replace('data-part', 'data-relation="modulepreload"');
  document.head.innerHTML = part('early') + part('react') + part('app') + fetched;
  await runParts();
  expect(partsRun()).toEqual(['early', 'react', 'app']);
});

test('the app waits for its styles, and the libraries do not', async () => {
  document.head.innerHTML = `${part('early')}<link data-relation="stylesheet" href="/shell.css">${part('react')}${part('app')}`;
  const whole = runParts();
  await vi.waitUntil(() => Array.isArray(partsRun()) && String(partsRun()) === 'early,react');
  document.querySelector('[data-relation=stylesheet]')?.dispatchEvent(new Event('load'));
  await whole;
  expect(partsRun()).toEqual(['early', 'react', 'app']);
});

test('styles that stand there already are not waited for', async () => {
  document.head.innerHTML = `<link data-relation="stylesheet" href="/shell.css">${part('app')}`;
  const styles = document.querySelector('[data-relation=stylesheet]');
  if (styles) Object.defineProperty(styles, 'sheet', { value: {} });
  await runParts();
  expect(partsRun()).toEqual(['app']);
});
