import { expect, test } from 'vitest';
import { coverOf } from './early-cover.ts';

const photo = (fields: object) => ({
  fields: { images: { arrayValue: { values: [{ mapValue: { fields } }] } } },
});
const GOOD = {
  url: { stringValue: 'https://a/b.jpg' },
  thumbUrl: { stringValue: 'https://a/s.jpg' },
  w: { integerValue: '1200' },
};

test('the first photo of a listing is read', () => {
  expect(coverOf(photo(GOOD))).toEqual({ url: 'https://a/b.jpg', thumbUrl: 'https://a/s.jpg', w: 1200 });
});

test.each([
  null,
  'a page of a captive portal',
  [],
  { fields: null },
  { fields: { images: { arrayValue: {} } } },
  { fields: { images: 7 } },
  photo({}),
  photo({ ...GOOD, url: 'https://a/b.jpg' }),
  photo({ ...GOOD, thumbUrl: { integerValue: '1' } }),
  photo({ ...GOOD, w: { integerValue: 'wide' } }),
  photo({ ...GOOD, w: undefined }),
])('what is no listing has no photo: %j', (body) => {
  expect(coverOf(body)).toBeNull();
});
