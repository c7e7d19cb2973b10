import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureGitHooks } from './git-hooks.mjs';
import { run } from './processes.mjs';
import { projectRoot } from './project.mjs';

/** Runs `npm ci` unless node_modules already holds exactly what package-lock.json asks for. */
export async function ensureDependencies() {
  ensureGitHooks();
  if (isInstalled()) return;
  console.log('Installing packages (npm ci), which says nothing and takes minutes on a slow line …');
  const npm = process.env.npm_execpath;
  // Where NODE_ENV is "production", npm leaves out what builds and tests.
  const order = ['ci', '--include=dev'];
  const [command, args] = npm === undefined ? ['npm', order] : [process.execPath, [npm, ...order]];
  await run('npm-ci', command, args);
}

/**
 * npm keeps a lock file of what it really installed; every package we ask for must be in it, same version.
 */
function isInstalled() {
  const wanted = lockedPackages('package-lock.json');
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      !path.startsWith('node_modules/') ||
      entry.optional === true ||
      entry.link === true ||
      installed[path]?.version === entry.version,
  );
}

function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(join(projectRoot, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
