import { expect, test } from 'vitest';
import { acceptedShare, SHARE_LIMITS } from './shared-photo-limits.ts';

const MB = 1024 * 1024;
const photo = (name: string, size = 1000, type = 'image/jpeg') => ({ name, size, type });
const names = (files: readonly ReturnType<typeof photo>[]): readonly string[] =>
  acceptedShare(files).map(({ name }) => name);

test('pictures are taken in the order given, as many as a listing has', () => {
  const many = Array.from({ length: 200 }, (_, index) => photo(`${index}.jpg`));
  expect(names(many)).toEqual(many.slice(0, SHARE_LIMITS.photos).map(({ name }) => name));
});

test('what is no picture, empty or too large is left out, and the others come through', () => {
  const shared = [
    photo('page.html', 10, 'text/html'),
    photo('nothing.jpg', 0),
    photo('huge.jpg', SHARE_LIMITS.bytesEach + 1),
    photo('ring.webp', 10, 'image/webp'),
  ];
  expect(names(shared)).toEqual(['ring.webp']);
});

test('together they stay within what a phone can spare', () => {
  const large = Array.from({ length: 5 }, (_, index) => photo(`${index}.jpg`, 29 * MB));
  expect(names(large)).toEqual(['0.jpg', '1.jpg', '2.jpg']);
});
