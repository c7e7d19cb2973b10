// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Report } from '#domain/safety/report.ts';
import { safetyText } from '#i18n/ko/safety.ts';
import { connection } from '#session/connection-store.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { ReportButton } from './report-button.tsx';

type Answer = Result<null, 'disk'>;

const fileReport = vi.hoisted(() => vi.fn<(...asked: unknown[]) => Promise<unknown>>());
vi.mock('#sync/commands/file-report.ts', () => ({ fileReport }));

const text = safetyText.report;
const own = openUserDatabase(BUYER);

let answers: ((given: Answer) => void)[];

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  await own.open();
  answers = [];
  fileReport.mockReset().mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
});
afterEach(async () => {
  await answerAll(ok(null));
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await own.drafts.clear();
});
afterAll(() => connection.stop());

const told = () => toasts.getSnapshot().map(({ title }) => title);
const asked = () => fileReport.mock.calls.map(([, report]) => report as Report);
const answerAll = (given: Answer) =>
  act(async () => {
    for (const answer of answers.splice(0)) answer(given);
  });

const buttonOf = (id: string) => (
  <InRouter>
    <ReportButton target={{ type: 'product', id }} />
  </InRouter>
);
const draw = async (id = 'p1') => {
  const drawn = render(buttonOf(id));
  await screen.findByText(text.action);
  return drawn;
};
const isOpen = () => screen.queryByLabelText(new RegExp(text.detail)) !== null;
const open = async () => {
  fireEvent.click(screen.getByText(text.action));
  await screen.findByLabelText(new RegExp(text.detail));
};
const close = async () => {
  fireEvent.keyDown(screen.getByLabelText(new RegExp(text.detail)), { key: 'Escape' });
  await vi.waitFor(() => expect(isOpen()).toBe(false));
};
const type = (words: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(text.detail)), { target: { value: words } });
const press = async () => {
  fireEvent.click(screen.getByLabelText(text.reasons.fraud));
  await act(async () =>
    fireEvent.click(
      screen.getByText(text.submit, { selector: 'button[type="submit"], button[type="submit"] *' }),
    ),
  );
};

test('the answer about one thing closes no sheet about another, which is reported meanwhile', async () => {
  const { rerender } = await draw();
  await open();
  await press();
  await close();
  rerender(buttonOf('p2'));
  await open();
  await answerAll(ok(null));
  expect(told()).toEqual([text.sent]);
  expect(isOpen()).toBe(true);
});

test('another thing is reported while the report before is on its way', async () => {
  const { rerender } = await draw();
  await open();
  await press();
  await close();
  rerender(buttonOf('p2'));
  await open();
  await press();
  expect(asked().map(({ target }) => target.id)).toEqual(['p1', 'p2']);
});

test('what is typed into a sheet that was opened again stays, with its sheet', async () => {
  await draw();
  await open();
  await press();
  await close();
  await open();
  type('그리고 연락이 없어요');
  await answerAll(ok(null));
  expect(told()).toEqual([text.sent]);
  expect(isOpen()).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(new RegExp(text.detail)).value).toBe(
    '그리고 연락이 없어요',
  );
});

test('one thing is reported once, and told of once, though what its button stands in was left', async () => {
  const { unmount } = await draw();
  await open();
  await press();
  unmount();
  await draw();
  await open();
  await press();
  expect(asked()).toHaveLength(1);
  await answerAll(ok(null));
  expect(told()).toEqual([text.sent]);
  expect(isOpen()).toBe(false);
});

test('a report that was not kept is told of where its sheet is gone too', async () => {
  const { unmount } = await draw();
  await open();
  await press();
  unmount();
  await answerAll(err('disk'));
  expect(told()).toEqual([text.notStored]);
});

test('a report that breaks is told of, and may be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fileReport.mockRejectedValueOnce(new Error('broken'));
  await draw();
  await open();
  await press();
  await vi.waitFor(() => expect(told()).toEqual([text.notStored]));
  await press();
  expect(asked()).toHaveLength(2);
});
