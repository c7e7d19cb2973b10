// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseReportId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import type { FiledReport } from '#domain/safety/filed-report.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { reportsText as text } from '#i18n/ko/reports.ts';
import { must, seoul, userId } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { DecisionForm } from './decision-form.tsx';

const decideReport = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#data/remote/desk-calls.ts', () => ({ decideReport }));

afterEach(cleanup);

const REPORT: FiledReport = {
  id: must(parseReportId)('first'),
  reporterId: userId('reporter'),
  target: { type: 'message', id: 'm1', parentId: 'c1' },
  reason: 'fraud',
  detail: '',
  status: 'open',
  createdAt: seoul('2025-03-11T09:00'),
};

test('a decision that fails once its report has been left is told of', async () => {
  let answer: (given: Result<null, 'offline'>) => void = () => undefined;
  decideReport.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { unmount } = render(<DecisionForm report={REPORT} />);
  fireEvent.change(screen.getByLabelText(text.note), { target: { value: '확인했어요' } });
  fireEvent.click(screen.getByText(text.decision.keep, { selector: 'button, button *' }));
  await vi.waitFor(() => expect(decideReport).toHaveBeenCalledTimes(1));
  unmount();
  await act(async () => answer(err('offline')));
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([deskText.callRefusal.offline]);
});
