/** Reads a QR code in what a camera sees; `null` where there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** What of the browser's own detector is used; not every browser has one. */
interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
declare global {
  interface Window {
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): NativeDetector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

/** The browser's own detector where it knows such codes, ours elsewhere. */
export async function codeReader(): Promise<ReadCode> {
  const native = window.BarcodeDetector;
  if (native !== undefined && (await native.getSupportedFormats()).includes('qr_code')) {
    const detector = new native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  return ownReader();
}

/** A code on a phone's screen fills a good part of what is looked at: more pixels only cost time. */
const LONGEST_EDGE = 640;

async function ownReader(): Promise<ReadCode> {
  const { codeInPixels } = await import('./code-in-pixels.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, LONGEST_EDGE / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    if (context === null || canvas.width === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return codeInPixels(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}
