import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Icons that have got another name are there under the old one too. */
const OTHER_NAME = /^export \{ default \} from/m;
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/**
 * Builds each icon of lucide's as its strokes alone (`src/ui/display/stroke-icon.tsx`). Its own module brings random
 * keys that no packing makes smaller, and all of them bring what reckons widths, names and labels.
 */
export const plainIcons = (root: string): Plugin => ({
  name: 'geumnaru:plain-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: ICON },
    handler: async (code, id) =>
      OTHER_NAME.test(code) ? null : plainIcon(root, id, await import(pathToFileURL(id).href)),
  },
});

/** The module of an icon, made of what its own holds; throws where that is not drawn as all others are. */
export function plainIcon(root: string, id: string, module: unknown): string {
  const strokes = strokesIn(module);
  if (strokes === null) throw new Error(`${id} is no icon of strokes on a square of 24`);
  const home = join(root, 'src/ui/display/stroke-icon.tsx');
  return [
    `import { strokeIcon } from ${JSON.stringify(home)};`,
    `export default /* @__PURE__ */ strokeIcon(${JSON.stringify(strokes)});`,
  ].join('\n');
}

function strokesIn(module: unknown): readonly unknown[] | null {
  const icon = valueAt(module, '__iconData');
  const node = valueAt(icon, 'node');
  if (valueAt(icon, 'size') !== 24 || !Array.isArray(node) || !node.every(isStroke)) return null;
  return node.map(([shape, attributes]) => [shape, withoutKey(attributes)]);
}

const withoutKey = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key'));

const isStroke = (value: unknown): value is readonly [string, Readonly<Record<string, string>>] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'object';

const valueAt = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
