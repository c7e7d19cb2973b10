import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { forerunnerRank } from './chunk-groups.ts';
import { scriptOf } from './standalone-script.ts';

/**
 * Has the first load run in parts (`src/app/run-parts.ts`) behind the first picture: the page holds what that
 * picture needs, names all else as links without a relation, and a script of a few lines that starts them
 * (`src/app/start-behind-paint.ts`). What stands in the page runs and applies only if its hash stands in the
 * policy of firebase.json.
 */
export const firstLoadParts = (root: string): Plugin => ({
  name: 'geumnaru:first-load-parts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      const page = inParts(html, await scriptOf(join(root, 'src/app/page-script.ts')));
      const missing = unlistedIn(page, readFileSync(join(root, 'firebase.json'), 'utf8'));
      if (missing.length > 0) throw new Error(`Put into the policy of firebase.json: ${missing.join(', ')}`);
      return page;
    },
  },
});

const PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;
const STYLES = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/** A page of the build with its entry, styles and preloads replaced by what `script` starts. */
export function inParts(html: string, script: string): string {
  const preloads = filesOf(html, PRELOAD).toSorted((a, b) => rankOf(a) - rankOf(b));
  const [, entry] = ENTRY.exec(html) ?? [];
  const [first, ...others] = preloads;
  if (first === undefined || forerunnerRank(first) !== 0 || entry === undefined) {
    throw new Error('the page has no first load to be cut');
  }
  const parts = [
    partOf('modulepreload', first),
    ...filesOf(html, STYLES).map((file) => partOf('stylesheet', file)),
    ...[...others, entry].map((file) => partOf('modulepreload', file, 'low')),
  ];
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(STYLES, '')
    .replace(ENTRY, () => [...parts, `<script>${script}</script>`].join('\n    '));
}

const filesOf = (html: string, link: RegExp): string[] =>
  [...html.matchAll(link)].map(([, file = '']) => file);

/** What is no forerunner of its own is needed by the others, right behind the first. */
const rankOf = (file: string): number => {
  const rank = forerunnerRank(file);
  return rank === -1 ? 0.5 : rank;
};

const partOf = (relation: string, file: string, priority = 'high'): string =>
  `<link data-part="${relation}" crossorigin fetchpriority="${priority}" href="${file}">`;

const INSIDE = /<(style|script)>(.*?)<\/\1>/gs;

/** The hashes of what stands inside of a page that no directive of a policy names, as `style-src 'sha256-…'`. */
export function unlistedIn(html: string, policy: string): string[] {
  return [...html.matchAll(INSIDE)]
    .map(([, tag = '', text = '']) => ({
      directive: `${tag}-src`,
      hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    }))
    .filter(({ directive, hash }) => !new RegExp(`${directive} [^;]*`).exec(policy)?.[0].includes(hash))
    .map(({ directive, hash }) => `${directive} ${hash}`);
}
