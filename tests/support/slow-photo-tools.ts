import { vi, expect } from 'vitest';

let areSlow = false;
const waiting: (() => void)[] = [];

/** What only a browser can do with a picture. Each that is shrunk waits until the test lets it through. */
export const slowPhotoTools = {
  async compress(photo: File): Promise<File> {
    if (areSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    return photo;
  },
  measure: async () => ({ width: 10, height: 10 }),
};

export function holdPhotosBack(): void {
  areSlow = true;
}

/** Those that wait, and all that come. */
export function letPhotosThrough(): void {
  areSlow = false;
  for (const go of waiting.splice(0)) go();
}

/** A single one is on its way by then, and has not come through. */
export const untilPhotoIsHeld = () => vi.waitFor(() => expect(waiting).toHaveLength(1));

export async function letOnePhotoThrough(): Promise<void> {
  await untilPhotoIsHeld();
  waiting.pop()?.();
}
