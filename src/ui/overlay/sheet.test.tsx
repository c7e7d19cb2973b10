// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
/** As many turns of the page as it takes until a sheet that is gone has taken its entry back. */
const TURNS_TO_REST = 24;
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  // A Back of the next test would be taken for that step, which is nobody's press.
  for (let turn = 0; turn < TURNS_TO_REST; turn += 1) await new Promise((resolve) => setTimeout(resolve));
});

function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="필터" closeLabel="닫기">
      <input aria-label="최소" />
    </Sheet>
  );
}

const head = () => screen.getByText('필터').closest('.head') ?? document.body;

/** A finger on the head, moved down so far in so long. */
function swipe(distance: number, ms: number, whilePulled = (): void => undefined): void {
  const touch = (name: 'pointerDown' | 'pointerMove' | 'pointerUp', clientY: number, timeStamp: number) => {
    const event = createEvent[name](head(), { pointerId: 1, pointerType: 'touch', clientY });
    Object.defineProperties(event, {
      pointerId: { value: 1 },
      pointerType: { value: 'touch' },
      clientY: { value: clientY },
      timeStamp: { value: timeStamp },
    });
    fireEvent(head(), event);
  };
  touch('pointerDown', 100, 1);
  touch('pointerMove', 100 + distance, ms / 2);
  whilePulled();
  touch('pointerUp', 100 + distance, ms);
}

const gone = () =>
  waitFor(() => (screen.queryByText('필터') === null ? true : expect.unreachable('it is there')));

test('Back closes it', async () => {
  render(<Screen />);
  history.back();
  expect(await gone()).toBe(true);
});

test.each([
  ['far', 200, 2_000],
  ['fast', 40, 40],
])('a swipe that goes %s closes it', async (_, distance, ms) => {
  render(<Screen />);
  swipe(distance, ms);
  expect(await gone()).toBe(true);
});

test('a short pull lets it spring back', () => {
  render(<Screen />);
  swipe(30, 2_000);
  expect(screen.getByText('필터')).toBeTruthy();
});

test('a finger moves it beside the place that it has by itself, which on a wide screen is the middle', () => {
  render(<Screen />);
  const { style } = screen.getByRole('dialog');
  const pulled = vi.fn(() => [style.getPropertyValue('--pulled'), style.transform]);
  swipe(30, 2_000, pulled);
  expect(pulled).toHaveReturnedWith(['30px', '']);
  expect(style.getPropertyValue('--pulled')).toBe('');
});

test('it stands above the keyboard, with the field that is typed into in view', () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1, height: innerHeight, offsetTop: 0 });
  vi.stubGlobal('visualViewport', viewport);
  const intoView = vi.fn<(how?: unknown) => void>();
  HTMLElement.prototype.scrollIntoView = intoView;
  render(<Screen />);
  const { style } = screen.getByRole('dialog');
  const left = () => [style.getPropertyValue('--covered'), style.getPropertyValue('--visible')];
  const become = (type: string, seen: Partial<typeof viewport>) => {
    Object.assign(viewport, seen);
    viewport.dispatchEvent(new Event(type));
  };
  screen.getByLabelText('최소').focus();
  become('resize', { height: innerHeight - 300 });
  expect(left()).toEqual(['300px', `${innerHeight - 300}px`]);
  expect(intoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  // The browser shows what is lower on the page.
  become('scroll', { offsetTop: 200 });
  expect(left()).toEqual(['100px', `${innerHeight - 300}px`]);
  // A browser's own bar is no keyboard.
  become('resize', { height: innerHeight - 60, offsetTop: 0 });
  expect(left()).toEqual(['', '']);
});
