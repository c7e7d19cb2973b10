/** Styles on their way, by address. */
const underway = new Map<string, Promise<void>>();

/**
 * What the build puts around every `import()` (`scripts/vite/part-loader.ts`), in place of Vite's own, which weighs three
 * times as much and asks for a part only behind its styles: `files` are asked for beside the part, and it is given once
 * its styles apply. That one could not be loaded is told as Vite tells it.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part | undefined> {
  try {
    const [part] = await Promise.all([load(), ...files.map((file) => askFor(`/${file}`))]);
    return part;
  } catch (error) {
    const failure = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    // Who takes the event for theirs has it end here.
    if (dispatchEvent(failure)) throw error;
    return undefined;
  }
}

/** Resolves when what was asked for applies: styles at once where they stand in the page, scripts in any case. */
function askFor(address: string): Promise<void> | undefined {
  if (!address.endsWith('.css')) {
    if (!isThere(address)) document.head.append(linkTo(address, 'modulepreload'));
    return undefined;
  }
  const before = underway.get(address);
  if (before || isThere(address, '[rel=stylesheet]')) return before;
  const applied = new Promise<void>((resolve, reject) => {
    const link = linkTo(address, 'stylesheet');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${address}`)));
    document.head.append(link);
  }).finally(() => underway.delete(address));
  underway.set(address, applied);
  return applied;
}

/** The page names files of other screens too, as links without a relation: those nobody has asked for. */
const isThere = (address: string, kind = '[rel]'): boolean =>
  document.querySelector(`link[href="${address}"]${kind}`) !== null;

const linkTo = (address: string, relation: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: relation, crossOrigin: '', href: address });
