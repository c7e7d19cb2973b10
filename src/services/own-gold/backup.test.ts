import { describe, expect, test } from 'vitest';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { millis, milligrams, won } from '#domain/units.ts';
import { makeBackup, readBackup } from './backup.ts';
import { seal } from './sealed-file.ts';

const WORDS = '금반지 세 개와 목걸이 하나';
const NOW = millis(1_760_000_000_000);
/** The least that a file may have: the real count takes seconds here. */
const FEW = { iterations: 100_000 };
const RING: OwnPiece = {
  id: 'ring',
  owner: 'signed_out',
  name: '첫째 돌반지',
  category: 'baby_ring',
  purity: '24K',
  weight: milligrams(3_750),
  hasStones: true,
  stoneWeight: milligrams(250),
  fineness: 0.9999,
  stamp: 'hallmark',
  solder: 'unsure',
  scale: 'home',
  paid: won(450_000),
  hasPhoto: true,
  createdAt: millis(5),
  updatedAt: millis(6),
};
const JPEG = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3])], { type: 'image/jpeg' });
const PHOTO = { owner: 'signed_out', id: 'ring', blob: JPEG, thumb: JPEG, width: 8, height: 6 } as const;

async function textOf(...args: Parameters<typeof makeBackup>): Promise<string> {
  const file = await makeBackup(...args);
  if (!file.ok) throw new Error(file.code);
  return file.value.text();
}
const made = await textOf([RING], [PHOTO], WORDS, FEW);
const read = (text: string, passphrase = WORDS) => readBackup(new Blob([text]), passphrase, NOW);
const changed = (change: (file: Record<string, unknown>) => void): string => {
  const file: Record<string, unknown> = JSON.parse(made);
  change(file);
  return JSON.stringify(file);
};

describe('a file of one’s own gold', () => {
  test('gives everything back, photos too, but whose it was', async () => {
    const opened = await read(made);
    if (!opened.ok) throw new Error(opened.code);
    const [brought] = opened.value.brought;
    const { owner: _owner, hasPhoto: _hasPhoto, ...piece } = RING;
    expect(brought?.piece).toEqual(piece);
    expect(brought?.photo).toMatchObject({ width: 8, height: 6 });
    expect(new Uint8Array((await brought?.photo?.blob.arrayBuffer()) ?? [])).toEqual(
      new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]),
    );
    expect(opened.value.refused).toEqual([]);
  });

  test('says nothing to whoever does not know the passphrase', () => {
    const told = ['돌반지', 'hallmark', '450000', 'signed_out', WORDS].filter((word) => made.includes(word));
    expect(told).toEqual([]);
    expect(JSON.parse(made)).toMatchObject({
      kdf: { name: 'PBKDF2', hash: 'SHA-256' },
      cipher: { name: 'AES-GCM' },
    });
  });

  test('is stretched 600,000 times', async () => {
    const { kdf } = JSON.parse(await seal({}, WORDS));
    expect(kdf.iterations).toBe(600_000);
  });

  test('is made only where it could be opened again', async () => {
    const size = new Blob([made]).size;
    expect((await makeBackup([RING], [PHOTO], WORDS, { ...FEW, maxBytes: size })).ok).toBe(true);
    const tooLarge = { ok: false, code: 'too_large' };
    expect(await makeBackup([RING], [PHOTO], WORDS, { ...FEW, maxBytes: size - 1 })).toEqual(tooLarge);
    // Pictures that alone are too much are not even put together.
    const blob = Object.assign(new Blob([new Uint8Array(1_000)]), {
      arrayBuffer: () => Promise.reject(new Error('read')),
    });
    expect(await makeBackup([RING], [{ ...PHOTO, blob }], WORDS, { ...FEW, maxBytes: 1_700 })).toEqual(
      tooLarge,
    );
  });

  test('is another each time it is made', async () => {
    const again = JSON.parse(await textOf([RING], [], WORDS, FEW));
    const first = JSON.parse(made);
    expect(again.kdf.salt).not.toBe(first.kdf.salt);
    expect(again.cipher.iv).not.toBe(first.cipher.iv);
  });

  test('opens for the same letters, however they were composed', async () => {
    expect((await read(made, WORDS.normalize('NFD'))).ok).toBe(true);
  });
});

describe('a file that does not open', () => {
  test('for another passphrase is said to be locked by another', async () => {
    expect(await read(made, '다른 암호입니다')).toEqual({ ok: false, code: 'wrong_passphrase' });
    expect(await read(made, '')).toEqual({ ok: false, code: 'wrong_passphrase' });
  });

  test.each([
    ['', 'foreign'],
    ['hello', 'foreign'],
    ['{}', 'foreign'],
    ['null', 'foreign'],
    ['[1,2]', 'foreign'],
    ['{"format":"another-app","version":1}', 'foreign'],
    [made.slice(0, -40), 'damaged'],
    [made.slice(0, 60), 'damaged'],
    [changed((file) => (file['version'] = 2)), 'newer'],
    [changed((file) => (file['version'] = 'one')), 'damaged'],
    [changed((file) => (file['data'] = '***')), 'damaged'],
    [changed((file) => (file['data'] = '')), 'damaged'],
    [changed((file) => (file['check'] = 7)), 'damaged'],
    [changed((file) => (file['cipher'] = { iv: 'AAAA' })), 'damaged'],
    [changed((file) => (file['kdf'] = null)), 'damaged'],
  ])('%#: says what is wrong with it', async (file, code) => {
    expect(await read(file)).toEqual({ ok: false, code });
  });

  test('is not stretched for ever at the wish of whoever made it, nor hardly at all', async () => {
    for (const iterations of [1, 99_999, 5_000_001, 1e15, -1, 0.5, '600000']) {
      const file = changed((fields) => {
        fields['kdf'] = { ...Object(fields['kdf']), iterations };
      });
      expect(await read(file)).toEqual({ ok: false, code: 'damaged' });
    }
  });

  test('after a letter of it was changed is damaged, not locked', async () => {
    const file = changed((fields) => {
      const data = String(fields['data']);
      const middle = Math.floor(data.length / 2);
      fields['data'] = `${data.slice(0, middle)}${data[middle] === 'A' ? 'B' : 'A'}${data.slice(middle + 1)}`;
    });
    expect(await read(file)).toEqual({ ok: false, code: 'damaged' });
  });

  test('is not even read where it is too large', async () => {
    const file = new Blob([made]);
    Object.defineProperty(file, 'size', { value: 257 * 1024 * 1024 });
    expect(await readBackup(file, WORDS, NOW)).toEqual({ ok: false, code: 'too_large' });
  });
});

describe('a file with something else in it', () => {
  const holding = async (content: unknown) => read(await seal(content, WORDS, FEW.iterations));

  test('is damaged where there is no list of pieces', async () => {
    for (const content of [null, 'x', {}, { pieces: 'x' }]) {
      expect(await holding(content)).toEqual({ ok: false, code: 'damaged' });
    }
  });

  test('gives the pieces that can be, and says of the others what is wrong', async () => {
    const good = { name: '반지', category: 'ring', purity: '18K', stamp: 'none', weight: '3.75', id: 'good' };
    const opened = await holding({ pieces: [good, { ...good, weight: '-3' }, 7], photos: 'none' });
    if (!opened.ok) throw new Error(opened.code);
    expect(opened.value.brought.map(({ piece }) => piece.id)).toEqual(['good']);
    expect(opened.value.refused).toEqual([
      { name: '반지', field: 'weight', problem: 'not_a_number' },
      { name: '', field: 'name', problem: 'missing' },
    ]);
  });

  test('has no photo where it is none, or of no size', async () => {
    const good = { name: '반지', category: 'ring', purity: '18K', stamp: 'none', weight: '3.75', id: 'good' };
    const picture = { id: 'good', width: 8, height: 6, blob: '/9j/', thumb: '/9j/' };
    for (const photo of [
      { ...picture, blob: btoa('<svg onload="alert(1)">') },
      { ...picture, thumb: 7 },
      { ...picture, width: 1e9 },
      { ...picture, height: -1 },
    ]) {
      const opened = await holding({ pieces: [good], photos: [photo] });
      expect(opened.ok && opened.value.brought[0]?.photo).toBeNull();
    }
    const opened = await holding({ pieces: [good], photos: [picture] });
    expect(opened.ok && opened.value.brought[0]?.photo?.blob.type).toBe('image/jpeg');
  });
});
