import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseProduct } from '#documents/product.ts';
import { goldPrices } from './gold-prices.mjs';
import { Clock } from './clock.mjs';
import { emulatorSettings } from './emulator-settings.mjs';
import { seedAt } from './seed-documents.ts';

const seed = seedAt('2026-03-11T12:00:00+09:00');
const folder = join(import.meta.dirname, 'pictures');

const limitOf = (name: string): number =>
  name.includes('.thumb.') || name.startsWith('avatar-') ? 12_000 : 60_000;

describe('pictures', () => {
  test('are there, and light', () => {
    expect(seed.uploads.length).toBeGreaterThan(200);
    expect(seed.uploads.filter(({ file }) => !existsSync(file))).toEqual([]);
    const tooLarge = readdirSync(folder).filter((name) => statSync(join(folder, name)).size > limitOf(name));
    expect(tooLarge).toEqual([]);
  });

  test('are uploaded to where the documents point', () => {
    const addresses = new Set(
      seed.uploads.map(
        ({ path, token }) =>
          `http://localhost:9199/v0/b/demo-geumnaru.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=${token}`,
      ),
    );
    const shown = seed.of('products').flatMap(({ id, data }) => {
      const product = parseProduct(id, data);
      return (product?.images ?? []).map((image) => ({ ...image, seller: product?.sellerId }));
    });
    const sent = seed.of('chats/*/messages').flatMap(({ data }) => data['imageUrl'] ?? []);
    const wanted = [...shown.flatMap(({ url, thumbUrl }) => [url, thumbUrl]), ...sent.map(String)];
    expect(wanted.filter((address) => !addresses.has(address))).toEqual([]);
    expect(shown.filter(({ url, seller }) => !url.includes(`productImages%2F${seller}%2F`))).toEqual([]);
  });
});

describe('gold prices of a database seeded earlier', () => {
  test('go on from where they ended, and the old ones stay', () => {
    const then = goldPrices(new Clock(Date.parse('2026-03-11T12:00:00+09:00')), '2026-03-11');
    const later = goldPrices(new Clock(Date.parse('2026-03-20T12:00:00+09:00')), '2026-03-11');
    expect(later.slice(0, then.length)).toEqual(then);
    expect(later.slice(then.length).map(({ date }) => date)).toEqual([
      '2026-03-12',
      '2026-03-13',
      '2026-03-16',
      '2026-03-17',
      '2026-03-18',
      '2026-03-19',
      '2026-03-20',
    ]);
  });
});

describe('without emulators', () => {
  const emulators = {
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:9090',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:19199',
  };

  test.each(Object.keys(emulators))('it does nothing when %s is missing', (name) => {
    expect(() => emulatorSettings({ ...emulators, [name]: '' })).toThrow(name);
  });

  test('it never touches a project that is not a demo', () => {
    expect(() => emulatorSettings({ ...emulators, GCLOUD_PROJECT: 'geumnaru-prod' })).toThrow(
      'geumnaru-prod',
    );
  });

  test('pictures are addressed the way a browser reaches them', () => {
    expect(emulatorSettings(emulators).storageOrigin).toBe('http://localhost:19199');
    expect(
      emulatorSettings({ ...emulators, SEED_STORAGE_PUBLIC_ORIGIN: 'http://127.0.0.1:9199' }).storageOrigin,
    ).toBe('http://127.0.0.1:9199');
  });
});
