import type { Plugin } from 'vite';
import { forerunnerRank } from './chunk-groups.ts';

/**
 * Runs each forerunner of the first load as a script of its own, as soon as it is there. The entry imports them all the
 * same; without this they would run with it in one task, during which a phone hears no tap.
 */
export const forerunners: Plugin = {
  name: 'geumnaru:forerunners',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: withForerunners },
};

/** A page of the build whose preloads of forerunners have become scripts before all others, in their order. */
export function withForerunners(html: string): string {
  const files: string[] = [];
  const rest = html.replaceAll(
    /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g,
    (link, file: string) => {
      if (forerunnerRank(file) === -1) return link;
      files.push(file);
      return '';
    },
  );
  const scripts = files
    .toSorted((a, b) => forerunnerRank(a) - forerunnerRank(b))
    .map((file, at) => scriptOf(file, at === 0 ? 'high' : 'low'));
  return rest.replace('<script type="module"', (entry) => [...scripts, entry].join('\n    '));
}

/** The first one asks the server, which takes longest; the others must not stand in the way of the styles. */
const scriptOf = (file: string, priority: 'high' | 'low'): string =>
  `<script type="module" async crossorigin fetchpriority="${priority}" src="${file}"></script>`;
