import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { planted, type Mutation } from '#tests/support/faults/planted.ts';

/** The app as one script, which a realm runs; with planted faults where some are given. */
export async function bundleClient(mutations: readonly Mutation[] = []): Promise<string> {
  const done = new Set<Mutation>();
  const code = await bundle('tests/histories/client/client.ts', [unusedStaysOut, plant(mutations, done)]);
  const lost = mutations.filter((mutation) => !done.has(mutation));
  if (lost.length > 0) throw new Error(`nothing reads ${lost.map(({ file }) => file).join(', ')}`);
  return code;
}

/** The same conversations over Firestore's own SDK, as one script. */
export const bundleSdkClient = (): Promise<string> =>
  bundle('tests/histories/client/sdk/sdk-client.ts', [simulatedChannels]);

async function bundle(entryPoint: string, plugins: Plugin[]): Promise<string> {
  const result = await build({
    entryPoints: [entryPoint],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    conditions: ['module', 'browser'],
    minifySyntax: true,
    write: false,
    logLevel: 'warning',
    define: { 'import.meta.env': '{}' },
    plugins,
  });
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

/** The SDK's way to a server ends in the world's. */
const simulatedChannels: Plugin = {
  name: 'simulated-channels',
  setup(build) {
    build.onResolve({ filter: /^@firebase\/webchannel-wrapper\/webchannel-blob$/ }, () => ({
      path: resolve('tests/histories/client/sdk/web-channel.ts'),
    }));
  },
};

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
