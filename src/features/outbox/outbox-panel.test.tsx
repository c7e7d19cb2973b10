// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { setFavorite } from '#sync/commands/set-favorite.ts';
import { realEnvironment } from '#sync/environment.ts';
import { BUYER, productId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { OutboxPanel } from './outbox-panel.tsx';

const clock = vi.hoisted(() => ({ now: Date.now() }));
vi.mock('#device/use-now.ts', () => ({ useNow: () => clock.now }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('whoever gives up what waits is led to what stands beside it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const own = openUserDatabase(BUYER);
  for (const id of ['p1', 'p2']) await setFavorite(own, productId(id), true, realEnvironment);
  render(
    <section>
      <OutboxPanel />
    </section>,
    { wrapper: InRouter },
  );
  const [button] = await screen.findAllByRole('button', { name: /^삭제: / });
  if (!button) throw new Error('nothing can be given up');
  button.focus();
  fireEvent.click(button);
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});

test('a minute that goes by leaves what waits, and a question about it, where they are', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  await setFavorite(openUserDatabase(BUYER), productId('p3'), true, realEnvironment);
  const { rerender } = render(<OutboxPanel />, { wrapper: InRouter });
  const [button] = await screen.findAllByRole('button', { name: /^삭제: / });
  if (!button) throw new Error('nothing can be given up');
  fireEvent.click(button);
  const question = await screen.findByRole('alertdialog');
  clock.now += 60_000;
  rerender(<OutboxPanel />);
  expect(screen.getByRole('alertdialog')).toBe(question);
  expect(button.isConnected).toBe(true);
});
