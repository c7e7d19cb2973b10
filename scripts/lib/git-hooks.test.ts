import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureGitHooks } from './git-hooks.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

test('a clone of one’s own calls our hooks from then on', () => {
  git('init', '--quiet');
  ensureGitHooks(folder, {});
  expect(git('config', '--get', 'core.hooksPath')).toBe('scripts/git-hooks');
});

test('hooks that somebody chose stay', () => {
  git('init', '--quiet');
  git('config', 'core.hooksPath', 'mine');
  ensureGitHooks(folder, {});
  expect(git('config', '--get', 'core.hooksPath')).toBe('mine');
});

test('a build server and a folder without git are left alone', () => {
  ensureGitHooks(folder, {});
  git('init', '--quiet');
  ensureGitHooks(folder, { CI: 'true' });
  expect(git('config', '--list', '--local')).not.toContain('hookspath');
});
