import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { lessOfReact } from './less-react.ts';

/** What the app imports of React, and the file of its package that is built for production. */
const FILES = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
} as const;

/**
 * Builds React as modules of the language. As the CommonJS that it comes as, each file is the body of a function that
 * is run by whoever asks for it first, in whose task it is; and the first error that is made in there (React makes
 * five while it loads) has a browser that is being looked into read the function and the file once more, to know
 * where: 25 ms of 27 that the file takes to run, on a computer.
 */
export function plainReact(root: string): Plugin {
  const homes = new Map(
    Object.entries(FILES).map(([name, file]) => [name, join(root, 'node_modules', file)]),
  );
  const files = new Set(homes.values());
  return {
    name: 'geumnaru:plain-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => homes.get(source) ?? null,
    transform: (code, id) =>
      COPY.test(id)
        ? NO_COPY
        : files.has(id)
          ? plainModule(lessOfReact(code, basename(id)), basename(id))
          : null,
    generateBundle(_options, bundle) {
      const react = homes.get('react') ?? '';
      for (const file of Object.values(bundle)) {
        // Who asks for it as CommonJS has it given whole and run on demand: its file then needs what does so.
        if (file.type === 'chunk' && file.moduleIds.includes(react) && file.imports.length > 0) {
          this.error(`something asks for React as CommonJS: its file imports ${file.imports.join(', ')}`);
        }
      }
    },
  };
}

/** Base UI's copy of React, made for versions that lack what it looks for: of a copy nothing can be left out. */
const COPY = /\/@base-ui\/utils\/safeReact\.mjs$/;
const NO_COPY = 'export * as SafeReact from "react";';

/** A statement that asks for others, each by its name and for the whole file. */
const ASKING = /^var (?:\w+ = require\("[^"]+"\)(?:,\s*|;$))+/gm;
const REQUIRED = /(\w+) = require\("([^"]+)"\)/g;
const GIVEN = /^exports\.(\w+) =/gm;
const TAKEN = /\bexports\.(\w+)/g;

/**
 * A file of CommonJS as a module, in which each name is given by a statement of its own; throws where the file does
 * more than that and to ask for others by their names.
 * @param file what it is called in its folder, for those who import it as a whole
 */
export function plainModule(code: string, file: string): string {
  const given = [...new Set([...code.matchAll(GIVEN)].map(([, name = '']) => name))];
  const asking = code.match(ASKING)?.join('\n') ?? '';
  const body = code.replaceAll(ASKING, '');
  const taken = [...body.matchAll(TAKEN)].map(([, name = '']) => name);
  if (
    given.length === 0 ||
    /\brequire\(|\bmodule\.exports\b/.test(body) ||
    !taken.every((name) => given.includes(name))
  ) {
    throw new Error('this is not the CommonJS that a build of React is');
  }
  const placeOf = (name: string) => `given${given.indexOf(name)}`;
  return [
    // Under their own names: of what a variable holds as a whole nothing could be left out.
    ...[...asking.matchAll(REQUIRED)].map(([, name, from]) => `import * as ${name} from "${from}";`),
    // What is given twice (the scheduler's clock) is what it is in the end.
    body
      .replaceAll(GIVEN, (_, name: string) => `var ${placeOf(name)} =`)
      .replaceAll(TAKEN, (_, name: string) => placeOf(name)),
    `export { ${given.map((name) => `${placeOf(name)} as ${name}`).join(', ')} };`,
    `export * as default from ${JSON.stringify(`./${file}`)};`,
  ].join('\n');
}
