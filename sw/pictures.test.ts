import { expect, test, vi } from 'vitest';
import { keepPictures } from './pictures.ts';

type Match = (request: { readonly url: URL }) => boolean;
const routes = vi.hoisted((): Match[] => []);
vi.mock('workbox-routing', () => ({ registerRoute: (match: Match) => routes.push(match) }));
vi.mock('workbox-strategies', () => ({ CacheFirst: Object }));
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: Object }));

keepPictures();

const keptAs = (path: string, search = '?alt=media&token=t') => {
  const url = new URL(`https://firebasestorage.googleapis.com/v0/b/p.appspot.com/o/${path}${search}`);
  return routes.map((match) => match({ url }));
};
const [EVERYBODYS, PRIVATE, NEITHER] = [
  [true, false],
  [false, true],
  [false, false],
];

test.each([
  ['productImages%2Fseller%2Fring-1.jpg', EVERYBODYS],
  ['postImages%2Fauthor%2F1.jpg', EVERYBODYS],
  ['profileImages%2Fsomebody%2F1.jpg', EVERYBODYS],
  ['chatImages%2Fp1_a_b%2F1_ring.jpg', PRIVATE],
  ['proofs%2Fp1_a_b%2F1.html', NEITHER],
  ['x%2FchatImages%2F1.jpg', NEITHER],
])('a picture is kept by its folder: %s', (path, kept) => {
  expect(keptAs(path)).toEqual(kept);
  expect(keptAs(path, '')).toEqual(NEITHER);
});

test('an address that is no encoding, which anybody may write, is an error on nobody’s device', () => {
  expect(keptAs('productImages%2Fseller%2F%E0%A4%A.jpg')).toEqual(EVERYBODYS);
});
