import { expect, test } from 'vitest';
import { inParts, unlistedIn } from './first-load-parts.ts';

const ENTRY = '<script type="module" crossorigin src="/assets/index-1a.js"></script>';
const STYLES = '<link rel="stylesheet" crossorigin href="/assets/shell-6f.css">';
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`;

const html = inParts(
  `<head>${ENTRY}${preload('lib-router-2b.js')}${preload('other-3c.js')}${preload('early-4d.js')}${preload('lib-react-5e.js')}${STYLES}</head>`,
  'begin()',
  new Map([
    ['assets/trade-7a.js', ['/trade']],
    ['assets/8b.css', ['/', '/trade']],
  ]),
);

test('the first forerunner, what it needs and the others are named in their order, the entry at the end', () => {
  const named = [...html.matchAll(/ data-part [^>]*href="\/assets\/([^"]+)"/g)];
  expect(named.map(([, file]) => file)).toEqual([
    'early-4d.js',
    'other-3c.js',
    'lib-react-5e.js',
    'lib-router-2b.js',
    'index-1a.js',
  ]);
});

test('nothing is fetched by the page itself, and the script finds all of it above', () => {
  expect(html).not.toMatch(/ rel=| src=/);
  const [above = '', below = ''] = html.split('<script>begin()</script>');
  expect(above.match(/ data-relation=/g)).toHaveLength(8);
  expect(above).toContain(
    'data-relation="stylesheet" crossorigin fetchpriority="high" href="/assets/shell-6f.css"',
  );
  expect(below).toBe('</head>');
});

test('the files of a screen come last, styles as what is only fetched', () => {
  expect(html).toMatch(
    /index-1a\.js">\s*<link data-relation="modulepreload" data-screens="\/trade" [^>]*href="\/assets\/trade-7a\.js">/,
  );
  expect(html).toMatch(
    /data-relation="preload" as="style" data-screens="\/ \/trade" [^>]*href="\/assets\/8b\.css"/,
  );
});

test('a page without a first load to cut fails the build', () => {
  expect(() => inParts(`<head>${ENTRY}${preload('other-3c.js')}</head>`, '')).toThrow('first load');
  expect(() => inParts(`<head>${preload('early-4d.js')}</head>`, '')).toThrow('first load');
});

test('what stands in the page without its hash in the policy is told of', () => {
  const page = '<style>a{}</style><script>1<2</script>';
  const style = "'sha256-t+FQ7kBLpJ2pUP3H0w3bG6UaW8jA0pWlPzBnB0nZ7hA='";
  const unlisted = unlistedIn(page, "script-src 'self'; style-src 'self'");
  expect(unlisted.map((one) => one.split(' ')[0])).toEqual(['style-src', 'script-src']);
  const listed = unlisted.map((one) => one.replace('-src ', "-src 'self' ")).join('; ');
  expect(unlistedIn(page, listed)).toEqual([]);
  // In the other directive it allows nothing.
  expect(unlistedIn(page, listed.replace('script-src', 'font-src'))).toHaveLength(1);
  expect(unlistedIn('<style>b{}</style>', `style-src ${style}`)).toHaveLength(1);
});
