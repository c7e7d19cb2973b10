// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pricePositionOf } from '#domain/gold/price-position.ts';
import { millis, won } from '#domain/units.ts';
import { aProduct, seoul } from '#tests/support/domain-fixtures.ts';
import { PositionWords } from './position-words.tsx';

afterEach(cleanup);

const NOW = seoul('2026-03-12T10:00');
const gold = {
  date: '2026-03-11',
  buyPerGram: won(240_000),
  sellPerGram: won(214_400),
  source: '',
  updatedAt: millis(0),
};

test.each([100_000, 600_000, 900_000])('a badge at %d won says of which day the price is', (price) => {
  render(<PositionWords position={pricePositionOf(aProduct({ price: won(price) }), gold, NOW)} />);
  expect(screen.getByText('03.11 시세')).toBeTruthy();
});

test('where there is no badge there is no day', () => {
  const { container } = render(
    <PositionWords position={pricePositionOf(aProduct({ purity: 'unknown' }), gold, NOW)} />,
  );
  expect(container.textContent).toBe('');
});
