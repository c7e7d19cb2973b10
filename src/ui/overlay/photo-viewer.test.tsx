// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_LIFE_MS } from '../toast/toast-store.ts';
import { toasts } from '../toast/toasts.ts';
import { PhotoViewer } from './photo-viewer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom knows the element, and not what it does.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLElement.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what is told while photos cover the screen is there when they have closed', () => {
  const photos = [{ kind: 'url', url: 'https://example.com/a.jpg', alt: '반지' }] as const;
  const { unmount } = render(
    <PhotoViewer photos={photos} label="사진" closeLabel="닫기" onClose={() => undefined} />,
  );
  toasts.show({ title: '새 메시지' });
  vi.advanceTimersByTime(TOAST_LIFE_MS * 2);
  expect(toasts.getSnapshot()).toHaveLength(1);
  unmount();
  vi.advanceTimersByTime(TOAST_LIFE_MS - 1);
  expect(toasts.getSnapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.getSnapshot()).toHaveLength(0);
});
