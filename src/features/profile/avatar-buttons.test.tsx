// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { profileText } from '#i18n/ko/profile.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { AvatarButtons } from './avatar-buttons.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Its first bytes are there, and the rest of it is gone when it is asked for: in a cloud, say. */
function fileHalfThere(): File {
  const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const file = new File([head], 'me.jpg', { type: 'image/jpeg' });
  vi.spyOn(globalThis.File.prototype, 'arrayBuffer').mockRejectedValue(
    new DOMException('', 'NotReadableError'),
  );
  return file;
}

test('a picture that the device does not give out is said to be one, and another may be chosen', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const show = vi.spyOn(toasts, 'show');
  render(<AvatarButtons uid={userId('me')} hasPhoto={false} />);
  fireEvent.change(screen.getByTestId('avatar-file'), { target: { files: [fileHalfThere()] } });
  await waitFor(() =>
    expect(show).toHaveBeenCalledWith({ title: profileText.photo.problem.unreadable, tone: 'error' }),
  );
  const button = screen.getByRole('button', { name: profileText.photo.change });
  expect(button.getAttribute('aria-busy')).toBeNull();
});
