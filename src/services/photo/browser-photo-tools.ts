import workerScriptUrl from 'browser-image-compression/dist/browser-image-compression.js?url';
import { IMAGE_MAX_SIDE, IMAGE_QUALITY, PREFERRED_IMAGE_TYPE } from '#domain/media/image-policy.ts';
import type { PhotoTools } from './prepare-photo.ts';

/** Compression runs in a web worker whose script is our own file: it works offline and under the page's policy. */
export const browserPhotoTools: PhotoTools = {
  async compress(photo, { type = PREFERRED_IMAGE_TYPE, maxSide = IMAGE_MAX_SIDE } = {}) {
    const { default: imageCompression } = await import('browser-image-compression');
    return imageCompression(photo, {
      maxWidthOrHeight: maxSide,
      initialQuality: IMAGE_QUALITY,
      fileType: type,
      useWebWorker: true,
      // The worker runs from a blob, where only whole addresses lead anywhere.
      libURL: new URL(workerScriptUrl, location.href).href,
    });
  },
  async measure(photo) {
    const bitmap = await createImageBitmap(photo);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  },
};
