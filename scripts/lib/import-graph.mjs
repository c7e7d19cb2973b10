import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from './project.mjs';

/**
 * Which files of ours are imported from `entryPoints` on, by whatever way: gives, for one of these, how many steps
 * away each file is, itself at none. Packages are left out, and so is what is only read.
 */
export async function importGraph(entryPoints) {
  const { metafile } = await build({
    entryPoints,
    absWorkingDir: projectRoot,
    outdir: '.cache/graph',
    bundle: true,
    // What many share is looked at once; without it each entry takes its whole world along.
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [
      { name: 'aliases', setup: resolveAliases },
      { name: 'styles', setup: readStyles },
    ],
    loader: { '.txt': 'text' },
    logLevel: 'error',
  });
  return (file) => distancesFrom(file, metafile.inputs);
}

/** esbuild takes what begins with # for a package of its own where packages are external. */
const resolveAliases = ({ onResolve }) =>
  onResolve({ filter: /^#/ }, ({ path }) => ({
    path: join(projectRoot, path.replace(/^#(scripts|tests)\//, '$1/').replace(/^#/, 'src/')),
  }));

/** Of a style only what it is composed of. */
const readStyles = ({ onLoad }) =>
  onLoad({ filter: /\.css$/ }, async ({ path }) => {
    const parts = [...(await readFile(path, 'utf8')).matchAll(/\bfrom '(\.[^']+)'/g)];
    const lines = [...parts.map(([, from]) => `import '${from}';`), 'export default {};'];
    return { contents: lines.join('\n'), loader: 'js' };
  });

function distancesFrom(start, inputs) {
  const distances = new Map([[start, 0]]);
  for (const [file, far] of distances) {
    for (const { path, external } of inputs[file]?.imports ?? []) {
      if (!external && !distances.has(path)) distances.set(path, far + 1);
    }
  }
  return distances;
}
