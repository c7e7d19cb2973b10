import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureGitHooks } from './git-hooks.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooks-'));
  // A hook of git runs this too, in whose surroundings the clone that is committed to is meant; and whoever runs
  // it may have hooks for all their clones.
  for (const name of [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_CONFIG_PARAMETERS',
    'GIT_CONFIG_COUNT',
  ]) {
    vi.stubEnv(name, undefined);
  }
  vi.stubEnv('GIT_CONFIG_GLOBAL', devNull);
  vi.stubEnv('GIT_CONFIG_SYSTEM', devNull);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

test('where there is no git it is said, and nothing fails', () => {
  mkdirSync(join(folder, '.git'));
  vi.stubEnv('PATH', folder);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  ensureGitHooks(folder, {});
  expect(warn.mock.calls).toEqual([[expect.stringContaining('The pre-commit hook was not installed')]]);
});

test('a folder that is no clone is left alone', () => {
  const warn = vi.spyOn(console, 'warn');
  ensureGitHooks(folder, {});
  expect(warn).not.toHaveBeenCalled();
});

/** What was unpacked from an archive may stand on a machine without git: of clones there is nothing to say. */
const hasGit = spawnSync('git', ['--version']).error === undefined;
const CLONES: readonly [string, readonly string[], Record<string, string>, string | undefined][] = [
  ['of one’s own calls our hooks from then on', ['status'], {}, 'scripts/git-hooks'],
  ['whose hooks somebody chose keeps them', ['config', 'core.hooksPath', 'mine'], {}, 'mine'],
  ['of a build server is left alone', ['status'], { CI: 'true' }, undefined],
];

test.each(hasGit ? CLONES : [])('a clone %s', (_name, before, environment, hooks) => {
  git('init', '--quiet');
  git(...before);
  ensureGitHooks(folder, environment);
  expect(/^core\.hookspath=(.*)$/m.exec(git('config', '--list', '--local'))?.[1]).toBe(hooks);
});
