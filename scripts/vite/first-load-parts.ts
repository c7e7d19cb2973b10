import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { forerunnerRank } from './chunk-groups.ts';
import { landingOf, screenFiles } from './screen-files.ts';
import { scriptOf } from './standalone-script.ts';

/**
 * Has the first load run in parts (`src/app/run-parts.ts`) behind the first picture: the page holds what that
 * picture needs, names all else as links without a relation, what single screens need too, and a script of a
 * few lines that starts them (`src/app/start-behind-paint.ts`). What stands in the page runs and applies only
 * if its hash stands in the policy of firebase.json.
 */
export function firstLoadParts(root: string): Plugin {
  const routes = new Map<string, readonly string[]>();
  return {
    name: 'geumnaru:first-load-parts',
    apply: 'build',
    buildEnd() {
      const laterOf = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      for (const id of this.getModuleIds()) {
        if (landingOf(id) === undefined) continue;
        // Its screen, and what its loader begins with.
        routes.set(id, [id, ...(this.getModuleInfo(id)?.importedIds ?? [])].flatMap(laterOf));
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const screens = screenFiles(bundle, routes, (file) => html.includes(`/${file}"`));
        const page = inParts(html, await scriptOf(join(root, 'src/app/page-script.ts')), screens);
        const missing = unlistedIn(page, readFileSync(join(root, 'firebase.json'), 'utf8'));
        if (missing.length > 0) {
          throw new Error(`Put into the policy of firebase.json: ${missing.join(', ')}`);
        }
        return page;
      },
    },
  };
}

const PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;
const STYLES = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/**
 * A page of the build with its entry, styles and preloads replaced by what `script` starts.
 * @param screens the files of single screens, without a slash in front, and the screens' paths
 */
export function inParts(
  html: string,
  script: string,
  screens: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const preloads = filesOf(html, PRELOAD).toSorted((a, b) => rankOf(a) - rankOf(b));
  const [, entry] = ENTRY.exec(html) ?? [];
  const [first, ...others] = preloads;
  if (first === undefined || forerunnerRank(first) !== 0 || entry === undefined) {
    throw new Error('the page has no first load to be cut');
  }
  const links = [
    linkOf(first, 'modulepreload', 'high', ' data-part'),
    ...filesOf(html, STYLES).map((file) => linkOf(file, 'stylesheet', 'high')),
    ...[...others, entry].map((file) => linkOf(file, 'modulepreload', 'low', ' data-part')),
    ...[...screens].map(([file, paths]) => {
      const relation = file.endsWith('.css') ? 'preload" as="style' : 'modulepreload';
      return linkOf(`/${file}`, relation, 'low', ` data-screens="${paths.join(' ')}"`);
    }),
  ];
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(STYLES, '')
    .replace(ENTRY, () => [...links, `<script>${script}</script>`].join('\n    '));
}

const filesOf = (html: string, link: RegExp): string[] =>
  [...html.matchAll(link)].map(([, file = '']) => file);

/** What is no forerunner of its own is needed by the others, right behind the first. */
const rankOf = (file: string): number => {
  const rank = forerunnerRank(file);
  return rank === -1 ? 0.5 : rank;
};

const linkOf = (file: string, relation: string, priority: 'high' | 'low', more = ''): string =>
  `<link data-relation="${relation}"${more} crossorigin fetchpriority="${priority}" href="${file}">`;

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
