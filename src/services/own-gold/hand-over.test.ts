import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listingDraftOf, sellDraftName } from '#data/local/queries/listing-draft.ts';
import { draftsAt } from '#data/local/tab-drafts.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import { THIS_TAB } from '#device/this-tab.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { millis, milligrams } from '#domain/units.ts';
import { keepExchangeDraft } from '#sync/commands/request-exchange.ts';
import { realEnvironment } from '#sync/environment.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { draftExchange, draftListing, hasListingDraft } from './hand-over.ts';

const UNWEIGHED: OwnPiece = {
  id: 'ring',
  owner: BUYER,
  name: '돌반지',
  category: 'baby_ring',
  purity: '24K',
  fineness: 0.9999,
  weight: milligrams(3_750),
  hasStones: true,
  stamp: 'hallmark',
  solder: 'without',
  scale: 'store',
  paid: null,
  hasPhoto: true,
  createdAt: millis(1),
  updatedAt: millis(1),
};
const RING: OwnPiece = { ...UNWEIGHED, stoneWeight: milligrams(250) };
const blob = new Blob(['x'], { type: 'image/jpeg' });
const PHOTO = { owner: BUYER, id: 'ring', blob, thumb: blob, width: 4, height: 3 };

let db: UserDatabase;
beforeEach(async () => {
  // No other tab is open.
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: [] }), request: async () => undefined },
  });
  db = new UserDatabase(BUYER);
  await Promise.all(db.tables.map((table) => table.clear()));
});
afterEach(() => void vi.unstubAllGlobals());

const kept = async (name: string) => (await draftsAt(db, name)).map(({ value }) => value);

describe('a listing of a piece', () => {
  test('stands ready with what is known, its photo among it, and waits for its owner', async () => {
    expect(await hasListingDraft(db)).toBe(false);
    expect(await draftListing(db, RING, PHOTO, '각인: 홀마크')).toMatchObject({ ok: true });
    const [draft] = (await kept(sellDraftName(null))).map(listingDraftOf);
    expect(draft).toMatchObject({
      step: 0,
      pictures: [{ kind: 'waiting', w: 4, h: 3 }],
      form: {
        title: '돌반지',
        description: '각인: 홀마크',
        category: 'baby_ring',
        purity: '24K',
        fineness: '999.9',
        hasCertificate: true,
        weight: '3.75',
        hasStones: true,
        stoneWeight: '0.25',
        price: '',
      },
    });
    expect(await db.photos.count()).toBe(2);
    expect(await db.outbox.count()).toBe(0);
  });

  test('takes the place of the one before, with its pictures', async () => {
    await draftListing(db, RING, PHOTO, '');
    expect(await hasListingDraft(db)).toBe(true);
    await draftListing(db, { ...RING, name: '팔찌' }, null, '');
    const drafts = (await kept(sellDraftName(null))).map(listingDraftOf);
    expect(drafts.map((draft) => [draft?.form.title, draft?.pictures.length])).toEqual([['팔찌', 0]]);
    expect(await db.photos.count()).toBe(0);
  });
});

describe('an exchange of a piece', () => {
  const items = async () => (await kept('exchange:new')).flatMap((draft) => Object(draft).items);

  test('begins a request, or goes into the one that is being written', async () => {
    await draftExchange(db, RING, '돌반지');
    expect(await items()).toEqual([
      { key: 1, purity: '24K', weight: '3.5', unit: 'gram', count: '1', note: '돌반지' },
    ]);
    const bars = [{ key: 1, weight: '10', unit: 'don', count: '1' }];
    const line = { key: 7, purity: '18K', weight: '2', unit: 'don', count: '1', note: '' };
    await keepExchangeDraft(db, THIS_TAB.tab, { step: 2, items: [line], bars }, realEnvironment);
    await draftExchange(db, RING, '돌반지');
    const [draft] = await kept('exchange:new');
    expect(draft).toMatchObject({ step: 0, bars, items: [{ weight: '2' }, { weight: '3.5', key: 2 }] });
    expect(await db.outbox.count()).toBe(0);
  });

  test('takes the line that is still empty, and no eleventh', async () => {
    const empty = { key: 1, purity: null, weight: '', unit: 'don', count: '1', note: '' };
    await keepExchangeDraft(db, THIS_TAB.tab, { items: [empty] }, realEnvironment);
    for (let count = 0; count < 10; count += 1) expect((await draftExchange(db, RING, '')).ok).toBe(true);
    expect(await draftExchange(db, RING, '')).toEqual({ ok: false, code: 'full' });
    expect(await items()).toHaveLength(10);
  });

  test('says the weight of the metal, and all of it where nobody has weighed the stones', async () => {
    await draftExchange(db, { ...RING, stoneWeight: milligrams(3_000) }, '');
    await draftExchange(db, UNWEIGHED, '');
    await draftExchange(db, { ...RING, hasStones: false }, '');
    expect((await items()).map(({ weight }) => weight)).toEqual(['0.75', '3.75', '3.75']);
  });
});
