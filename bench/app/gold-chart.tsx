import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { packYear, unpackYear } from '#domain/gold/price-year.ts';
import { dateOf } from '#domain/gold/price-span.ts';
import { won } from '#domain/units.ts';
import { PriceChart } from '#features/market/gold/price-chart.tsx';

const FIRST_DAY = 16_800;

/** Prices of so many days in a row, packed as the server has them. */
function packed(days: number): readonly (readonly [string, string])[] {
  const prices = Array.from({ length: days }, (_, index) => {
    const sell = 100_000 + index * 30 + Math.round(4_000 * Math.sin(index / 9));
    return { date: dateOf({ day: FIRST_DAY + index }), buyPerGram: won(sell * 1.15), sellPerGram: won(sell) };
  });
  const years = [...new Set(prices.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => [year, packYear(year, prices)]);
}

/** Milliseconds to unpack the years, and from there until the chart stands, layout included. */
function draw(days: number): { readonly unpackMs: number; readonly drawMs: number; readonly points: number } {
  const years = packed(days);
  const begin = performance.now();
  const points = years.flatMap(([year, text]) => unpackYear(year, text));
  const unpacked = performance.now();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<PriceChart points={points} span="all" />));
  place.getBoundingClientRect();
  const drawn = performance.now();
  if (place.querySelectorAll('path[d*="L"]').length !== 2) throw new Error('the chart has not its two lines');
  root.unmount();
  place.remove();
  return { unpackMs: unpacked - begin, drawMs: drawn - unpacked, points: points.length };
}

Object.assign(globalThis, { draw });
