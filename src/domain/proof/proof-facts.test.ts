import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aGoldPrice, anOrder, aProfile } from '#tests/support/catalogue-fixtures.ts';
import {
  aMessage,
  aProduct,
  BUYER,
  messageId,
  orderId,
  SELLER,
  seoul,
} from '#tests/support/domain-fixtures.ts';
import { micros, millis, won } from '../units.ts';
import {
  conversationText,
  dealDay,
  latestOrder,
  objectPathOf,
  photoPathsOf,
  PROOF_MAX_PHOTOS,
  proofContent,
  proofGoldPrice,
  proofListing,
  proofMessage,
  proofOrder,
  proofParty,
  type ProofMessage,
} from './proof-facts.ts';

const address = (path: string) =>
  `https://store.example/v0/b/a-bucket/o/${encodeURIComponent(path)}?alt=media&token=secret`;
const range = { from: micros(100), to: micros(200) };

describe('a picture', () => {
  test('is named by its path, and its address stays out of the proof', () => {
    const content = {
      kind: 'image',
      imageUrl: address('chatImages/c 1/한.webp'),
      caption: '보증서',
    } as const;
    expect(proofContent({ ...aMessage().content, ...content })).toEqual({
      kind: 'image',
      caption: '보증서',
      path: 'chatImages/c 1/한.webp',
    });
    expect(JSON.stringify(proofContent({ ...content }))).not.toContain('secret');
  });

  test('of somebody else’s store, or that is gone, has none', () => {
    for (const url of [
      '',
      'https://example.com/a.jpg',
      'https://store.example/v0/b//o/a',
      address('').split('?')[0] ?? '',
    ]) {
      expect(objectPathOf(url)).toBeNull();
    }
    expect(objectPathOf('https://store.example/v0/b/a/o/%E0%A4%A?alt=media')).toBeNull();
    expect(objectPathOf('https://store.example/v0/b/a/o/x%2Fy#z')).toBe('x/y');
    expect(proofContent({ kind: 'image', imageUrl: null, caption: '' })).toMatchObject({ path: null });
  });

  test('is among the newest of its conversation, and known to the server', () => {
    const photo = (index: number, over: Partial<ProofMessage> = {}): ProofMessage => ({
      ...proofMessage(aMessage({ id: messageId(`m${index}`), position: micros(100 + index) }), range),
      content: { kind: 'image', caption: '', path: `p${index}` },
      ...over,
    });
    const seen = Array.from({ length: PROOF_MAX_PHOTOS + 3 }, (_, index) => photo(index));
    const unsent = photo(50, { at: null });
    const lost = photo(51, { content: { kind: 'image', caption: '', path: null } });
    expect(photoPathsOf([...seen, unsent, lost, proofMessage(aMessage(), range)])).toEqual(
      Array.from({ length: PROOF_MAX_PHOTOS }, (_, index) => `p${index + 3}`),
    );
  });
});

describe('a message', () => {
  const at = (position: number) => {
    const { at: told, typedAt } = proofMessage(aMessage({ position: micros(position) }), range);
    return [told, typedAt];
  };

  test('has the server’s time within the stretch that the server has told of, and else the device’s', () => {
    const { typedAt } = aMessage();
    expect(at(99)).toEqual([null, typedAt]);
    expect(at(100)).toEqual([100, null]);
    expect(at(200)).toEqual([200, null]);
    expect(at(201)).toEqual([null, typedAt]);
    expect(proofMessage(aMessage(), null)).toMatchObject({ at: null, typedAt, sender: BUYER });
  });

  test('is spelled in its place, in whatever order it came, and not while the server does not have it', () => {
    const said = fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      sender: fc.constantFrom('a', 'b'),
      at: fc.option(fc.integer({ min: 0, max: 5 })),
      content: fc.string(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(said, { selector: ({ id }) => id }), (messages) => {
        const text = conversationText(messages);
        expect(conversationText(messages.toReversed())).toBe(text);
        expect(conversationText(messages.filter((one) => one.at !== null))).toBe(text);
        const spelled: [string, string, number, string][] = JSON.parse(text);
        expect(spelled.map(([id]) => id).toSorted()).toEqual(
          messages.flatMap((one) => (one.at === null ? [] : [one.id])).toSorted(),
        );
        for (const [index, [id, , time]] of spelled.entries()) {
          const [before, , earlier] = spelled[index - 1] ?? ['', '', -1];
          expect(earlier < time || (earlier === time && before < id)).toBe(true);
        }
      }),
    );
  });
});

describe('what a proof says of', () => {
  test('a listing is what its seller wrote, and nothing of what others did with it', () => {
    const listing = proofListing({
      ...aProduct({
        images: [
          { url: address('productImages/p1/a'), thumbUrl: 'x', w: 1, h: 1 },
          { url: 'https://example.com/b', thumbUrl: 'x', w: 1, h: 1 },
        ],
      }),
      isWithheld: true,
      isDealt: true,
    });
    expect(listing).toMatchObject({ title: aProduct().title, images: ['productImages/p1/a'] });
    for (const hidden of [
      'isWithheld',
      'isDealt',
      'updatedAt',
      'bumpedAt',
      'favoriteCount',
      'chatCount',
      'viewCount',
    ]) {
      expect(listing).not.toHaveProperty(hidden);
    }
  });

  test('the prices of a listing is each of them once, since when it held', () => {
    const product = aProduct({
      createdAt: millis(1),
      priceHistory: [
        { price: won(800), at: millis(5) },
        { price: won(790), at: millis(6) },
        { price: won(790), at: millis(8) },
        { price: won(770), at: millis(9) },
      ],
    });
    expect(proofListing(product).priceHistory).toEqual([
      { price: 800, at: 1 },
      { price: 790, at: 6 },
      { price: 770, at: 9 },
    ]);
  });

  test('an order is what was agreed, without a picture’s address and who has rated it', () => {
    const { thumbUrl: _thumb, ...snapshot } = anOrder().snapshot;
    const { reviewedBy: _by, ...order } = anOrder({ reviewedBy: [BUYER] });
    expect(proofOrder(anOrder({ reviewedBy: [BUYER] }))).toEqual({ ...order, snapshot });
  });

  test('a person is their part in it and how they stood then', () => {
    const { nickname, joinedAt, dealCount } = aProfile();
    expect(proofParty(SELLER, SELLER, aProfile())).toEqual({
      uid: SELLER,
      role: 'seller',
      nickname,
      joinedAt: joinedAt ?? null,
      dealCount,
    });
    expect(proofParty(BUYER, SELLER, null)).toEqual({
      uid: BUYER,
      role: 'buyer',
      nickname: '',
      joinedAt: null,
      dealCount: 0,
    });
    expect(proofParty(BUYER, null, null).role).toBe('buyer');
  });

  test('a price of gold is the day’s, and the day is that of the deal', () => {
    const { date, buyPerGram, sellPerGram, source } = aGoldPrice();
    expect(proofGoldPrice(aGoldPrice())).toEqual({ date, buyPerGram, sellPerGram, source });
    const late = { from: micros(0), to: micros(seoul('2026-03-12T00:30') * 1000) };
    expect(dealDay({ createdAt: seoul('2026-03-08T23:59') }, late)).toBe('2026-03-08');
    expect(dealDay(null, late)).toBe('2026-03-12');
  });

  test('several deals is the latest of them', () => {
    const [early, late, same] = [
      anOrder({ id: orderId('b'), createdAt: seoul('2026-03-01T09:00') }),
      anOrder({ id: orderId('c'), createdAt: seoul('2026-03-02T09:00') }),
      anOrder({ id: orderId('a'), createdAt: seoul('2026-03-02T09:00') }),
    ];
    expect(latestOrder([early, late, same])).toBe(same);
    expect(latestOrder([same, late, early])).toBe(same);
    expect(latestOrder([early])).toBe(early);
    expect(latestOrder([])).toBeNull();
  });
});
