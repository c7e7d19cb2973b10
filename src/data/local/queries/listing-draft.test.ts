import { expect, test } from 'vitest';
import { EMPTY_LISTING } from '#domain/product/listing-form.ts';
import { listingDraftOf } from './listing-draft.ts';

const draftWith = (fineness: unknown) =>
  listingDraftOf({ step: 1, pictures: [], form: { ...EMPTY_LISTING, fineness } })?.form.fineness;

test('a draft keeps the fineness as it was typed, right or wrong', () => {
  expect(draftWith('99.')).toBe('99.');
});

test('a draft from before it could be typed says the same per mille', () => {
  expect(draftWith(0.9999)).toBe('999.9');
  expect(draftWith(null)).toBe('');
});
