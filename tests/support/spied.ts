import { vi } from 'vitest';

/**
 * A module whose functions do what they do and note who calls them, for a mock of it. Not `{ spy: true }`: where test
 * files share a thread, what a test looks at was now and then not what the screen had called.
 */
export const spied = <Module extends object>(module: Module): Module => {
  const noted = { ...module };
  for (const [name, value] of Object.entries(module)) {
    if (typeof value === 'function') Reflect.set(noted, name, vi.fn(value as () => unknown));
  }
  return noted;
};
