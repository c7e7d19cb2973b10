import type imageCompression from 'browser-image-compression';
import libraryUrl from 'browser-image-compression/dist/browser-image-compression.js?url';
import { loadScript } from '#device/load-script.ts';
import { IMAGE_MAX_SIDE, IMAGE_QUALITY, PREFERRED_IMAGE_TYPE } from '#domain/media/image-policy.ts';
import type { PhotoTools } from './prepare-photo.ts';

/**
 * Compression runs in a web worker whose script is our own file: it works offline and under the page's
 * policy. The page runs that same file: as a module of the build the library would be on every phone twice.
 */
export const browserPhotoTools: PhotoTools = {
  async compress(photo, { type = PREFERRED_IMAGE_TYPE, maxSide = IMAGE_MAX_SIDE, signal } = {}) {
    const compressImage = await libraryOfPage();
    return compressImage(photo, {
      maxWidthOrHeight: maxSide,
      initialQuality: IMAGE_QUALITY,
      fileType: type,
      useWebWorker: true,
      ...(signal && { signal }),
      // The worker runs from a blob, where only whole addresses lead anywhere.
      libURL: new URL(libraryUrl, location.href).href,
    });
  },
  async measure(photo) {
    const bitmap = await createImageBitmap(photo);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  },
};

type CompressImage = typeof imageCompression;

let loading: Promise<CompressImage> | null = null;

/** Once for all pictures that are chosen together; what did not load now may load later. */
const libraryOfPage = (): Promise<CompressImage> => (loading ??= load().catch(forget));

function forget(error: unknown): never {
  loading = null;
  throw error;
}

/** The file is a script of the old kind, which leaves what it makes in the global scope. */
async function load(): Promise<CompressImage> {
  await loadScript(libraryUrl);
  const left = leftInPage();
  if (!isLibrary(left)) throw new Error('the library that compresses pictures did not start');
  return left;
}

const leftInPage = (): unknown => Reflect.get(globalThis, 'imageCompression');

const isLibrary = (value: unknown): value is CompressImage => typeof value === 'function';
