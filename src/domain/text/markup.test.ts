import { expect, test } from 'vitest';
import { lonePage } from './lone-page.ts';
import { asIs, markup } from './markup.ts';

test('whatever is not markup is a text', () => {
  const typed = `<b>"금" & '은'</b>`;
  expect(markup`<p>${typed}</p>`.html).toBe('<p>&lt;b&gt;&quot;금&quot; &amp; &#39;은&#39;&lt;/b&gt;</p>');
  expect(markup`${3} ${null}|${markup`<i>${'<'}</i>`}${asIs('<hr>')}`.html).toBe('3 |<i>&lt;</i><hr>');
  expect(markup`<ul>${[markup`<li>1</li>`, null, markup`<li>2</li>`]}</ul>`.html).toBe(
    '<ul><li>1</li><li>2</li></ul>',
  );
});

const page = {
  title: '거래 <증빙>',
  styles: 'p > b { color: red }',
  main: asIs('<p>1</p>'),
  beside: asIs('<i>'),
};

test('a page by itself asks nobody for anything', () => {
  expect(lonePage(page)).toBe(`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>거래 &lt;증빙&gt;</title>
<style>p > b { color: red }</style>
</head>
<body>
<main>
<h1>거래 &lt;증빙&gt;</h1>
<p>1</p>
</main>
<i>`);
  expect(lonePage({ ...page, allows: '; img-src data:' })).toContain("'unsafe-inline'; img-src data:\">");
});
