// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, type Result } from '#domain/result.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { AvatarButtons } from './avatar-buttons.tsx';

/** Its name is there, and its bytes are gone when they are asked for: in a cloud, say. */
vi.mock('#services/photo/prepare-photo.ts', () => ({
  preparePhoto: () => Promise.reject(new DOMException('', 'NotReadableError')),
}));

const { saveAccount } = vi.hoisted(() => ({ saveAccount: vi.fn<() => Promise<Result<null, never>>>() }));
vi.mock('#services/account/account-actions.ts', () => ({ saveAccount }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a picture that the device does not give out is said to be one, and another may be chosen', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const show = vi.spyOn(toasts, 'show');
  render(<AvatarButtons uid={userId('me')} hasPhoto={false} />);
  const file = new File(['gone'], 'me.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByTestId('avatar-file'), { target: { files: [file] } });
  await waitFor(() =>
    expect(show).toHaveBeenCalledWith({ title: profileText.photo.problem.unreadable, tone: 'error' }),
  );
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
});

test('whoever removes the picture by a key stands at the way to another, as the way to remove it goes', async () => {
  function Own() {
    const [hasPhoto, setPhoto] = useState(true);
    saveAccount.mockImplementation(async () => {
      setPhoto(false);
      return ok(null);
    });
    return <AvatarButtons uid={userId('me')} hasPhoto={hasPhoto} />;
  }
  render(<Own />);
  const remove = screen.getByRole('button', { name: profileText.photo.remove });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(remove.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: profileText.photo.change }));
});
