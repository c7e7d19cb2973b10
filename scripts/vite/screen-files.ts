import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** What a route's module brings in when it is asked for: its screen, and what its loader begins with. */
export type RoutesImports = ReadonlyMap<string, readonly string[]>;

const ROUTE = /\/src\/routes\/([^?]+)\.tsx$/;
/** What a route says where it fails belongs to no first picture. */
const FAILURES = /tsr-split=(?:error|notFound)/;
/** Where first visits begin: at home, at what a search finds, at a link that somebody was sent. */
const LANDINGS = new Set([
  '/',
  '/trade',
  '/product/$',
  '/board',
  '/board/$',
  '/stores',
  '/goldbar-fee',
  '/gold-price',
]);

/**
 * The path of a screen where first visits begin, as the page's script compares it, or undefined for any other
 * module than its route.
 */
export function landingOf(moduleId: string): string | undefined {
  const [, name] = ROUTE.exec(moduleId) ?? [];
  if (name === undefined) return undefined;
  const steps = name.split(/[/.]/).filter((step) => step !== 'index');
  const path = `/${steps.map((step) => (step.startsWith('$') ? '$' : step)).join('/')}`;
  return LANDINGS.has(path) ? path : undefined;
}

/**
 * For each file that a screen needs beside the first load, the paths of the screens that do: without that a
 * first visit learns of one file from the other, a round trip each.
 * @param bundle what the build writes
 * @param isLoaded whether a file comes with every page
 */
export function screenFiles(
  bundle: Bundle,
  routes: RoutesImports,
  isLoaded: (file: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const chunkOf = new Map(
    Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk' ? chunk.moduleIds.map((id) => [id, chunk] as const) : [],
    ),
  );
  const paths = new Map<string, string[]>();
  // Modules come as they were read; the page is the same for the same source.
  for (const [moduleId, imports] of [...routes].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const path = landingOf(moduleId);
    if (path === undefined) continue;
    const files = new Set<string>();
    for (const id of imports) {
      const chunk = chunkOf.get(id);
      if (chunk && !FAILURES.test(id)) addWithImports(files, chunk, bundle, isLoaded);
    }
    for (const file of files) paths.set(file, [...(paths.get(file) ?? []), path]);
  }
  return paths;
}

function addWithImports(
  files: Set<string>,
  chunk: Rolldown.OutputChunk,
  bundle: Bundle,
  isLoaded: (file: string) => boolean,
): void {
  if (files.has(chunk.fileName) || isLoaded(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const styles of chunk.viteMetadata?.importedCss ?? []) files.add(styles);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') addWithImports(files, imported, bundle, isLoaded);
  }
}
