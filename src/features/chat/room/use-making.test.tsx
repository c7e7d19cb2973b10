// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMessage } from '#tests/support/domain-fixtures.ts';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { useMaking } from './use-making.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A proposal whose button goes as another is put in its place, and the sheet where that is done. */
function Room({ mayMake = true }: { readonly mayMake?: boolean }) {
  const { making, make } = useMaking((answer) => answer(), mayMake);
  const [isAnswered, setAnswered] = useState(false);
  return (
    <>
      <ul>
        <li>
          {isAnswered ? '다시 제안됨' : null}
          {isAnswered ? null : (
            <button type="button" onClick={() => make({ kind: 'offer', instead: aMessage() })}>
              다시 제안
            </button>
          )}
        </li>
      </ul>
      <Sheet isOpen={making !== null} onClose={() => make(null)} title="제안" closeLabel="닫기">
        <button
          type="button"
          onClick={() => {
            setAnswered(true);
            make(null);
          }}
        >
          보내기
        </button>
      </Sheet>
    </>
  );
}

const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};

test('whoever has proposed something else by a key stands at what they have answered', async () => {
  render(<Room />);
  press(screen.getByRole('button', { name: '다시 제안' }));
  press(await screen.findByRole('button', { name: '보내기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});

test('whoever has thought better of it stands at the button', async () => {
  render(<Room />);
  const button = screen.getByRole('button', { name: '다시 제안' });
  press(button);
  press(await screen.findByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});
