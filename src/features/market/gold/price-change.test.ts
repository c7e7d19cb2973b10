import { expect, test } from 'vitest';
import type { PricePoint } from '#domain/gold/price-year.ts';
import { won } from '#domain/units.ts';
import { changeOf } from './price-change.ts';

const POINT: Omit<PricePoint, 'sellPerGram'> = { day: 60, buyPerGram: won(210_000) };
const moved = (from: number, to: number) =>
  changeOf([from, to].map((amount) => ({ ...POINT, sellPerGram: won(amount) })));

test('a price that has moved is not told to have moved by nothing', () => {
  expect(moved(200_000, 200_050)).toEqual({ kind: 'up', share: '0.1% 미만' });
  expect(moved(200_000, 199_900)).toEqual({ kind: 'down', share: '0.1%' });
  expect(moved(200_000, 200_000)).toEqual({ kind: 'same' });
});
