// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { nothingTaken, type Takeout } from '#domain/takeout/takeout.ts';
import { takeoutPage } from './takeout-page.ts';

const HOSTILE = `</script><img src=x onerror="alert(1)">'&`;
const takeout: Takeout = {
  format: 'geumnaru-takeout/1',
  uid: 'u1',
  madeAt: '2026-03-01T00:00:00.000Z',
  parts: {
    ...nothingTaken(),
    listings: [
      { path: 'products/p1', data: { title: HOSTILE, price: 1, images: ['a', { url: 'b' }], sold: true } },
    ],
    likes: [{ path: 'posts/p7/likes/u1', data: {} }],
    reports: [{ path: 'reports/a1', data: { reason: 'spam', detail: '광고예요' } }],
    comments: [{ path: 'posts/p7/comments/k1', data: { content: `${'가'.repeat(79)}😀 끝` } }],
    messages: [
      {
        path: 'chats/c1/messages/m1',
        data: { sender: 'u2', text: '나중', timestamp: '2026-02-02T00:00:00.000Z' },
      },
      {
        path: 'chats/c1/messages/m2',
        data: { sender: 'u1', text: '먼저', timestamp: '2026-02-01T00:00:00.000Z' },
      },
    ],
  },
};
const page = takeoutPage(takeout);

test('the page holds the data as JSON, whole', () => {
  const [, json = ''] = page.split('<script type="application/json" id="data">');
  expect(JSON.parse(json.split('</script>')[0] ?? '')).toEqual(takeout);
});

test('no text of anybody is markup, and nothing in it runs or asks the network', () => {
  const shown = new DOMParser().parseFromString(page, 'text/html');
  expect(
    shown.querySelectorAll('img, [onerror], link, iframe, script:not([type="application/json"])'),
  ).toHaveLength(0);
  expect(shown.querySelector('summary')?.textContent).toBe(HOSTILE.slice(0, 80));
  expect(page).toContain("default-src 'none'");
});

test('a conversation is read as it was said, by whom', () => {
  const shown = new DOMParser().parseFromString(page, 'text/html');
  const lines = [...shown.querySelectorAll('.talk li')].map(({ textContent }) => textContent);
  expect(lines[0]).toContain('먼저');
  expect(lines[0]).toContain('· 나');
  expect(lines[1]).toContain('· 상대');
});

test('what was liked and reported is called by what it was about', () => {
  const shown = new DOMParser().parseFromString(page, 'text/html');
  const names = [...shown.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['p7', '광고예요']));
});

test('a name is cut at no half of a sign', () => {
  const shown = new DOMParser().parseFromString(page, 'text/html');
  const names = [...shown.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(names).toContain('가'.repeat(79));
});

test('every part is named, those with nothing too', () => {
  const headings = [...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('h2')];
  expect(headings).toHaveLength(Object.keys(takeout.parts).length);
  expect(headings.every(({ textContent }) => textContent !== '')).toBe(true);
});
