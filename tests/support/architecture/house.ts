import { posix } from 'node:path';
import { doorTo, isAllowed, packageHomes, roomOf } from './floors.ts';
import { undeclaredReads } from './field-reads.ts';
import type { Sources } from './import-edges.ts';
import { isBarrel, moduleSpecifiers, nameless } from './import-edges.ts';
import { localWrites } from './local-writes.ts';
import { rawQueries } from './raw-queries.ts';

const ROUTE_LINES = 40;
/** They run the parts of the first load, whose names only the build knows. */
const RUN_PARTS = ['src/app/start-behind-paint.ts', 'src/app/run-parts.ts'];

export interface Inspection {
  /** One sentence per broken wall. */
  readonly violations: readonly string[];
  /** Imports between files of the house, as `[from, to]`. */
  readonly edges: readonly (readonly [string, string])[];
}

/** Walks through the house and reports every import that goes where it may not. */
export function inspect(sources: Sources, aliases: Readonly<Record<string, string>>): Inspection {
  const violations: string[] = [];
  const edges: (readonly [string, string])[] = [];

  for (const [path, text] of sources) {
    for (const specifier of moduleSpecifiers(path, text)) {
      const target = resolve(path, specifier, aliases);
      if (target === undefined) violations.push(...packageViolation(path, specifier));
      else {
        edges.push([path, target]);
        violations.push(...edgeViolations(path, specifier, target));
      }
    }
    if (!RUN_PARTS.includes(path)) {
      violations.push(
        ...nameless(path, text).map((call) => `${path} brings in what it does not name: ${call}`),
      );
    }
    violations.push(...rawQueries(path, text).map((what) => `${path} asks the server by itself: ${what}`));
    violations.push(
      ...localWrites(path, text).map((what) => `${path} writes to the device past a store: ${what}`),
    );
    violations.push(...undeclaredReads(path, text));
    if (isBarrel(path, text) && path !== 'functions/src/index.ts') {
      violations.push(`${path} only passes on what others export`);
    }
    if (
      path.startsWith('src/routes/') &&
      !path.includes('.gen.') &&
      text.trimEnd().split('\n').length > ROUTE_LINES
    ) {
      violations.push(`${path} is longer than ${ROUTE_LINES} lines`);
    }
  }
  return { violations, edges };
}

/** The file that a specifier means, or undefined for a package. */
function resolve(
  from: string,
  specifier: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), path));
  const alias = Object.keys(aliases).find((pattern) => path.startsWith(pattern.replace('*', '')));
  if (alias === undefined) return undefined;
  const folder = (aliases[alias] ?? '').replace('./', '').replace('*', '');
  return folder + path.slice(alias.length - 1);
}

function edgeViolations(from: string, specifier: string, to: string): string[] {
  const found: string[] = [];
  if (isNoProduct(to)) found.push(`${from} may not import ${to}, which is no part of the product`);
  if (!isAllowed(from, to)) found.push(`${from} may not import ${to}`);
  const door = doorTo(from, to);
  if (door !== undefined) found.push(`${from} may not import ${to}, which ${door} draws`);
  if (specifier.startsWith('.') && roomOf(from) !== roomOf(to)) {
    found.push(`${from} reaches ${to} by a relative path; across floors use an alias`);
  }
  if (specifier.startsWith('#') && roomOf(from) === roomOf(to)) {
    found.push(`${from} reaches ${to} by an alias; inside a floor use a relative path`);
  }
  return found;
}

/** Tests look anywhere, and so nothing may come from them. */
const isNoProduct = (path: string): boolean =>
  /\.test\.[cm]?[jt]sx?$/.test(path) || path.startsWith('tests/');

function packageViolation(from: string, specifier: string): string[] {
  const rule = packageHomes.find(({ matches }) => matches.test(specifier));
  if (rule === undefined || rule.homes.some((home) => from.startsWith(home))) return [];
  return [`${from} may not import ${specifier}`];
}
