import { describe, expect, test } from 'vitest';
import { millis } from '../units.ts';
import {
  EMPTY_PIECE,
  formOfPiece,
  pieceOf,
  problemsOfPiece,
  restorePieceForm,
  solderOf,
} from './piece-form.ts';
import { OWN_PIECE_LIMITS } from './own-piece.ts';
import { readPiece } from './read-piece.ts';

const FILLED = {
  ...EMPTY_PIECE,
  name: ' 첫째 돌반지 ',
  category: 'baby_ring',
  purity: '24K',
  stamp: 'hallmark',
  weight: '1',
  weightUnit: 'don',
  paid: '450,000',
} as const;
const NOW = millis(1_760_000_000_000);

describe('a piece that is typed', () => {
  test('is what was typed, with joints that nobody is sure of', () => {
    expect(pieceOf(FILLED)).toEqual({
      name: '첫째 돌반지',
      category: 'baby_ring',
      purity: '24K',
      stamp: 'hallmark',
      weight: 3_750,
      scale: 'store',
      hasStones: false,
      solder: 'unsure',
      paid: 450_000,
    });
  });

  test('has no joints where it is a bar, unless somebody says so', () => {
    expect(solderOf({ solder: null, category: 'goldbar' })).toBe('without');
    expect(solderOf({ solder: 'with', category: 'goldbar' })).toBe('with');
  });

  test('goes back into the form as it was, and out again', () => {
    const piece = pieceOf({ ...FILLED, hasStones: true, stoneWeight: '0.25', fineness: '999.9' });
    expect(piece && pieceOf(formOfPiece(piece))).toEqual(piece);
    expect(piece).toMatchObject({ stoneWeight: 250, fineness: 0.9999 });
    expect(piece && formOfPiece(piece)).toEqual({
      ...FILLED,
      name: '첫째 돌반지',
      weight: '3.75',
      weightUnit: 'gram',
      fineness: '999.9',
      hasStones: true,
      stoneWeight: '0.25',
      solder: 'unsure',
      paid: '450000',
    });
  });

  test('of which little is known leaves the rest of the form open', () => {
    const piece = pieceOf({ ...FILLED, paid: '' });
    expect(piece && formOfPiece(piece)).toMatchObject({ fineness: '', stoneWeight: '', paid: '' });
    expect(piece).not.toHaveProperty('fineness');
    expect(piece).not.toHaveProperty('stoneWeight');
  });

  test('holds no stones where it has none, whatever was typed before', () => {
    const piece = pieceOf({ ...FILLED, hasStones: false, stoneWeight: '0.25' });
    expect(piece).not.toHaveProperty('stoneWeight');
    expect(pieceOf({ ...FILLED, hasStones: true, stoneWeight: ' ' })).not.toHaveProperty('stoneWeight');
  });

  test('need not have cost anything that is known', () => {
    expect(pieceOf({ ...FILLED, paid: ' ' })?.paid).toBeNull();
  });
});

describe('a piece that cannot be', () => {
  test.each([
    ['weight', '', 'missing'],
    ['weight', '0', 'not_a_number'],
    ['weight', '-3', 'not_a_number'],
    ['weight', '세 돈쯤', 'not_a_number'],
    ['weight', '1e9', 'not_a_number'],
    ['weight', '1000000000000', 'too_large'],
    ['weight', '9'.repeat(400), 'too_large'],
    ['weight', '1,000,000,000,000', 'too_large'],
    ['weight', '1000000000000.5', 'too_large'],
    ['weight', '1000000000000.25', 'too_large'],
    ['weight', '금 1000000000000', 'not_a_number'],
    ['weight', '1000000000000 정도', 'not_a_number'],
    ['paid', '-450000', 'not_a_number'],
    ['paid', '0', 'not_a_number'],
    ['paid', '비쌌어요', 'not_a_number'],
    ['paid', '1000000000000', 'too_large'],
    ['paid', '9'.repeat(40), 'too_large'],
    ['fineness', '75', 'not_fineness'],
    ['fineness', '585', 'not_of_purity'],
    ['name', '  ', 'missing'],
    ['name', '가'.repeat(41), 'too_long'],
  ] as const)('%s %j is %s', (field, typed, problem) => {
    const form = { ...FILLED, weightUnit: 'gram', [field]: typed } as const;
    expect(problemsOfPiece(form)).toEqual({ [field]: problem });
    expect(pieceOf(form)).toBeNull();
  });

  test('says of its choices that they are missing, and of stones that they weigh too much', () => {
    expect(problemsOfPiece({ ...FILLED, category: null, purity: null, stamp: null })).toEqual({
      category: 'missing',
      purity: 'missing',
      stamp: 'missing',
    });
    const stones = { ...FILLED, hasStones: true, stoneWeight: '9' } as const;
    expect(problemsOfPiece(stones)).toEqual({ stoneWeight: 'not_below_weight' });
    const huge = { ...FILLED, stoneWeight: '9'.repeat(13) } as const;
    expect(problemsOfPiece({ ...huge, hasStones: true })).toEqual({ stoneWeight: 'too_large' });
    expect(problemsOfPiece(huge)).toEqual({});
  });
});

describe('a form that was left', () => {
  test('is there again, and what nobody understands is empty', () => {
    expect(restorePieceForm(FILLED)).toEqual(FILLED);
    expect(restorePieceForm({ ...FILLED, weight: 3, stamp: 'crown', hasStones: 'yes', scale: 1 })).toEqual({
      ...FILLED,
      weight: '',
      stamp: null,
    });
    const other = {
      ...FILLED,
      fineness: '999',
      scale: 'home',
      hasStones: true,
      stoneWeight: '0.1',
      solder: 'with',
    } as const;
    expect(restorePieceForm(other)).toEqual(other);
    for (const kept of [null, undefined, 'x', 3, []]) expect(restorePieceForm(kept)).toEqual(EMPTY_PIECE);
  });
});

describe('a piece of a file', () => {
  const written = { ...FILLED, id: 'p1', createdAt: 5, updatedAt: 6 };

  test('is read as it was written', () => {
    expect(readPiece(written, NOW)).toEqual({
      kind: 'piece',
      piece: { ...pieceOf(FILLED), id: 'p1', createdAt: 5, updatedAt: 6 },
    });
  });

  test('is read where it says less, or says a number as one', () => {
    const { fineness, stoneWeight, ...bare } = written;
    expect([fineness, stoneWeight]).toEqual(['', '']);
    expect(readPiece({ ...bare, paid: null, weight: 1 }, NOW)).toMatchObject({
      piece: { weight: 3_750, paid: null },
    });
  });

  test.each([
    [0, 0],
    [NOW, NOW],
    [-1, NOW],
    [NOW + 1, NOW],
    ['5', NOW],
    [undefined, NOW],
  ])('of the time %j is of %d', (createdAt, at) => {
    expect(readPiece({ ...written, createdAt }, NOW)).toMatchObject({ piece: { createdAt: at } });
  });

  test('is refused by the beginning of its name', () => {
    const read = readPiece({ ...written, name: '가'.repeat(300) }, NOW);
    expect(read.kind === 'refused' && read.refused.name).toBe('가'.repeat(OWN_PIECE_LIMITS.nameChars));
  });

  test('has no time that lies ahead', () => {
    const read = readPiece({ ...written, createdAt: 'gestern', updatedAt: 9e15 }, NOW);
    expect(read.kind === 'piece' && [read.piece.createdAt, read.piece.updatedAt]).toEqual([NOW, NOW]);
  });

  test.each([
    [{ weight: -3 }, 'weight', 'not_a_number'],
    [{ weight: 1e12 }, 'weight', 'too_large'],
    [{ weight: 1e300 }, 'weight', 'not_a_number'],
    [{ weight: ['3'] }, 'weight', 'not_a_number'],
    [{ weight: { grams: 3 } }, 'weight', 'not_a_number'],
    [{ paid: -1 }, 'paid', 'not_a_number'],
    [{ paid: 1e14 }, 'paid', 'too_large'],
    [{ stamp: 'crown' }, 'stamp', 'missing'],
    [{ name: 7 }, 'name', 'missing'],
    [{ id: '../x' }, 'id', 'missing'],
    [{ id: undefined }, 'id', 'missing'],
  ] as const)('with %j is refused by its field', (change, field, problem) => {
    const read = readPiece({ ...written, ...change }, NOW);
    expect(read).toMatchObject({ kind: 'refused', refused: { field, problem } });
  });

  test('that is none at all is refused', () => {
    for (const value of [null, 3, 'x', []]) expect(readPiece(value, NOW).kind).toBe('refused');
  });
});
