import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseUserId } from '#domain/ids.ts';
import { addressOfQuestion } from '#domain/market/saved-search.ts';
import { SAVED_SEARCH_LIMITS } from '#domain/market/search-wish.ts';
import { ANY_PRICE } from '#documents/saved-search.ts';
import { NO_FILTER, type ProductFilter } from '#domain/product/product-filter.ts';
import { millis, won } from '#domain/units.ts';
import { lookedUpBy, settleSearch } from '../../functions/src/searches/keep-search.ts';
import { noteSearchNews } from '../../functions/src/searches/note-search-news.ts';
import { tellSearches } from '../../functions/src/searches/tell-searches.ts';
import { closeBackend, database, eventually, freshId, given, stored } from './backend.ts';
import { callAnonymously, signedIn } from './callers.ts';
import { listing } from './listing.ts';

afterAll(closeBackend);

const asking = (term: string, over: Partial<ProductFilter> = {}): string =>
  addressOfQuestion({ term, filter: { ...NO_FILTER, ...over } });
const idOf = (letter: string): string => letter.repeat(64);
const long = Timestamp.fromMillis(Date.now() - 3_600_000);

/** Somebody with a search, as `keepSearch` leaves it. */
async function waitingFor(address: string, over: DocumentData = {}): Promise<string> {
  const uid = freshId('seeker');
  await given({
    [`users/${uid}`]: { nickname: '찾는이' },
    [`savedSearches/${uid}/searches/${idOf('a')}`]: {
      ...lookedUpBy(address, false),
      createdAt: long,
      ...over,
    },
  });
  return uid;
}

const list = async (over: object = {}): Promise<string> => {
  const id = freshId('found');
  const at = Timestamp.now();
  await given({ [`products/${id}`]: listing({ createdAt: at, updatedAt: at, bumpedAt: at, ...over }) });
  return id;
};
const newsOf = async (productId: string) =>
  (await database().collection('searchNews').where('productId', '==', productId).get()).docs;
/** Until as many occasions are told to their end. */
const told = (productId: string, occasions = 1) =>
  eventually(async () => {
    expect((await newsOf(productId)).map((news) => news.get('isTold'))).toEqual(Array(occasions).fill(true));
  });
const noticesTo = async (uid: string): Promise<readonly DocumentData[]> =>
  (await database().collection('notifications').where('to', '==', uid).get()).docs.map((one) => one.data());

describe('a new listing', () => {
  test('is told to who waits for one like it, once, whatever comes again, and finds are counted together', async () => {
    const word = freshId('금');
    const uid = await waitingFor(asking(word, { purities: ['24K'] }));
    const [first, second] = [
      await list({ title: `${word} 골드바` }),
      await list({ title: `${word} 목걸이` }),
    ];
    await Promise.all([told(first), told(second)]);
    for (const news of [...(await newsOf(first)), ...(await newsOf(second))]) {
      await news.ref.update({ isTold: false });
      await tellSearches(news.ref);
    }
    const notices = await noticesTo(uid);
    expect(notices).toEqual([
      expect.objectContaining({
        type: 'saved_search',
        title: `24K ${word} 새 상품 2개`,
        link: `/trade?${asking(word, { purities: ['24K'] })}`,
        meta: { searchId: idOf('a'), count: '2' },
        read: false,
      }),
    ]);
  });

  test('after what was read begins a new count', async () => {
    const word = freshId('금');
    const uid = await waitingFor(asking(word));
    await told(await list({ title: word }));
    const { docs } = await database().collection('notifications').where('to', '==', uid).get();
    await docs[0]?.ref.update({ read: true });
    await told(await list({ title: `${word} 반지` }));
    const notices = await noticesTo(uid);
    expect(notices.map(({ title }) => title)).toEqual([`${word} 새 상품 1개`, `${word} 새 상품 1개`]);
    expect(notices.filter(({ read }) => read === false)).toHaveLength(1);
  });

  test('an hour later takes the place of what was not read, so that it is pushed once more', async () => {
    const word = freshId('금');
    const uid = await waitingFor(asking(word));
    await told(await list({ title: word }));
    const path = `savedSearches/${uid}/searches/${idOf('a')}`;
    await database()
      .doc(path)
      .update({ pushedAt: Timestamp.fromMillis(Date.now() - 3_700_000) });
    await told(await list({ title: `${word} 반지` }));
    const notices = await noticesTo(uid);
    expect(notices.filter(({ read }) => read === false).map(({ title }) => title)).toEqual([
      `${word} 새 상품 2개`,
    ]);
    const former = notices.filter(({ read }) => read === true);
    // By its time devices hear of the mark (`notificationsReadSince`).
    expect(former).toEqual([expect.objectContaining({ readAt: expect.any(Timestamp) })]);
    expect(notices).toHaveLength(2);
  });

  test('is told neither to its seller, nor across a block, nor of a search that is paused, newer or another', async () => {
    const word = freshId('금');
    const seller = freshId('seller');
    const [blocking, blocked, paused, newer, other, elsewhere, dear, left] = [
      await waitingFor(asking(word)),
      await waitingFor(asking(word)),
      await waitingFor(asking(word), { isPaused: true }),
      await waitingFor(asking(word), { createdAt: Timestamp.fromMillis(Date.now() + 600_000) }),
      await waitingFor(asking(`${word} 팔찌`)),
      await waitingFor(asking(word, { region: { sido: '부산', sigungu: '' } })),
      await waitingFor(asking(word, { price: { min: null, max: won(100_000) } })),
      await waitingFor(asking(word)),
    ];
    const waits = await waitingFor(asking(word, { region: { sido: '서울', sigungu: '강남구' } }));
    await database().doc(`users/${left}`).delete();
    await given({
      [`users/${seller}`]: { nickname: '파는이' },
      [`savedSearches/${seller}/searches/${idOf('b')}`]: {
        ...lookedUpBy(asking(word), false),
        createdAt: long,
      },
      [`blocks/${blocking}/items/${seller}`]: {},
      [`blocks/${seller}/items/${blocked}`]: {},
    });
    await told(await list({ title: word, sellerId: seller }));
    const heard = await Promise.all(
      [seller, blocking, blocked, paused, newer, other, elsewhere, dear, left].map(noticesTo),
    );
    expect(heard.map(({ length }) => length)).toEqual(heard.map(() => 0));
    expect(await noticesTo(waits)).toHaveLength(1);
  });

  test('that is hidden before anybody was told is told to nobody', async () => {
    const word = freshId('금');
    const uid = await waitingFor(asking(word));
    const id = await list({ title: word, status: 'hidden' });
    const news = database().doc(`searchNews/${id}-new`);
    await news.set({ productId: id, price: 2_000_000, at: Timestamp.now(), isTold: false });
    await told(id);
    expect(await noticesTo(uid)).toEqual([]);
  });

  test('costs reads of those who may wait for it alone, and a run that was cut short goes on from its place', async () => {
    // No other test begins a word so: what is read is reckoned exactly.
    const word = freshId('쇳');
    const uids = [await waitingFor(asking(word)), await waitingFor(asking(word))].toSorted();
    const id = await list({ title: word, createdAt: long });
    await told(id);
    const [first, second] = uids.map((uid) => `savedSearches/${uid}/searches/${idOf('a')}`);
    const news = database().doc(`looks/${freshId('look')}`);
    const look = async (place: DocumentData = {}) => {
      await news.set({ productId: id, price: 2_000_000, at: Timestamp.now(), isTold: false, ...place });
      return tellSearches(news);
    };
    for (const path of [first, second]) await database().doc(`${path}/told/${id}`).delete();
    const from = `w|${[...word].slice(0, 3).join('')}`;
    expect((await look({ from, behind: [ANY_PRICE, first] })).searches).toBe(1);
    expect(await stored(`${first}/told/${id}`)).toBeUndefined();
    expect(await stored(`${second}/told/${id}`)).toBeDefined();
    const before = await look();
    expect(before.searches).toBe(2);
    expect(before.questions).toBeLessThan(40);
    await withOthers(500);
    expect(await look()).toEqual(before);
    expect(await stored(`${first}/told/${id}`)).toBeDefined();
  });
});

/** Searches that cannot find it: of other words, of its word elsewhere, and for less. */
async function withOthers(count: number): Promise<void> {
  const writes = database().batch();
  for (let n = 0; n < count; n += 1) {
    const address = [
      asking(`없는말${n}`),
      asking('골드바', { region: { sido: '부산', sigungu: '' } }),
      asking('골드바', { price: { min: null, max: won(1_000_000) } }),
      asking('', { categories: ['ring'], purities: ['14K'] }),
    ][n % 4];
    const reference = database().doc(`savedSearches/${freshId('other')}/searches/${idOf('c')}`);
    writes.set(reference, { ...lookedUpBy(address ?? '', false), createdAt: long });
  }
  await writes.commit();
}

test('a listing that becomes cheap enough is told to whom it was too dear, once however often it falls', async () => {
  const word = freshId('금');
  const [cheap, dear, any] = [
    await waitingFor(asking(word, { price: { min: null, max: won(1_500_000) } })),
    await waitingFor(asking(word, { price: { min: null, max: won(500_000) } })),
    await waitingFor(asking(word), { createdAt: Timestamp.fromMillis(Date.now() + 600_000) }),
  ];
  const id = await list({ title: word });
  await told(id);
  expect(await noticesTo(cheap)).toEqual([]);
  const change = async (price: number, occasions: number) => {
    await database().doc(`products/${id}`).update({ price });
    await told(id, occasions);
  };
  await change(1_400_000, 2);
  await change(1_600_000, 2);
  await change(1_300_000, 3);
  expect(await noticesTo(cheap)).toHaveLength(1);
  expect(await noticesTo(dear)).toEqual([]);
  expect(await noticesTo(any)).toEqual([]);
  const [notice] = await noticesTo(cheap);
  expect(notice?.['body']).toContain('1,400,000원');
});

test('a listing that fell while nobody could buy it is told of once somebody can, once', async () => {
  const word = freshId('금');
  const uid = await waitingFor(asking(word, { price: { min: null, max: won(1_500_000) } }));
  const id = await list({ title: word });
  await told(id);
  const product = database().doc(`products/${id}`);
  const edit = (over: object) => product.update({ updatedAt: Timestamp.now(), ...over });
  await edit({ status: 'reserved' });
  await edit({ price: 1_400_000 });
  await eventually(async () => expect((await product.get()).get('priceHistory')).toHaveLength(2));
  const since = await waitingFor(asking(word), { createdAt: Timestamp.fromMillis(Date.now() + 1_000) });
  await edit({ status: 'selling' });
  await told(id, 2);
  expect(await noticesTo(since)).toEqual([]);
  expect(await noticesTo(uid)).toEqual([
    expect.objectContaining({ body: expect.stringContaining('1,400,000원') }),
  ]);
  const onSale = await product.get();
  await edit({ status: 'hidden' });
  const before = await product.get();
  await edit({ status: 'selling' });
  await noteSearchNews(before, await product.get(), new Date());
  await noteSearchNews(onSale, await product.get(), new Date());
  await told(id, 2);
});

test('a listing whose price is turned all day calls nobody any more', async () => {
  const fallsNoted = async (priceHistory: readonly object[]): Promise<number> => {
    const id = await list({ price: 800_000, priceHistory });
    const product = database().doc(`products/${id}`);
    const before = await product.get();
    await product.update({ price: 700_000, updatedAt: Timestamp.now() });
    await noteSearchNews(before, await product.get(), new Date());
    return (await newsOf(id)).filter((news) => news.id !== `${id}-new`).length;
  };
  const turns = Array.from({ length: 21 }, (_, n) => ({
    price: 800_000 + n,
    at: Timestamp.fromMillis(Date.now() - (n + 1) * 60_000),
  }));
  expect(await fallsNoted([])).toBe(1);
  expect(await fallsNoted(turns)).toBe(0);
});

describe('keeping a search', () => {
  let member: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    member = await signedIn('keeper');
  });
  const seenOf = async (uid: string, searchId: string): Promise<number | null> => {
    const { exists, updateTime } = await database().doc(`wishes/${uid}/items/search_${searchId}`).get();
    if (!exists || !updateTime) return null;
    return updateTime.seconds * 1_000_000 + Math.trunc(updateTime.nanoseconds / 1000);
  };
  const ask = async (over: object = {}, person = member) => {
    const call = { searchId: idOf('d'), address: asking('반지'), wish: 'kept', ...over };
    return person.call('keepSearch', { seen: await seenOf(person.uid, call.searchId), ...call });
  };
  const held = (uid: string, searchId = idOf('d')) => stored(`savedSearches/${uid}/searches/${searchId}`);

  test('a member keeps, pauses and gives up; what listings are held against it by is the server’s', async () => {
    expect(await ask()).toEqual({ ok: true, value: null });
    expect(await held(member.uid)).toMatchObject({ isPaused: false, anchors: ['w|반지'] });
    expect(await ask({ wish: 'paused' })).toEqual({ ok: true, value: null });
    expect(await held(member.uid)).toMatchObject({ isPaused: true, anchors: [] });
    expect(await ask({ wish: 'kept' })).toEqual({ ok: true, value: null });
    expect(await ask({ wish: 'removed' })).toEqual({ ok: true, value: null });
    expect(await held(member.uid)).toBeUndefined();
  });

  test('a wish that comes late changes nothing', async () => {
    const searchId = idOf('e');
    expect(await ask({ searchId })).toMatchObject({ ok: true });
    const seen = await seenOf(member.uid, searchId);
    expect(await ask({ searchId, wish: 'removed' })).toMatchObject({ ok: true });
    expect(await ask({ searchId, seen })).toEqual({ ok: false, code: 'stale' });
    expect(await ask({ searchId, seen: null })).toEqual({ ok: false, code: 'stale' });
    expect(await held(member.uid, searchId)).toBeUndefined();
  });

  test('of as many as one person may have, however many ask at once', async () => {
    const uid = parseUserId(freshId('keeper'));
    if (uid === null) throw new Error('a fresh id must be one of a user');
    const call = (n: number) => ({
      searchId: String(n).padStart(64, '0'),
      address: asking(`반지${n}`),
      wish: 'kept' as const,
      seen: null,
    });
    const now = millis(Date.now());
    const { most } = SAVED_SEARCH_LIMITS;
    for (let n = 1; n < most; n += 1) await settleSearch(uid, call(n), now);
    const last = await Promise.all([
      settleSearch(uid, call(most), now),
      settleSearch(uid, call(most + 1), now),
    ]);
    expect(last.filter(({ ok }) => ok)).toHaveLength(1);
    expect(last).toContainEqual({ ok: false, code: 'full' });
    const kept = await database().collection(`savedSearches/${uid}/searches`).count().get();
    expect(kept.data().count).toBe(most);
  });

  test('that asks for nothing is refused, and so is who is no member', async () => {
    expect(await ask({ searchId: idOf('f'), address: '' })).toEqual({ ok: false, code: 'invalid' });
    expect(await ask({ searchId: idOf('f'), address: 'sort=newest&available=1' })).toEqual({
      ok: false,
      code: 'invalid',
    });
    expect(await ask({ searchId: 'short' })).toBe('INVALID_ARGUMENT');
    expect(await ask({ address: 'x'.repeat(SAVED_SEARCH_LIMITS.chars + 1) })).toBe('INVALID_ARGUMENT');
    expect(await ask({ wish: 'doubled' })).toBe('INVALID_ARGUMENT');
    const unverified = await signedIn('newcomer', { isVerified: false });
    expect(await ask({}, unverified)).toBe('PERMISSION_DENIED');
    expect(await callAnonymously('keepSearch', {})).toBe('UNAUTHENTICATED');
  });
});
