// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

afterEach(cleanup);

const PHOTO = { url: 'https://a.example/large', thumbUrl: 'https://a.example/small', w: 1_200, h: 1_200 };

const gallery = () => {
  const { container } = render(<Gallery images={[PHOTO]} title="금반지" isDimmed={false} />);
  const picture = () => container.querySelector('img');
  return { picture, shown: () => picture()?.getAttribute('src') ?? null };
};

/** What is shown, and what the picture that is shown did. */
const fails = (picture: HTMLImageElement | null) => {
  if (picture === null) throw new Error('no picture');
  fireEvent.error(picture);
};

test('where the large photo does not come, the small one of the list is shown, and with a network the large again', () => {
  const { picture, shown } = gallery();
  expect(shown()).toBe(PHOTO.url);
  expect(picture()?.getAttribute('srcset')).toContain(PHOTO.thumbUrl);
  fails(picture());
  expect(shown()).toBe(PHOTO.thumbUrl);
  expect(picture()?.hasAttribute('srcset')).toBe(false);
  act(() => void dispatchEvent(new Event('online')));
  expect(shown()).toBe(PHOTO.url);
});

test('where neither comes, a sign stands for it', () => {
  const { picture, shown } = gallery();
  fails(picture());
  fails(picture());
  expect(shown()).toBeNull();
});
