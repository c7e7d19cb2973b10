import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { laidOver } from '../changed-fields.ts';
import { milligrams, won } from '../units.ts';
import { changedParts, resumedListing, type ListingEdit, type ListingSaid } from './listing-changes.ts';
import { formOf, problemsOf, type ListingForm } from './listing-form.ts';
import type { ListingPicture } from './listing.ts';
import type { ListingDetails, ListingPart } from './product.ts';

const FIRST: ListingPicture = { kind: 'waiting', id: 'first', w: 1, h: 1 };
const SECOND: ListingPicture = { kind: 'waiting', id: 'second', w: 1, h: 1 };
const BASE: ListingSaid = { form: formOf(aProduct()), pictures: [FIRST, SECOND] };
const edit = (form: Partial<ListingForm>, pictures = BASE.pictures): ListingEdit => ({
  form: { ...BASE.form, ...form },
  pictures,
  base: BASE,
});

describe('what an edit changes', () => {
  test.each<[string, ListingEdit, readonly ListingPart[]]>([
    ['nothing', edit({}), []],
    ['a price', edit({ price: '500000' }), ['price']],
    [
      'a unit, with all that is weighed',
      edit({ weightUnit: 'don', weight: '1' }),
      ['weight', 'hasStones', 'stoneWeight'],
    ],
    [
      'stones, with all that is weighed',
      edit({ hasStones: true, stoneWeight: '0.1' }),
      ['weight', 'hasStones', 'stoneWeight'],
    ],
    ['a fineness, with its stamp', edit({ fineness: '750' }), ['purity', 'fineness']],
    ['a district, with its province', edit({ sigungu: '중구' }), ['region']],
    ['an order of pictures', edit({}, [SECOND, FIRST]), ['images']],
    ['a picture less', edit({ title: '반지' }, [FIRST]), ['title', 'images']],
  ])('%s', (_, changed, parts) => {
    expect(changedParts(changed)).toEqual(parts);
  });

  test('is not known of a form of which nobody has kept what it began with', () => {
    const { form, pictures } = edit({ price: '500000' });
    expect(changedParts({ form, pictures })).toBeUndefined();
  });
});

describe('an edit that is taken up again', () => {
  const today: ListingSaid = {
    form: { ...BASE.form, price: '450000', title: '오늘 제목', weight: '7.5' },
    pictures: [FIRST],
  };

  test('keeps what it has changed, and shows all else as it stands by now', () => {
    const begun = { ...edit({ title: '고친 제목', hasStones: true }), step: 2 };
    const resumed = resumedListing(begun, today);
    expect(resumed).toEqual({
      step: 2,
      form: { ...today.form, title: '고친 제목', weight: BASE.form.weight, hasStones: true },
      pictures: [FIRST],
      base: today,
    });
    expect(changedParts(resumed)).toEqual(['title', 'weight', 'hasStones', 'stoneWeight']);
  });

  test('keeps its own pictures where it has changed those', () => {
    expect(resumedListing(edit({}, [SECOND]), today)).toEqual({ ...today, pictures: [SECOND], base: today });
  });

  test('stays as it is where nobody knows what it began with, or how the listing stands', () => {
    const { form, pictures } = edit({ price: '500000' });
    expect(resumedListing({ form, pictures }, today)).toEqual({ form, pictures });
    expect(resumedListing(edit({ price: '500000' }), null)).toEqual(edit({ price: '500000' }));
  });
});

/** Listings that a form lets pass, in what could fit together or not. */
const anyDetails: fc.Arbitrary<ListingDetails> = fc
  .record({
    purity: fc.constantFrom('24K', '18K', '14K', 'unknown'),
    fineness: fc.option(fc.constantFrom(0.999, 0.75, 0.585)),
    weight: fc.integer({ min: 1, max: 300 }).map((steps) => milligrams(steps * 10)),
    stoneWeight: fc.option(fc.integer({ min: 1, max: 300 }).map((steps) => milligrams(steps * 10))),
    hasStones: fc.boolean(),
    price: fc.integer({ min: 1, max: 9 }).map(won),
    region: fc.record({ sido: fc.constantFrom('서울', '부산'), sigungu: fc.constantFrom('', '중구') }),
  } as const)
  .map(({ fineness, stoneWeight, ...said }) => ({
    ...aProduct(),
    ...said,
    ...(fineness === null ? {} : { fineness }),
    ...(stoneWeight === null || !said.hasStones ? {} : { stoneWeight }),
  }))
  .filter((details) => Object.keys(problemsOf(formOf(details))).length === 0);

test('what two devices change of one listing, neither knowing of the other, makes a listing', () => {
  const over = (standing: ListingDetails, base: ListingDetails, said: ListingDetails): ListingDetails => {
    const [began, now] = [base, said].map((details) => ({ form: formOf(details), pictures: [FIRST] }));
    if (!began || !now) throw new Error('two forms');
    const parts = changedParts({ ...now, base: began });
    type Said = ListingDetails & { readonly images: null };
    const laid = { ...standing, images: null };
    return laidOver<Said, ListingPart>(laid, { ...said, images: null }, parts ?? []);
  };
  fc.assert(
    fc.property(anyDetails, anyDetails, anyDetails, (base, phone, tablet) => {
      const both = over(over(base, base, tablet), base, phone);
      expect(problemsOf(formOf(both))).toEqual({});
      // Stones are weighed only where there are some, says the rule too.
      expect(both.hasStones || both.stoneWeight === undefined).toBe(true);
    }),
  );
});
