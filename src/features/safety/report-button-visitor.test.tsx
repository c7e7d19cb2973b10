// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { safetyText } from '#i18n/ko/safety.ts';
import { connection } from '#session/connection-store.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { ReportButton } from './report-button.tsx';

afterEach(cleanup);
afterAll(() => connection.stop());

test('a visitor who reports a review is led to where they sign in, and back', async () => {
  const history = createMemoryHistory({ initialEntries: ['/transactionReviews/seller'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  await router.load();
  render(
    <RouterContextProvider router={router}>
      <ReportButton target={{ type: 'review', id: 'o1_somebody' }} look="quiet" />
    </RouterContextProvider>,
  );
  fireEvent.click(screen.getByText(safetyText.report.action));
  expect(screen.queryByLabelText(safetyText.report.reasons.abuse)).toBeNull();
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([safetyText.login]);
  await vi.waitFor(() => expect(history.location.pathname).toBe('/login'));
  expect(new URLSearchParams(history.location.search).get('redirect')).toBe('/transactionReviews/seller');
});
