// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PhotoTile } from './photo-tile.tsx';

afterEach(cleanup);

function Tiles() {
  const [names, setNames] = useState(['a', 'b']);
  return (
    <section>
      <ol>
        {names.map((name, index) => (
          <PhotoTile
            key={name}
            picture={{ kind: 'waiting', id: name, w: 4, h: 3 }}
            index={index}
            count={names.length}
            onMove={() => undefined}
            onRemove={() => setNames(names.toSpliced(index, 1))}
          />
        ))}
      </ol>
    </section>
  );
}

test('whoever takes a photo out is led to the one beside it', async () => {
  render(<Tiles />);
  const button = screen.getByRole('button', { name: '사진 1 삭제' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});
