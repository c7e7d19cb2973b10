import type { Plugin } from 'vite';
import { isForerunner } from './chunk-groups.ts';

/**
 * Runs each forerunner of the first load as a script of its own, as soon as it is there. The entry imports them all the
 * same; without this they would run with it in one task, during which a phone hears no tap.
 */
export const forerunners: Plugin = {
  name: 'geumnaru:forerunners',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g, scriptFor),
  },
};

const scriptFor = (link: string, file: string): string =>
  isForerunner(file) ? `<script type="module" async crossorigin src="${file}"></script>` : link;
