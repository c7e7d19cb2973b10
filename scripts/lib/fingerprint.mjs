import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';

/**
 * One hash over the contents of files and folders (missing ones and tests count as empty) and over extra
 * text.
 */
export function fingerprint(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of paths.flatMap(filesUnder).toSorted()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(projectRoot, file)));
  }
  return hash.digest('hex');
}

/**
 * Runs `make` unless it was run last with the same fingerprint and its product is still there.
 * @param {{ name: string, product: string, inputs: readonly string[], extra?: string, make: () => Promise<unknown> }} built
 */
export async function unlessUnchanged({ name, product, inputs, extra, make }) {
  const note = noteOf(name);
  const now = fingerprint(inputs, extra);
  if (isThere(product) && read(note) === now) return false;
  rmSync(note, { force: true });
  await make();
  mkdirSync(join(projectRoot, '.cache/builds'), { recursive: true });
  writeFileSync(note, now);
  return true;
}

const noteOf = (name) => join(projectRoot, '.cache/builds', name);

function filesUnder(path) {
  const stats = statSync(join(projectRoot, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(projectRoot, path)).flatMap((name) => filesUnder(`${path}/${name}`));
}

const isThere = (path) => statSync(join(projectRoot, path), { throwIfNoEntry: false }) !== undefined;

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
