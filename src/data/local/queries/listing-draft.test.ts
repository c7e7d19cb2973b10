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

test('a draft of an edit keeps what its form began with, one of an earlier version has nothing of it', () => {
  const began = {
    pictures: [{ kind: 'waiting', id: 'w', w: 1, h: 1 }],
    form: { ...EMPTY_LISTING, title: '반지' },
  };
  const draft = { step: 1, pictures: [], form: EMPTY_LISTING };
  expect(listingDraftOf({ ...draft, base: began })).toEqual({ ...draft, base: began });
  expect(listingDraftOf(draft)).not.toHaveProperty('base');
  expect(listingDraftOf({ ...draft, base: { form: 'damaged' } })).not.toHaveProperty('base');
});
