let load = (): void => location.reload();

/** Loads the page anew: what 다시 시도 does where nothing less is known to help. */
export const reloadPage = (): void => load();

/** Has pages loaded anew by `way`, which knows what has to be on the disk before. */
export function reloadPageBy(way: () => void): void {
  load = way;
}
