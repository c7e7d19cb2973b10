// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anExchange, seoul } from '#tests/support/domain-fixtures.ts';
import { ExchangeTile } from './exchange-tile.tsx';

afterEach(cleanup);

const tileOf = (over: Parameters<typeof anExchange>[0]) => {
  render(
    <ExchangeTile
      exchange={anExchange(over)}
      storeName="금나루 종로점"
      now={seoul('2026-03-14T12:00')}
      onOpen={() => undefined}
    />,
  );
  return screen.getByRole('button');
};

test('a screen reader hears number, store, weight and how long it has waited, as they stand on the tile', () => {
  tileOf({ createdAt: seoul('2026-03-11T12:00') });
  expect(
    screen.getByRole('button', {
      name: /^GN-260311-0042.*2026\.03\.11.*금나루 종로점 · 14\.063g.*3일째 대기/,
    }),
  ).toBeTruthy();
});

test('of a visit it hears the time', () => {
  tileOf({ status: 'scheduled', scheduledAt: seoul('2026-03-15T15:20') });
  expect(screen.getByRole('button', { name: /2026\.03\.15 오후 3:20/ })).toBeTruthy();
});
