import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Presses the first of the buttons, from the keyboard, and waits until it is gone with its row. */
export async function pressAway(name = /./): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error('nothing can be pressed away');
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
}
