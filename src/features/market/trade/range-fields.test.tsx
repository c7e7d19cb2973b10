// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Range } from '#domain/product/product-filter.ts';
import { won, type Won } from '#domain/units.ts';
import { PriceFields } from './price-fields.tsx';

afterEach(cleanup);

function filterOf(start: Range<Won>) {
  let shown = start;
  function Fields() {
    const [range, setRange] = useState(start);
    const change = (next: Range<Won>) => {
      shown = next;
      setRange(next);
    };
    return <PriceFields range={range} onChange={change} />;
  }
  render(<Fields />);
  return {
    type(label: string, digits: string) {
      const field = screen.getByLabelText(label);
      fireEvent.change(field, { target: { value: digits } });
      fireEvent.blur(field);
    },
    range: () => shown,
  };
}

test('an end that was typed stays that end, and opens the other where the two contradict each other', () => {
  const { type, range } = filterOf({ min: won(100_000), max: won(200_000) });
  type('가격 최소', '1000000');
  expect(range()).toEqual({ min: 1_000_000, max: null });
  type('가격 최대', '2000000');
  expect(range()).toEqual({ min: 1_000_000, max: 2_000_000 });
  type('가격 최대', '500000');
  expect(range()).toEqual({ min: null, max: 500_000 });
});

test('one price is a range too', () => {
  const { type, range } = filterOf({ min: won(100_000), max: won(200_000) });
  type('가격 최소', '200000');
  expect(range()).toEqual({ min: 200_000, max: 200_000 });
});
