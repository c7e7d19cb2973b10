/** Of `react-dom`: what tells a browser of files to come, which the page itself does here (`first-load-parts.ts`). */
export const HINTS = [
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
] as const;

const HINT = new RegExp(`^exports\\.(?:${HINTS.join('|')}) = function[^]*?^};$`, 'gm');
/** What `react-dom` asks of its client: two things for itself, and what those hints are made of. */
const HINTS_MAKERS =
  /^(ReactDOMSharedInternals\.d = \{\s+f: flushSyncWork,\s+r: requestFormReset)(?:,\s+\w: \w+){7}\s+\};$/gm;
/** What a Fragment can be asked by whoever holds its `ref`. */
const FRAGMENTS_METHOD = /^FragmentInstance\.prototype\.\w+ = function[^]*?^};$/gm;

/**
 * A file of React without what nobody here asks of it: 3 KB of the first load, compressed. What is left out of
 * `react-dom` fails the build where it is imported; that no Fragment is given a `ref` a test says. Throws where a file is
 * not what it was, so that an update of React is looked at.
 * @param file its name
 */
export function lessOfReact(code: string, file: string): string {
  switch (file) {
    case 'react-dom.production.js':
      return without(code, HINT, HINTS.length, '');
    case 'react-dom-client.production.js':
      return without(without(code, FRAGMENTS_METHOD, 12, ''), HINTS_MAKERS, 1, '$1 };');
    default:
      return code;
  }
}

function without(code: string, part: RegExp, times: number, instead: string): string {
  const found = code.match(part)?.length ?? 0;
  if (found !== times) throw new Error(`${part} is there ${found} times in React, not ${times}`);
  return code.replaceAll(part, instead);
}
