import type { Plugin } from 'vite';

const ENGINE = 're2js';
const NONE = '\0no-regex-engine';
const PIPELINES = /^@?firebase\/firestore\/(?:lite\/)?pipelines$/;

/**
 * Builds Firestore's SDK without the engine that it brings for regular expressions in pipelines, with all of
 * Unicode's tables in it: a third of what a listener loads. Queries have none, and pipelines do not build.
 */
export const noRegexEngine: Plugin = {
  name: 'geumnaru:no-regex-engine',
  apply: 'build',
  enforce: 'pre',
  resolveId(id) {
    if (PIPELINES.test(id)) throw new Error(`${id} needs what the build leaves out (no-regex-engine.ts)`);
    return id === ENGINE ? NONE : null;
  },
  load: (id) => (id === NONE ? noEngine : null),
};

/** What stands in its place: the SDK answers a regular expression as one that is none. */
export const noEngine = `export const RE2JS = {
  compile() {
    throw new Error('built without regular expressions');
  },
};`;
