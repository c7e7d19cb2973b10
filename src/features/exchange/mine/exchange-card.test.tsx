// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveEvent } from '#device/save-file.ts';
import { myExchangesText as text } from '#i18n/ko/exchange.ts';
import { milligrams } from '#domain/units.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { anExchange, seoul } from '#tests/support/domain-fixtures.ts';
import { ExchangeCard } from './exchange-card.tsx';

vi.mock('./cancel-sheet.tsx', () => ({ CancelSheet: () => null }));
vi.mock('#device/save-file.ts', () => ({ saveEvent: vi.fn(async () => true) }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const noon = seoul('2026-03-12T12:00');
const store = aStore({ name: '금나루 종로점', phone: '02-123-4567', address: '서울 종로구 돈화문로 1' });

function show(exchange: ReturnType<typeof anExchange>) {
  render(<ExchangeCard exchange={exchange} store={store} now={noon} isWanted={false} />);
}

test('whoever is told to call the store is given its number, and where it is', () => {
  show(anExchange({ status: 'scheduled', scheduledAt: seoul('2026-03-12T13:00') }));
  const sentence = screen.getByText(/매장에 전화해주세요/);
  const call = within(sentence).getByRole('link', { name: '02-123-4567' });
  expect(call.getAttribute('href')).toBe('tel:021234567');
  expect(screen.getByText('서울 종로구 돈화문로 1')).toBeDefined();
});

test('once it was measured the gold that is expected is reckoned by that', () => {
  const measured = [{ purity: '18K', weight: milligrams(10_000), count: 1, note: '' }] as const;
  show(anExchange({ status: 'in_progress', measured }));
  expect(screen.getByText('예상 순금량').nextElementSibling?.textContent).toBe('7.5g (2돈)');
});

test('a visit that is agreed on goes into the phone’s own calendar, and one that has passed does not', () => {
  const startsAt = seoul('2026-03-14T10:30');
  const visit = anExchange({ status: 'scheduled', scheduledAt: startsAt, version: 4 });
  show(visit);
  fireEvent.click(screen.getByRole('button', { name: text.addToCalendar }));
  expect(saveEvent).toHaveBeenCalledExactlyOnceWith(
    {
      uid: `${visit.id}@geumnaru`,
      revision: 4,
      startsAt,
      durationMs: 3_600_000,
      title: '금나루 골드바 교환',
      place: '금나루 종로점, 서울 종로구 돈화문로 1',
      note: `신청 번호 ${visit.requestNo}. 신분증을 꼭 가져와 주세요.`,
    },
    '금나루-골드바-교환.ics',
  );
  cleanup();
  show({ ...visit, scheduledAt: seoul('2026-03-12T11:00') });
  expect(screen.queryByRole('button', { name: text.addToCalendar })).toBeNull();
  cleanup();
  show(anExchange({ status: 'requested' }));
  expect(screen.queryByRole('button', { name: text.addToCalendar })).toBeNull();
});

test('where a browser does not tell that it has printed, another press prints again', () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  show(anExchange({ status: 'completed' }));
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: text.print }));
    expect(print).toHaveBeenCalledTimes(times);
  }
  expect(screen.getAllByText(text.receipt)).toHaveLength(1);
});
