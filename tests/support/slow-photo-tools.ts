import { vi, expect } from 'vitest';

type Step = 'compress' | 'measure';

let slowStep: Step | null = null;
const waiting: (() => void)[] = [];

async function takeStep(step: Step): Promise<void> {
  if (slowStep === step) await new Promise<void>((resolve) => waiting.push(resolve));
}

/** What only a browser can do with a picture. Each waits at the slow step until the test lets it through. */
export const slowPhotoTools = {
  async compress(photo: File): Promise<File> {
    await takeStep('compress');
    return photo;
  },
  async measure() {
    await takeStep('measure');
    return { width: 10, height: 10 };
  },
};

/** A small photo of a chat or a post is not shrunk: it waits where it is measured. */
export function holdPhotosBack(step: Step = 'compress'): void {
  slowStep = step;
}

/** Those that wait, and all that come. */
export function letPhotosThrough(): void {
  slowStep = null;
  for (const go of waiting.splice(0)) go();
}

/** A single one is on its way by then, and has not come through. */
export const untilPhotoIsHeld = () => vi.waitFor(() => expect(waiting).toHaveLength(1));

export async function letOnePhotoThrough(): Promise<void> {
  await untilPhotoIsHeld();
  waiting.pop()?.();
}
