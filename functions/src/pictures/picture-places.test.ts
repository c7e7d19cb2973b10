import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listingIdsIn, picturePathsOf } from './picture-places.ts';

const address = (path: string, host = 'https://firebasestorage.googleapis.com'): string =>
  `${host}/v0/b/x.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`;

describe('the pictures of a document', () => {
  test('are found wherever they stand in it, whatever host, token or spelling their addresses have', () => {
    const document = {
      images: [{ url: address('productImages/me/a-1'), thumbUrl: address('productImages/me/a-1-thumb') }],
      snapshot: { deep: { er: address('postImages/me/b', 'http://127.0.0.1:9199') } },
      odd: 'https://firebasestorage.googleapis.com/v0/b/x.appspot.com/o/profileImages%2Fme%2F%31.jpeg?alt=media',
      photoUrl: null,
    };
    expect(picturePathsOf(document)).toEqual([
      'productImages/me/a-1',
      'productImages/me/a-1-thumb',
      'postImages/me/b',
      'profileImages/me/1.jpeg',
    ]);
  });

  test('are whole names: one that only begins alike is another', () => {
    expect(picturePathsOf({ url: address('postImages/me/er2') })).not.toContain('postImages/me/er');
  });

  test('are none where an address is no address', () => {
    expect(picturePathsOf({ url: 'https://x/o/%E0%A4%A?alt=media', text: 'see /o/' })).toEqual(['%E0%A4%A']);
  });
});

describe('the listings that a picture may be of', () => {
  test('are what its name begins with, up to one of its hyphens', () => {
    expect(listingIdsIn('9b1c-77-front-1.jpeg')).toEqual(['9b1c', '9b1c-77', '9b1c-77-front']);
    expect(listingIdsIn('ring.jpeg')).toEqual([]);
    expect(listingIdsIn('p1/a-b/c-d')).toEqual([]);
  });

  test('are no more than ids can be, however many hyphens somebody puts into a name', () => {
    expect(listingIdsIn('a-'.repeat(400))).toHaveLength(32);
    expect(listingIdsIn('-'.repeat(900))).toHaveLength(64);
  });
});

test('every document that can show a picture is one of the places that are looked at', () => {
  const folder = join(import.meta.dirname, '../../../src/documents');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const showing = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      /from '\.{1,2}\/(?:kernel\/)?pictures\.ts'/.test(readFileSync(join(folder, file), 'utf8')),
  );
  // Beside these only `evidence` and `withheld`, which keep whole documents of others.
  expect(showing.toSorted()).toEqual([
    'account.ts',
    'listing-card.ts',
    'message.ts',
    'order.ts',
    'post.ts',
    'product.ts',
    'profile.ts',
  ]);
});
