import { expect, test } from 'vitest';
import { inParts } from './first-load-parts.ts';

const ENTRY = '<script type="module" crossorigin src="/assets/index-1a.js"></script>';
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`;

test('the first forerunner is started, the others and the entry are named in their order', () => {
  const html = inParts(
    `<head>${ENTRY}${preload('lib-router-2b.js')}${preload('other-3c.js')}${preload('early-4d.js')}${preload('lib-react-5e.js')}</head>`,
  );
  const named = [...html.matchAll(/ data-part [^>]*href="\/assets\/([^"]+)"/g)].map(([, file]) => file);
  expect(named).toEqual(['lib-react-5e.js', 'lib-router-2b.js', 'index-1a.js']);
  const started = [...html.matchAll(/<script [^>]*src="\/assets\/([^"]+)"/g)].map(([, file]) => file);
  expect(started).toEqual(['early-4d.js']);
  expect(html).toContain(preload('other-3c.js'));
});

test('a page without a first load to cut fails the build', () => {
  expect(() => inParts(`<head>${ENTRY}${preload('other-3c.js')}</head>`)).toThrow('first load');
});
