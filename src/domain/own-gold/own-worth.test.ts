import { describe, expect, test } from 'vitest';
import { dayNumberOfDate } from '../time/seoul.ts';
import { millis, milligrams, won } from '../units.ts';
import type { OwnPiece } from './own-piece.ts';
import { totalOf, worthOfPiece, worthOverTime } from './own-worth.ts';

const SELL = won(214_400);
const RING: OwnPiece = {
  id: 'ring',
  owner: 'signed_out',
  name: '돌반지',
  category: 'baby_ring',
  purity: '24K',
  weight: milligrams(3_750),
  hasStones: false,
  stamp: 'hallmark',
  solder: 'without',
  scale: 'store',
  paid: won(450_000),
  hasPhoto: false,
  createdAt: millis(1),
  updatedAt: millis(1),
};
const FOUND: OwnPiece = { ...RING, id: 'found', purity: 'unknown', paid: won(1_000) };

describe('what pieces are worth', () => {
  test('is a range, as the table of honest values has it', () => {
    expect(worthOfPiece(RING, SELL)).toEqual({ ok: true, value: { low: 799_450, high: 806_144 } });
  });

  test('adds up, and says what is not in it', () => {
    expect(totalOf([RING, { ...RING, id: 'b', paid: null }, FOUND], SELL)).toEqual({
      worth: { low: 1_598_900, high: 1_612_288 },
      valued: 2,
      unvalued: 1,
      gain: { low: 349_450, high: 356_144, paid: 450_000, pieces: 1 },
    });
  });

  test('is a loss where more was paid, and no gain where nothing is known', () => {
    expect(totalOf([{ ...RING, paid: won(900_000) }], SELL).gain).toMatchObject({
      low: -100_550,
      high: -93_856,
    });
    expect(totalOf([FOUND], SELL)).toEqual({
      worth: { low: 0, high: 0 },
      valued: 0,
      unvalued: 1,
      gain: null,
    });
  });

  test('follows the days', () => {
    const price = (date: string, sell: number) => ({
      day: dayNumberOfDate(date) ?? 0,
      sellPerGram: won(sell),
      buyPerGram: won(sell),
    });
    expect(worthOverTime([RING], [price('2026-03-12', 100_000), price('2026-03-13', 200_000)])).toEqual([
      { date: '2026-03-12', low: 372_878, high: 376_000 },
      { date: '2026-03-13', low: 745_756, high: 752_000 },
    ]);
  });
});
