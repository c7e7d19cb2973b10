import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { planted, type Mutation } from '#tests/support/faults/planted.ts';

/** The app as one script, which a realm runs; with planted faults where some are given. */
export async function bundleClient(mutations: readonly Mutation[] = []): Promise<string> {
  const done = new Set<Mutation>();
  const result = await build({
    entryPoints: ['tests/histories/client/client.ts'],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    conditions: ['module', 'browser'],
    minifySyntax: true,
    write: false,
    logLevel: 'warning',
    define: { 'import.meta.env': '{}' },
    plugins: [unusedStaysOut, plant(mutations, done)],
  });
  const lost = mutations.filter((mutation) => !done.has(mutation));
  if (lost.length > 0) throw new Error(`nothing reads ${lost.map(({ file }) => file).join(', ')}`);
  return result.outputFiles[0]?.text ?? '';
}

/** Nothing here calls the SDK; its modules would run all the same, since they say that they have effects. */
const unusedStaysOut: Plugin = {
  name: 'unused-stays-out',
  setup(build) {
    build.onResolve({ filter: /^(@?firebase\/|re2js)/ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === RESOLVING) return null;
      const { kind, resolveDir, importer } = asked;
      const found = await build.resolve(path, { kind, resolveDir, importer, pluginData: RESOLVING });
      return { ...found, sideEffects: false };
    });
  },
};
const RESOLVING = 'resolving';

const plant = (mutations: readonly Mutation[], done: Set<Mutation>): Plugin => ({
  name: 'plant',
  setup(build) {
    if (mutations.length === 0) return;
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const own = mutations.filter(({ file }) => path.endsWith(`/${file}`));
      if (own.length === 0) return null;
      let text = await readFile(path, 'utf8');
      for (const mutation of own) {
        text = planted(text, mutation);
        done.add(mutation);
      }
      return { contents: text, loader: 'ts' };
    });
  },
});
