import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { keepSignIn } from '#tests/support/kept-sign-in.ts';
import { keepPictures } from './pictures.ts';

type Match = (request: { readonly url: URL }) => boolean;
interface Keeper {
  readonly plugins: readonly { readonly cacheWillUpdate?: (kept: object) => Promise<Response | null> }[];
}
const { routes, keepers } = vi.hoisted(() => ({ routes: [] as Match[], keepers: [] as Keeper[] }));
vi.mock('workbox-routing', () => ({
  registerRoute: (match: Match, keeper: Keeper) => {
    routes.push(match);
    keepers.push(keeper);
  },
}));
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

test.each([
  ['of their own conversation', 'anna', 200, true],
  ['that came once they had signed out', null, 200, false],
  ['of another person, who was signed in when it was asked for', 'bert', 200, false],
  ['that could not be had', 'anna', 404, false],
])('a picture %s is kept for who is signed in by then (%s)', async (_, uid, status, isKept) => {
  await keepSignIn(uid);
  const request = { url: 'https://s.example/v0/b/p/o/chatImages%2Fp1_anna_carl%2F1_ring.jpg?alt=media' };
  const response = new Response('', { status });
  const decided = keepers[1]?.plugins.flatMap(({ cacheWillUpdate }) => cacheWillUpdate ?? []) ?? [];
  expect(decided).toHaveLength(1);
  expect(await decided[0]?.({ request, response })).toBe(isKept ? response : null);
  // Everybody's are kept as Workbox keeps them.
  expect(keepers[0]?.plugins.some((plugin) => 'cacheWillUpdate' in plugin)).toBe(false);
});
