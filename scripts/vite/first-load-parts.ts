import type { Plugin } from 'vite';
import { forerunnerRank } from './chunk-groups.ts';

/**
 * Has the first load run in parts (`src/app/run-parts.ts`): the page starts the first forerunner, and names
 * the others and the entry for it to run in their order.
 */
export const firstLoadParts: Plugin = {
  name: 'geumnaru:first-load-parts',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: inParts },
};

const PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/** A page of the build with its entry and the preloads of forerunners replaced. */
export function inParts(html: string): string {
  const [first, ...others] = [...html.matchAll(PRELOAD)]
    .map(([, file = '']) => file)
    .filter((file) => forerunnerRank(file) !== -1)
    .toSorted((a, b) => forerunnerRank(a) - forerunnerRank(b));
  const [, entry] = ENTRY.exec(html) ?? [];
  if (first === undefined || entry === undefined) throw new Error('the page has no first load to be cut');
  const parts = [
    `<script type="module" async crossorigin fetchpriority="high" src="${first}"></script>`,
    ...[...others, entry].map(partOf),
  ];
  return html
    .replaceAll(PRELOAD, (link, file: string) => (forerunnerRank(file) === -1 ? link : ''))
    .replace(ENTRY, parts.join('\n    '));
}

/** They must not stand in the way of the styles. */
const partOf = (file: string): string =>
  `<link rel="modulepreload" data-part crossorigin fetchpriority="low" href="${file}">`;
