import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build says whose work it holds. */
export const NOTICES_FILE = 'third-party-notices.txt';

/** Writes beside the app whose work is in it and under which licence: their terms want it to travel along. */
export function thirdPartyNotices(root: string): Plugin {
  return {
    name: 'geumnaru:third-party-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = [...modules.map(packageFolderOf), ...runtimePackages(root)];
      const source = noticesOf(folders.filter((folder) => folder !== null));
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source });
    },
  };
}

/** The folder of the package that a module belongs to; `null` for one of our own. */
export function packageFolderOf(moduleId: string): string | null {
  const path = moduleId.replace(/^\0/, '').replace(/[?#].*$/, '');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? null;
}

/** What the app is made with at run time, the service worker included, which is a build of its own. */
export function runtimePackages(root: string): readonly string[] {
  const { dependencies }: { dependencies: Record<string, string> } = manifestOf(root);
  return Object.keys(dependencies).map((name) => join(root, 'node_modules', name));
}

/**
 * One entry for each package: its name, version and licence, and the licence's own words where it brings
 * them.
 */
export function noticesOf(folders: readonly string[]): string {
  const entries = [...new Set(folders)]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(entryOf);
  return [...new Set(entries)].toSorted().join(`\n${'-'.repeat(80)}\n`);
}

function entryOf(folder: string): string {
  const {
    name,
    version,
    license: licence,
  }: { name: string; version: string; license?: string } = manifestOf(folder);
  return `${name} ${version}\nLicence: ${licence ?? 'as below'}\n\n${licenceTextOf(folder)}\n`;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function licenceTextOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[sc]e|copying)([.-].*)?$/i.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  return '(The package brings no text of it; the licence is known by its name.)';
}
