// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PostPicture } from '#domain/board/post.ts';
import { PhotoPicker } from './photo-picker.tsx';

afterEach(cleanup);

const stored = (name: string): PostPicture => ({
  kind: 'stored',
  image: { url: `https://example.com/${name}`, w: 4, h: 3 },
});

function Form() {
  const [images, setImages] = useState([stored('a'), stored('b')]);
  return (
    <main>
      <PhotoPicker
        images={images}
        adding={{ preparing: 0, problems: [], add: () => Promise.resolve(), forget: () => undefined }}
        onRemove={(removed) => setImages(images.filter((picture) => picture !== removed))}
      />
    </main>
  );
}

/** As a key does it, which works on what has the focus. */
function removeFirst(): void {
  const button = screen.getByRole('button', { name: '1번째 사진 빼기' });
  button.focus();
  fireEvent.click(button);
}

test('whoever takes a photo out is led to the next, and behind the last to where one is added', async () => {
  render(<Form />);
  removeFirst();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
  removeFirst();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '사진 추가' })));
});

test('whoever adds the last photo that there is room for keeps the focus, and another press does nothing', () => {
  const adding = { preparing: 0, problems: [], add: () => Promise.resolve(), forget: () => undefined };
  const images = ['a', 'b', 'c', 'd', 'e'].map(stored);
  render(<PhotoPicker {...{ images, adding }} onRemove={() => undefined} />);
  const button = screen.getByRole('button', { name: '사진 추가' });
  expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false]);
  const choose = vi.spyOn(screen.getByTestId('post-files'), 'click');
  fireEvent.click(button);
  expect(choose).not.toHaveBeenCalled();
});
