import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

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
    transform: (code, id) => (files.has(id) ? plainModule(code, basename(id)) : null),
  };
}

const REQUIRED = /\brequire\("([^"]+)"\)/g;
const GIVEN = /^exports\.(\w+) =/gm;

/**
 * A file of CommonJS as a module, in which each name is given by a statement of its own; throws where the file does
 * more than that and to ask for others by their names.
 * @param file what it is called in its folder, for those who import it as a whole
 */
export function plainModule(code: string, file: string): string {
  const wanted = [...new Set([...code.matchAll(REQUIRED)].map(([, name = '']) => name))];
  const given = [...new Set([...code.matchAll(GIVEN)].map(([, name = '']) => name))];
  const body = code.replaceAll(REQUIRED, (_, name: string) => `required${wanted.indexOf(name)}`);
  if (given.length === 0 || /\brequire\(|\bmodule\.exports\b/.test(body)) {
    throw new Error('this is not the CommonJS that a build of React is');
  }
  // A name that is given once is a constant. Others (the scheduler's clock) are what they are in the end.
  const isGivenOnce = body.match(/\bexports\./g)?.length === given.length;
  return [
    ...wanted.map((name, index) => `import * as required${index} from ${JSON.stringify(name)};`),
    ...(isGivenOnce
      ? [body.replaceAll(GIVEN, (_, name: string) => `const given${given.indexOf(name)} =`)]
      : [
          'const exports = {};',
          body,
          ...given.map((name, index) => `const given${index} = exports.${name};`),
        ]),
    `export { ${given.map((name, index) => `given${index} as ${name}`).join(', ')} };`,
    `export * as default from ${JSON.stringify(`./${file}`)};`,
  ].join('\n');
}
