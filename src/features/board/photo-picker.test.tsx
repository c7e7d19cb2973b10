// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
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
