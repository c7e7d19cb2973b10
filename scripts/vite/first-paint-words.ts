import type { Plugin } from 'vite';
import { commonText } from '../../src/i18n/ko/common.ts';
import { firstPaintText } from '../../src/i18n/ko/first-paint.ts';
import { homeText } from '../../src/i18n/ko/home.ts';
import { shellText } from '../../src/i18n/ko/shell.ts';

/** The words that index.html shows before any script has run, from where the app has them too. */
const WORDS = {
  headline: homeText.headline,
  lead: homeText.lead,
  intermediary: shellText.footer.intermediary,
  slow: firstPaintText.slow,
  outdated: firstPaintText.outdated,
  retry: commonText.retry,
} as const;

export const firstPaintWords: Plugin = {
  name: 'geumnaru:first-paint-words',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      Object.entries(WORDS).reduce((page, [name, words]) => page.replaceAll(`%${name}%`, words), html),
  },
};
