import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sharedPhotos } from '#data/local/shared-photos.ts';
import { SHARE_LIMITS } from '#domain/media/shared-photo-limits.ts';
import { realEnvironment } from '#sync/environment.ts';

// The library that reads a worker's routes asks where it is.
beforeAll(() => vi.stubGlobal('self', {}));
afterAll(() => vi.unstubAllGlobals());

/** What the worker does where files of these sizes are shared with the installed app. */
async function share(...files: readonly { readonly name: string; readonly bytes: number }[]) {
  const { keepShare } = await import('./share-target.ts');
  const form = new FormData();
  for (const { name, bytes } of files) {
    form.append('photos', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  }
  return keepShare({ formData: async () => form });
}

const waiting = async () => (await sharedPhotos(realEnvironment.now())).map(({ file }) => file.name);

test('a share of which nothing is taken says so, and what waits from before stays', async () => {
  expect(await share({ name: 'ring.jpg', bytes: 10 }, { name: 'bar.jpg', bytes: 10 })).toBe('/sell');
  expect(await share({ name: 'huge.jpg', bytes: SHARE_LIMITS.bytesEach + 1 })).toBe('/sell?share=failed');
  expect(await waiting()).toEqual(['ring.jpg', 'bar.jpg']);
});
