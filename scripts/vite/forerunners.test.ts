import { expect, test } from 'vitest';
import { withForerunners } from './forerunners.ts';

const ENTRY = '<script type="module" crossorigin src="/assets/index-1a.js"></script>';
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`;
const addresses = (html: string) =>
  [...html.matchAll(/ async [^>]*src="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test('forerunners become scripts of their own before the entry, what asks the server first', () => {
  const html = withForerunners(
    `<head>${ENTRY}${preload('lib-react-2b.js')}${preload('other-3c.js')}${preload('early-4d.js')}</head>`,
  );
  expect(addresses(html)).toEqual(['early-4d.js', 'lib-react-2b.js']);
  expect(html.indexOf('lib-react-2b.js')).toBeLessThan(html.indexOf('index-1a.js'));
  expect(html).toContain(preload('other-3c.js'));
  expect(html).not.toContain(preload('early-4d.js'));
});

test('a page without forerunners stays as it is', () => {
  const html = `<head>${ENTRY}${preload('other-3c.js')}</head>`;
  expect(withForerunners(html)).toBe(html);
});
