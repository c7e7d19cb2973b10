import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnGoldDatabase } from '#data/local/own-gold-database.ts';
import { leaveForm } from '#data/local/own-gold-store.ts';
import {
  countPieces,
  formKey,
  formLeft,
  formPhotoKey,
  photoOf,
  piecesOf,
} from '#data/local/queries/own-gold-queries.ts';
import { OWN_PIECE_LIMITS, type Owner } from '#domain/own-gold/own-piece.ts';
import { EMPTY_PIECE, pieceOf, type PieceDetails } from '#domain/own-gold/piece-form.ts';
import { millis } from '#domain/units.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import {
  bringPieces,
  deletePiece,
  deletePieces,
  keepPiece,
  pieceFormWriter,
  moveForms,
  movePieces,
  type OwnGold,
} from './keep-own-gold.ts';

let now = 1_000;
let ids = 0;
const environment = {
  now: () => millis(now),
  random: () => 0,
  newId: () => {
    ids += 1;
    return `id${ids}`;
  },
};
const db = new OwnGoldDatabase();
const listOf = (owner: Owner, giveUp: OwnGold['giveUp'] = async () => false): OwnGold => ({
  db,
  owner,
  giveUp,
});
const mine = listOf(BUYER);

const details = (name: string): PieceDetails => {
  const piece = pieceOf({
    ...EMPTY_PIECE,
    name,
    category: 'ring',
    purity: '18K',
    stamp: 'none',
    weight: '3.75',
  });
  if (!piece) throw new Error('no piece');
  return piece;
};
const blob = new Blob(['x'], { type: 'image/jpeg' });
const PHOTO = { blob, thumb: blob, width: 4, height: 3 };
const names = async (owner: Owner) => (await piecesOf(db, owner)).map(({ name }) => name);

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await Promise.all([db.pieces.clear(), db.photos.clear(), db.forms.clear()]);
  now = 1_000;
});
afterEach(() => void vi.restoreAllMocks());

describe('a piece', () => {
  test('is kept with its photo, changed, freed of the photo and deleted', async () => {
    await leaveForm(db, BUYER, null, { name: '반' });
    const kept = await keepPiece(mine, { known: null, details: details('반지'), photo: PHOTO }, environment);
    const [piece] = await piecesOf(db, BUYER);
    if (!kept.ok || !piece) throw new Error('not kept');
    expect(piece).toMatchObject({ id: kept.value, owner: BUYER, hasPhoto: true, createdAt: 1_000 });
    expect(await formLeft(db, BUYER, null)).toBeNull();

    now = 2_000;
    await pieceFormWriter(mine, piece.id, environment).keep({ name: '큰' });
    expect(await formLeft(db, BUYER, piece.id)).toEqual({ name: '큰' });
    await keepPiece(mine, { known: piece, details: details('큰 반지') }, environment);
    expect(await piecesOf(db, BUYER)).toMatchObject([
      { id: piece.id, name: '큰 반지', hasPhoto: true, createdAt: 1_000, updatedAt: 2_000 },
    ]);
    expect(await formLeft(db, BUYER, piece.id)).toBeNull();

    await keepPiece(mine, { known: piece, details: details('큰 반지'), photo: null }, environment);
    expect((await piecesOf(db, BUYER))[0]?.hasPhoto).toBe(false);
    expect(await photoOf(db, BUYER, piece.id)).toBeNull();
    await deletePiece(mine, piece.id);
    expect(await countPieces(db, BUYER)).toBe(0);
  });

  test('without a photo has none', async () => {
    await keepPiece(mine, { known: null, details: details('반지') }, environment);
    expect(await piecesOf(db, BUYER)).toMatchObject([{ name: '반지', hasPhoto: false }]);
    expect(await db.photos.count()).toBe(0);
  });

  test('that is asked for twice is one', async () => {
    await keepPiece(mine, { known: null, details: details('반지') }, environment, 'wish');
    await keepPiece(mine, { known: null, details: details('반지') }, environment, 'wish');
    expect(await names(BUYER)).toEqual(['반지']);
  });

  test('is seen by nobody else, and all of them go when their owner wants it, and only theirs', async () => {
    await keepPiece(mine, { known: null, details: details('내 것') }, environment);
    await keepPiece(listOf(SELLER), { known: null, details: details('남의 것') }, environment);
    expect(await names(BUYER)).toEqual(['내 것']);
    expect(await names('signed_out')).toEqual([]);
    await deletePieces(mine);
    expect([await names(BUYER), await names(SELLER)]).toEqual([[], ['남의 것']]);
  });

  test('for which the disk has no room is stored once something else was given up, or not at all', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    let refusals = 2;
    const refuse = () => {
      refusals -= 1;
      if (refusals >= 0) full();
    };
    db.pieces.hook('creating', refuse);
    const giveUp = vi.fn(async () => true);
    const patient = listOf(BUYER, giveUp);
    expect((await keepPiece(patient, { known: null, details: details('하나') }, environment)).ok).toBe(true);
    expect(giveUp).toHaveBeenCalledTimes(2);
    refusals = 1;
    expect(await keepPiece(mine, { known: null, details: details('둘'), photo: PHOTO }, environment)).toEqual(
      {
        ok: false,
        code: 'disk',
      },
    );
    db.pieces.hook('creating').unsubscribe(refuse);
    expect(await names(BUYER)).toEqual(['하나']);
    expect(await db.photos.count()).toBe(0);
  });
});

describe('pieces of a file', () => {
  const brought = (id: string, name: string, updatedAt: number) => ({
    piece: { ...details(name), id, createdAt: millis(1), updatedAt: millis(updatedAt) },
    photo: PHOTO,
  });

  test('are taken in once, and never over something newer', async () => {
    const file = [brought('a', '가', 10), brought('b', '나', 10)];
    expect(await bringPieces(mine, file)).toEqual({ ok: true, value: { added: 2, renewed: 0, left: 0 } });
    expect(await piecesOf(db, BUYER)).toMatchObject([{ hasPhoto: true }, { hasPhoto: true }]);
    expect(await bringPieces(mine, file)).toEqual({ ok: true, value: { added: 0, renewed: 0, left: 2 } });
    const [a] = (await piecesOf(db, BUYER)).filter(({ id }) => id === 'a');
    now = 20;
    await keepPiece(mine, { known: a ?? null, details: details('가, 고침') }, environment);
    const later = [brought('a', '가', 15), brought('b', '나, 고침', 30), brought('c', '다', 5)];
    expect(await bringPieces(mine, later)).toEqual({ ok: true, value: { added: 1, renewed: 1, left: 1 } });
    expect((await names(BUYER)).toSorted()).toEqual(['가, 고침', '나, 고침', '다']);
  });

  test('have no photo here where they had none there', async () => {
    await bringPieces(mine, [{ ...brought('a', '가', 10), photo: null }]);
    expect(await piecesOf(db, BUYER)).toMatchObject([{ id: 'a', hasPhoto: false }]);
    expect(await photoOf(db, BUYER, 'a')).toBeNull();
    expect(await db.photos.count()).toBe(0);
  });

  test('are another person’s own when they take in the same file', async () => {
    const file = [brought('a', '가', 10)];
    await bringPieces(mine, file);
    await bringPieces(listOf(SELLER), file);
    await deletePieces(mine);
    expect(await names(SELLER)).toEqual(['가']);
    expect(await photoOf(db, SELLER, 'a')).not.toBeNull();
  });

  test('are not taken in where there would be too many', async () => {
    const many = Array.from({ length: OWN_PIECE_LIMITS.pieces }, (_, index) =>
      brought(`p${index}`, '반지', 1),
    );
    expect((await bringPieces(mine, many)).ok).toBe(true);
    expect(await bringPieces(mine, [brought('more', '반지', 1)])).toEqual({ ok: false, code: 'full' });
    expect(await keepPiece(mine, { known: null, details: details('반지') }, environment)).toEqual({
      ok: false,
      code: 'full',
    });
    expect(await countPieces(db, BUYER)).toBe(OWN_PIECE_LIMITS.pieces);
  });
});

test('what was written down signed out goes over to a member with its photo', async () => {
  await keepPiece(
    listOf('signed_out'),
    { known: null, details: details('반지'), photo: PHOTO },
    environment,
    'x',
  );
  expect(await movePieces(mine, 'signed_out')).toEqual({ ok: true, value: 1 });
  expect([await names(BUYER), await names('signed_out')]).toEqual([['반지'], []]);
  expect(await photoOf(db, BUYER, 'x')).toMatchObject({ width: 4 });
  expect(await photoOf(db, 'signed_out', 'x')).toBeNull();
  expect(await movePieces(mine, 'signed_out')).toEqual({ ok: true, value: 0 });
});

test('a piece that stands in both lists is kept in its newer edition, with the photo of that one', async () => {
  const edition = (id: string, owner: Owner, name: string, updatedAt: number) => ({
    ...details(name),
    id,
    owner,
    hasPhoto: true,
    createdAt: millis(1),
    updatedAt: millis(updatedAt),
  });
  await db.pieces.bulkPut([
    edition('a', BUYER, '가, 고침', 20),
    edition('a', 'signed_out', '가', 10),
    edition('b', BUYER, '나', 10),
    edition('b', 'signed_out', '나, 고침', 20),
  ]);
  const photo = (id: string, owner: Owner, width: number) => ({ ...PHOTO, id, owner, width });
  await db.photos.bulkPut([
    photo('a', BUYER, 1),
    photo('a', 'signed_out', 2),
    photo('b', BUYER, 1),
    photo('b', 'signed_out', 2),
  ]);
  expect(await movePieces(mine, 'signed_out')).toEqual({ ok: true, value: 2 });
  expect((await names(BUYER)).toSorted()).toEqual(['가, 고침', '나, 고침']);
  expect(await photoOf(db, BUYER, 'a')).toMatchObject({ width: 1 });
  expect(await photoOf(db, BUYER, 'b')).toMatchObject({ width: 2 });
  expect([await countPieces(db, 'signed_out'), await db.photos.count()]).toEqual([0, 2]);
});

test('forms that are not finished go over with their photos, and take no place of another', async () => {
  await db.forms.clear();
  const form = (owner: Owner, id: string | null, value: unknown) => ({ key: formKey(owner, id), value });
  const photoOfForm = (owner: Owner, id: string | null, value: unknown) => ({
    key: formPhotoKey(owner, id),
    value,
  });
  await db.forms.bulkPut([
    form('signed_out', null, '새 반지'),
    photoOfForm('signed_out', null, '사진'),
    form('signed_out', 'a', '고치던 것'),
    photoOfForm('signed_out', 'a', '고친 사진'),
    form(BUYER, null, '내 것'),
    form(SELLER, null, '남의 것'),
  ]);
  expect(await moveForms(mine, 'signed_out')).toEqual({ ok: true, value: null });
  expect((await db.forms.toArray()).toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(
    [
      form(BUYER, null, '내 것'),
      form(BUYER, 'a', '고치던 것'),
      photoOfForm(BUYER, 'a', '고친 사진'),
      form(SELLER, null, '남의 것'),
    ].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  );
});

/** A list with as many pieces as anybody may have, and `more`. */
async function full(owner: Owner, more = 0): Promise<void> {
  const pieces = Array.from({ length: OWN_PIECE_LIMITS.pieces + more }, (_, index) => ({
    ...details('반지'),
    id: `p${index}`,
    owner,
    hasPhoto: false,
    createdAt: millis(1),
    updatedAt: millis(1),
  }));
  await db.pieces.bulkPut(pieces);
}

describe('a list that is full', () => {
  test('takes over none of another, which stays where it was', async () => {
    await full(BUYER);
    await keepPiece(
      listOf('signed_out'),
      { known: null, details: details('반지'), photo: PHOTO },
      environment,
      'x',
    );
    expect(await movePieces(mine, 'signed_out')).toEqual({ ok: false, code: 'full' });
    expect(await names('signed_out')).toEqual(['반지']);
    expect(await photoOf(db, 'signed_out', 'x')).toMatchObject({ width: 4 });
    expect(await countPieces(db, BUYER)).toBe(OWN_PIECE_LIMITS.pieces);
  });

  test('is handed over where that makes no more than anybody may have', async () => {
    await full('signed_out');
    expect(await movePieces(mine, 'signed_out')).toEqual({ ok: true, value: OWN_PIECE_LIMITS.pieces });
    expect(await countPieces(db, BUYER)).toBe(OWN_PIECE_LIMITS.pieces);
  });

  test('takes over what stands in it already', async () => {
    await full(BUYER);
    const known = await db.pieces.get([BUYER, 'p0']);
    if (!known) throw new Error('no piece');
    await db.pieces.put({ ...known, owner: 'signed_out', updatedAt: millis(2) });
    expect(await movePieces(mine, 'signed_out')).toEqual({ ok: true, value: 1 });
    expect(await countPieces(db, BUYER)).toBe(OWN_PIECE_LIMITS.pieces);
  });

  test('even above what anybody may have, still lets its pieces be changed and renewed', async () => {
    await full(BUYER, 1);
    const known = (await db.pieces.get([BUYER, 'p0'])) ?? null;
    expect((await keepPiece(mine, { known, details: details('고침') }, environment)).ok).toBe(true);
    const piece = { ...details('새로'), id: 'p1', createdAt: millis(1), updatedAt: millis(2) };
    expect(await bringPieces(mine, [{ piece, photo: null }])).toEqual({
      ok: true,
      value: { added: 0, renewed: 1, left: 0 },
    });
  });
});
