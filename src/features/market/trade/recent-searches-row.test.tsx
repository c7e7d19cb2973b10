// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRouter } from '#tests/support/in-router.tsx';
import { RecentSearches } from './recent-searches-row.tsx';
import { forgetAllSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => {
  cleanup();
  forgetAllSearches();
});

test('whoever forgets a term is led to the one beside it', async () => {
  for (const term of ['반지', '목걸이']) rememberSearch(term);
  render(<RecentSearches />, { wrapper: InRouter });
  const button = screen.getByRole('button', { name: '최근 검색어 목걸이 삭제' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});

test.each(['전체 삭제', '최근 검색어 반지 삭제'])('%s leads to the heading of the page', async (name) => {
  rememberSearch('반지');
  render(
    <main>
      <h1>중고거래</h1>
      <RecentSearches />
    </main>,
    { wrapper: InRouter },
  );
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
