import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';

const HOOKS = 'scripts/git-hooks';

/**
 * Lets git call our hooks, in a clone of one's own: not in an unpacked archive, on a build server, or from a
 * linked worktree, whose settings are those of all its siblings. Packages may not run scripts when they are
 * installed, so this is called by our own commands.
 */
export function ensureGitHooks(folder = projectRoot, environment = process.env) {
  const isOwnClone = statSync(join(folder, '.git'), { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isOwnClone || environment.CI) return;
  try {
    // Somebody's own choice of hooks stays.
    if (presentHooks(folder) === '') git(folder, 'config', 'core.hooksPath', HOOKS);
  } catch (error) {
    console.warn(`The pre-commit hook was not installed: ${error.message}`);
  }
}

/** Unset is an exit code of 1. */
function presentHooks(folder) {
  try {
    return git(folder, 'config', '--get', 'core.hooksPath');
  } catch (error) {
    if (error.status === 1) return '';
    throw error;
  }
}

const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
