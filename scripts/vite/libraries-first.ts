import type { Plugin } from 'vite';
import { isLibraryFile } from './chunk-groups.ts';

/**
 * Runs each library of the first load as a script of its own, as soon as it is there. The entry imports them all the
 * same; without this they would run with it in one task, during which a phone hears no tap.
 */
export const librariesFirst: Plugin = {
  name: 'geumnaru:libraries-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g, libraryScript),
  },
};

const libraryScript = (link: string, file: string): string =>
  isLibraryFile(file) ? `<script type="module" async crossorigin src="${file}"></script>` : link;
