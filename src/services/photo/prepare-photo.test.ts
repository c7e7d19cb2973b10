import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preparePhoto, type PhotoTools } from './prepare-photo.ts';

const MB = 1024 * 1024;
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEIC = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0];

const aFile = (name: string, head: readonly number[], bytes = head.length): File => {
  const content = new Uint8Array(bytes);
  content.set(head);
  return new File([content], name, { type: 'text/plain' });
};
const jpegOf = (bytes: number): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

let compressed: File[];
const tools = (over: Partial<PhotoTools> = {}): PhotoTools => ({
  compress: async (photo) => {
    compressed.push(photo);
    return jpegOf(1000);
  },
  measure: async () => ({ width: 800, height: 600 }),
  ...over,
});
const broken = () => Promise.reject(new Error('cannot decode'));

beforeEach(() => {
  compressed = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('a small picture goes as it is, under its true type and a true ending', async () => {
  const photo = await preparePhoto(aFile('반지.txt', PNG), tools());
  expect(photo).toMatchObject({ ok: true, value: { fileName: '반지.png', width: 800, height: 600 } });
  expect(photo.ok && photo.value.blob.type).toBe('image/png');
  expect(compressed).toEqual([]);
});

test('a picture above 1 MB is compressed, and becomes a JPEG by name too', async () => {
  const photo = await preparePhoto(aFile('IMG_1.PNG', PNG, MB + 1), tools());
  expect(photo).toMatchObject({ ok: true, value: { fileName: 'IMG_1.jpg' } });
  expect(photo.ok && photo.value.blob.size).toBe(1000);
});

test('compression that gains nothing keeps the original', async () => {
  const photo = await preparePhoto(
    aFile('a.jpg', JPEG, 2 * MB),
    tools({ compress: async () => jpegOf(2 * MB) }),
  );
  expect(photo.ok && photo.value.blob.size).toBe(2 * MB);
  expect(photo).toMatchObject({ ok: true, value: { fileName: 'a.jpg' } });
});

test('compression that fails is logged and the original is used', async () => {
  const photo = await preparePhoto(aFile('a.jpg', JPEG, 2 * MB), tools({ compress: broken }));
  expect(photo.ok && photo.value.blob.size).toBe(2 * MB);
  expect(console.warn).toHaveBeenCalled();
});

describe('a tool that never answers, as where the phone has ended it,', () => {
  const never = () => new Promise<never>(() => {});
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());
  /** After far more than it is waited for, whatever else is waited for in between. */
  const outcome = async (preparing: ReturnType<typeof preparePhoto>) => {
    for (let beats = 0; beats < 60; beats += 1) {
      vi.advanceTimersByTime(5_000);
      await new Promise((resolve) => void setImmediate(resolve));
    }
    return Promise.race([preparing, Promise.resolve('waits')]);
  };

  test('is told to stop, and the original is used', async () => {
    let given: AbortSignal | undefined;
    const compress: PhotoTools['compress'] = (_, options) => {
      given = options?.signal;
      return never();
    };
    const photo = await outcome(preparePhoto(aFile('a.jpg', JPEG, 2 * MB), tools({ compress })));
    expect(photo).toMatchObject({ ok: true, value: { fileName: 'a.jpg', width: 800 } });
    expect(given?.aborted).toBe(true);
  });

  test('does not keep a picture from being sent without its size', async () => {
    const photo = await outcome(preparePhoto(aFile('a.jpg', JPEG), tools({ measure: never })));
    expect(photo).toMatchObject({ ok: true, value: { width: 0, height: 0 } });
  });
});

test('a picture from a phone that this browser can read is turned into a JPEG, even if that is larger', async () => {
  const photo = await preparePhoto(aFile('IMG_2.HEIC', HEIC), tools());
  expect(photo).toMatchObject({ ok: true, value: { fileName: 'IMG_2.jpg' } });
  expect(photo.ok && photo.value.blob.type).toBe('image/jpeg');
});

test('a picture that cannot be measured is sent all the same', async () => {
  expect(await preparePhoto(aFile('a.jpg', JPEG), tools({ measure: broken }))).toMatchObject({
    ok: true,
    value: { width: 0, height: 0 },
  });
});

test('a small picture loses the place where it was taken', async () => {
  const place = new TextEncoder().encode('Exif\0\0GPS');
  const scan = [0xff, 0xda, 0, 2, 7, 0xff, 0xd9];
  const taken = aFile('a.jpg', [0xff, 0xd8, 0xff, 0xe1, 0, place.length + 2, ...place, ...scan]);
  const photo = await preparePhoto(taken, tools());
  const sent = photo.ok ? [...new Uint8Array(await photo.value.blob.arrayBuffer())] : [];
  expect(sent).toEqual([0xff, 0xd8, ...scan]);
  expect(compressed).toEqual([]);
});

test('in general a small picture is compressed too, and PNG stays PNG', async () => {
  const asked: unknown[] = [];
  const asking = tools({
    compress: async (photo, options) => {
      asked.push(options);
      return new Blob([new Uint8Array(4)], { type: photo.type });
    },
  });
  const photo = await preparePhoto(aFile('a.png', PNG), asking, 'general');
  expect(photo).toMatchObject({ ok: true, value: { fileName: 'a.png' } });
  expect(photo.ok && photo.value.blob.size).toBe(4);
  expect(asked).toMatchObject([{ type: 'image/png', maxSide: 2048 }]);
});

describe('what is refused', () => {
  const text = [...new TextEncoder().encode('저는 그림이 아닙니다.')];
  test.each([
    ['a text file named .jpg', aFile('a.jpg', text), tools(), 'not_image'],
    ['an empty file', aFile('a.jpg', []), tools(), 'not_image'],
    [
      '16 MB that cannot be compressed',
      aFile('a.jpg', JPEG, 16 * MB),
      tools({ compress: broken }),
      'too_large',
    ],
    [
      '16 MB that stay above 15',
      aFile('a.jpg', JPEG, 16 * MB),
      tools({ compress: async () => jpegOf(15 * MB + 1) }),
      'too_large',
    ],
    [
      'a kind that this browser cannot turn into a JPEG',
      aFile('a.heic', HEIC),
      tools({ compress: broken }),
      'unsupported',
    ],
  ])('%s', async (_what, file, at, code) => {
    expect(await preparePhoto(file, at)).toEqual({ ok: false, code });
  });

  test('a file that the device no longer gives out', async () => {
    const file = aFile('a.jpg', JPEG);
    file.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect(await preparePhoto(file, tools())).toEqual({ ok: false, code: 'unreadable' });
  });
});

describe('a person’s own picture', () => {
  test('is made small, however small its file is, where that gains anything', async () => {
    const asked: unknown[] = [];
    const small = tools({
      compress: async (_photo, options) => {
        asked.push(options);
        return jpegOf(300);
      },
    });
    const photo = await preparePhoto(aFile('me.png', PNG, 400_000), small, 'avatar');
    expect(photo.ok && photo.value.blob.size).toBe(300);
    expect(asked).toMatchObject([{ type: 'image/jpeg', maxSide: 512 }]);
  });

  test('of 1 MB is taken where it becomes no smaller, and of a byte more is not', async () => {
    const whole = tools({ compress: broken });
    expect(await preparePhoto(aFile('me.jpg', JPEG, MB), whole, 'avatar')).toMatchObject({ ok: true });
    const larger = await preparePhoto(aFile('me.jpg', JPEG, MB + 1), whole, 'avatar');
    expect(larger).toEqual({ ok: false, code: 'too_large' });
  });
});
