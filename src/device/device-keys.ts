/** The names of everything that `device-storage.ts` keeps; apart from it, since a first screen asks for none. */
export function deviceKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch (error) {
    console.warn('the storage of this device could not be listed', error);
    return [];
  }
}
