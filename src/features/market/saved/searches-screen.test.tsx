// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { keepSearch } from '#sync/commands/keep-search.ts';
import { realEnvironment } from '#sync/environment.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { SavedSearchesScreen } from './searches-screen.tsx';

// Read when the session is first asked for: this device remembers the buyer.
vi.hoisted(() => {
  const hint = { uid: 'buyer', email: 'b@example.com', displayName: '', verified: true, admin: false };
  localStorage.setItem('geumnaru.session', JSON.stringify(hint));
});
vi.mock('#services/searches/refresh-saved-searches.ts', () => ({ refreshSavedSearches: async () => {} }));

afterEach(cleanup);

test('whoever gives a search up is led to the one beside it, and behind the last to the heading', async () => {
  const own = openUserDatabase(BUYER);
  for (const term of ['반지', '목걸이']) await keepSearch(own, `search=${term}`, 'kept', realEnvironment);
  render(
    <main>
      <SavedSearchesScreen />
    </main>,
    { wrapper: InRouter },
  );
  const removeFirst = async () => {
    const [button] = await screen.findAllByRole('button', { name: /삭제$/ });
    if (!button) throw new Error('nothing can be given up');
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
  };
  await removeFirst();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
  await removeFirst();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
