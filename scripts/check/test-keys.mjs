import { createHash } from 'node:crypto';

/** What a test is made of cannot be told from what it imports: it reads, starts or finds files by itself. */
const LOOKS_AROUND =
  /\bfrom '(?:node:)?(?:fs|fs\/promises|child_process|worker_threads|module|vm)'|import\.meta\.(?:glob|url|dirname|filename)|\bnew (?:Shared)?Worker\(|\bimport\((?!\s*['"])/;

/**
 * A key of each of `tests` that is another one as soon as anything that may decide about it is: the texts of the
 * files that it is made of (`filesOf`), and what is `common` to all; for a test that looks around by itself,
 * `everything`. Where that is undefined such a test has no key.
 * @param {object} of
 * @param {readonly string[]} of.tests
 * @param {(test: string) => Iterable<string>} of.filesOf
 * @param {(file: string) => string} of.textOf
 * @param {string} of.common
 * @param {string | undefined} of.everything
 */
export function testKeys({ tests, filesOf, textOf, common, everything }) {
  const known = new Map();
  const lookUp = (file) => {
    const found = known.get(file);
    if (found !== undefined) return found;
    const text = textOf(file);
    const entry = { hash: hashOf(text), looksAround: LOOKS_AROUND.test(text) };
    known.set(file, entry);
    return entry;
  };
  const keys = new Map();
  for (const test of tests) {
    const files = [...filesOf(test)].toSorted();
    const looksAround = files.some((file) => lookUp(file).looksAround);
    if (looksAround && everything === undefined) continue;
    const parts = files.map((file) => `${file} ${lookUp(file).hash}`);
    keys.set(test, hashOf([common, looksAround ? everything : '', ...parts].join('\n')));
  }
  return keys;
}

/** The test files of a report of vitest's in which every test has passed, by their paths under `root`. */
export const passedFiles = (report, root) =>
  (report?.testResults ?? [])
    .filter(
      ({ status, assertionResults }) =>
        status === 'passed' &&
        assertionResults.length > 0 &&
        assertionResults.every((result) => result.status === 'passed'),
    )
    .map(({ name }) => name.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, ''));

export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32);
