// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { safetyText } from '#i18n/ko/safety.ts';
import { connection } from '#session/connection-store.ts';
import { reportIdOf } from '#sync/commands/report-id.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { LateReportButton } from './late-report-button.tsx';

const quiet = vi.hoisted(() => ({ runs: [] as (() => void)[] }));
vi.mock('#device/first-screen.ts', () => ({ whenQuiet: (run: () => void) => quiet.runs.push(run) }));

const text = safetyText.report;
const REVIEW = { type: 'review', id: 'o1_somebody' } as const;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  quiet.runs = [];
});
afterEach(async () => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  await deleteUserDatabase(BUYER);
  vi.unstubAllGlobals();
});
afterAll(() => connection.stop());

const told = () => toasts.getSnapshot().map(({ title }) => title);

test('신고 of a review comes once the screen is quiet, and what is filed waits on the device, once', async () => {
  const db = openUserDatabase(BUYER);
  render(<LateReportButton target={REVIEW} look="quiet" />, { wrapper: InRouter });
  expect(screen.queryByText(text.action)).toBeNull();
  await act(async () => {
    for (const run of quiet.runs) run();
  });
  const file = async () => {
    fireEvent.click(await screen.findByText(text.action));
    fireEvent.click(await screen.findByLabelText(text.reasons.abuse));
    fireEvent.submit(screen.getByLabelText(new RegExp(text.detail)));
    await vi.waitFor(() => expect(told()).not.toEqual([]));
  };
  await file();
  await vi.waitFor(() => expect(screen.queryByLabelText(text.reasons.abuse)).toBeNull());
  await file();
  const rows = await db.outbox.toArray();
  expect(rows.map(({ intent }) => intent)).toEqual([
    {
      kind: 'report',
      reportId: await reportIdOf(BUYER, REVIEW),
      report: { target: REVIEW, reason: 'abuse', detail: '' },
    },
  ]);
});
