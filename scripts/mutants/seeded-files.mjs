import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../lib/project.mjs';

/** The sources of these folders, from the project's folder on, in an order that only the seed decides. */
export function filesInSeededOrder(folders, seed) {
  const place = (file) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  return folders
    .flatMap(sourcesIn)
    .filter(hasCode)
    .map((file) => ({ file, at: place(file) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ file }) => file);
}

const sourcesIn = (folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

/** A file of types has nothing to mutate. */
const hasCode = (file) => /\b(const|function|class)\b/.test(readFileSync(join(projectRoot, file), 'utf8'));

/** Changes with the file and with the tests of its folder. */
export function fingerprintOf(file) {
  const folder = join(projectRoot, dirname(file));
  const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const hash = createHash('sha256').update(readFileSync(join(projectRoot, file)));
  for (const name of tests.toSorted()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
