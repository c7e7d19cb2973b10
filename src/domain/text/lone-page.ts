import { asIs, markup, type Markup } from './markup.ts';

interface LonePage {
  readonly title: string;
  /** What it allows beside styles of its own, as a content security policy says it. */
  readonly allows?: string;
  readonly styles: string;
  /** Everything of `main`. */
  readonly main: Markup;
  /** What is in the file beside that which is shown: data, scripts. */
  readonly beside: Markup;
}

/** The beginning and the body of a page that needs nothing beside it; who makes one says how it ends. */
export const lonePage = ({ title, allows = '', styles, main, beside }: LonePage): string =>
  markup`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${asIs(allows)}">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${asIs(styles)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
${beside}`.html;
