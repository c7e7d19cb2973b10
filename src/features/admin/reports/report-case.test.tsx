// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseReportId, type ReportId } from '#domain/ids.ts';
import { ok } from '#domain/result.ts';
import type { FiledReport } from '#domain/safety/filed-report.ts';
import { reportsText as text } from '#i18n/ko/reports.ts';
import { must, seoul, userId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { casesOf } from './queue.ts';
import { ReportCase } from './report-case.tsx';

vi.mock('#services/desk/use-reported-thing.ts', () => ({
  useReportedThing: (id: ReportId) => ({
    answer: ok({
      exists: true,
      title: '',
      text: `${id}의 글`,
      isChanged: false,
      authorId: null,
      authorName: '',
      aboutId: 'seller',
      earlier: 0,
    }),
    again: () => undefined,
  }),
}));

afterEach(cleanup);

const NOW = seoul('2026-03-11T12:00');
const aReport = (id: string, over: Partial<FiledReport> = {}): FiledReport => ({
  id: must(parseReportId)(id),
  reporterId: userId(`reporter-${id}`),
  target: { type: 'message', id: 'm1', parentId: 'c1' },
  reason: 'fraud',
  detail: `${id}의 말`,
  status: 'open',
  createdAt: seoul('2026-03-11T09:00'),
  ...over,
});

test('what each of the reporters says is read before all of them are decided, and what each has seen', () => {
  const reports = [
    aReport('first'),
    aReport('second', { reason: 'abuse', createdAt: seoul('2026-03-11T10:00') }),
    aReport('third', { detail: '', createdAt: seoul('2026-03-11T11:00') }),
  ];
  const [entry] = casesOf(reports);
  if (!entry) throw new Error('no case');
  render(<ReportCase entry={entry} now={NOW} />);
  expect(screen.getByText('first의 말')).toBeTruthy();
  const others = screen.getByText(text.others(2)).parentElement;
  if (!others) throw new Error('no others');
  const [second, third] = within(others).getAllByRole('listitem', { hidden: true });
  expect(second?.textContent).toContain('second의 말');
  expect(second?.textContent).toContain(text.reason.abuse);
  expect(third?.textContent).toContain(text.noDetail);
  const [look] = within(others).getAllByRole('button', { name: text.viewThen, hidden: true });
  if (!look) throw new Error('no way to look');
  fireEvent.click(look);
  expect(second?.textContent).toContain('second의 글');
  // They were looked at, which decides nothing.
  expect(screen.queryByRole('group', { name: text.decide })).toBeNull();
});

test('a reported review is called one, and leads to the page of whom it is about', async () => {
  const [entry] = casesOf([aReport('first', { target: { type: 'review', id: 'o1_buyer' } })]);
  if (!entry) throw new Error('no case');
  render(<ReportCase entry={entry} now={NOW} />, { wrapper: InRouter });
  expect(screen.getByRole('heading', { name: text.reportOf('거래 후기', text.reason.fraud) })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: text.view }));
  expect(screen.getByText('first의 글')).toBeTruthy();
  const page = screen.getByRole('link', { name: text.openPage.review });
  expect(page.getAttribute('href')).toBe('/transactionReviews/seller');
  for (const decision of ['hide', 'warn', 'keep'] as const) {
    expect(screen.getByRole('button', { name: text.decision[decision] })).toBeTruthy();
  }
});

test('one who reported alone stands alone', () => {
  const [entry] = casesOf([aReport('first')]);
  if (!entry) throw new Error('no case');
  const { container } = render(<ReportCase entry={entry} now={NOW} />);
  expect(container.querySelector('details')).toBeNull();
});
