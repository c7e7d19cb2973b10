// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeoutText as text } from '#i18n/ko/takeout.ts';
import { TakeoutCard } from './takeout-card.tsx';

vi.mock('#session/use-connection.ts', () => ({ useConnection: () => ({ kind: 'offline' }) }));

afterEach(cleanup);

test('without network nothing begins, and whoever stands at the button goes on standing there', () => {
  render(<TakeoutCard />);
  const button = screen.getByRole('button', { name: text.make });
  // What is disabled loses the focus in a browser.
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(screen.queryByText(text.beginning)).toBeNull();
  expect(screen.getByRole('button', { name: text.make })).toBe(button);
});
