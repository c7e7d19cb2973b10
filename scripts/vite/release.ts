import { execFileSync } from 'node:child_process';

/** What errors of this build are told under: what the setting `VITE_RELEASE` says, else its commit's name. */
export const releaseName = (): string => process.env.VITE_RELEASE || releaseOfCommit();

/**
 * When the commit was made, in UTC, and which it is (`20261123043219-4c0f2d5`), so that a later release is
 * known for one by its name. One commit has one name, so that building it twice gives the same files. Without
 * a repository it is the hour of the build.
 */
function releaseOfCommit(): string {
  try {
    const said = execFileSync('git', ['log', '-1', '--format=%ct %H'], { encoding: 'utf8' }).trim();
    const [seconds = '', hash = ''] = said.split(' ');
    return `${stamp(Number(seconds) * 1000)}-${hash.slice(0, 7)}`;
  } catch (error) {
    console.warn('there is no commit to name this build after', error);
    return `${stamp(Date.now())}-0000000`;
  }
}

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/\D/g, '').slice(0, 14);
