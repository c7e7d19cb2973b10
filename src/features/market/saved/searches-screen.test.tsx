// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { savedSearchesText as text } from '#i18n/ko/saved-searches.ts';
import { keepSearch } from '#sync/commands/keep-search.ts';
import { realEnvironment } from '#sync/environment.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { pressAway } from '#tests/support/press-away.ts';
import { SavedSearchesScreen } from './searches-screen.tsx';

vi.mock('#services/searches/refresh-saved-searches.ts', () => ({ refreshSavedSearches: async () => {} }));

vi.mock('#sync/commands/keep-search.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

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
  await pressAway(/삭제$/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
  await pressAway(/삭제$/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('the second half of a double tap does not take back what the first has paused', async () => {
  const own = openUserDatabase(BUYER);
  await keepSearch(own, 'search=반지', 'kept', realEnvironment);
  render(<SavedSearchesScreen />, { wrapper: InRouter });
  fireEvent.click(await screen.findByText(text.pause, { selector: 'button, button *' }), { detail: 1 });
  fireEvent.click(await screen.findByText(text.resume, { selector: 'button, button *' }), { detail: 2 });
  fireEvent.click(await screen.findByText(text.remove, { selector: 'button, button *' }), { detail: 1 });
  await waitFor(async () => expect(await own.savedSearches.count()).toBe(0));
  expect(
    vi
      .mocked(keepSearch)
      .mock.calls.slice(-2)
      .map(([, , wish]) => wish),
  ).toEqual(['paused', 'removed']);
});
