import type { Plugin } from 'vite';

/**
 * Fails a build whose chunks import each other in a circle: the one that runs first sees the other's exports
 * before they are there, which shows as a blank screen on one route and nowhere else.
 */
export const noChunkCycles: Plugin = {
  name: 'geumnaru:no-chunk-cycles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const importsOf = new Map(
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
      ),
    );
    const circle = findCircle(importsOf);
    if (circle) this.error(`chunks import each other in a circle: ${circle.join(' → ')}`);
  },
};

/** The first circle of a graph, its start named again at the end; `null` where there is none. */
export function findCircle(edges: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): readonly string[] | null => {
    const seenAt = path.indexOf(node);
    if (seenAt !== -1) return [...path.slice(seenAt), node];
    if (done.has(node)) return null;
    done.add(node);
    for (const next of edges.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle) return circle;
    }
    return null;
  };
  for (const node of edges.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return null;
}
