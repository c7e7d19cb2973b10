import { expect, test } from 'vitest';
import { categoryText, purityText } from '#i18n/ko/product-words.ts';
import { fromDon } from '../gold/weight.ts';
import { NO_FILTER, type ProductFilter } from '../product/product-filter.ts';
import { won } from '../units.ts';
import { wordsOfQuestion, type QuestionText } from './question-words.ts';

const TEXT: QuestionText = {
  categories: categoryText,
  purities: purityText,
  atLeast: (value) => `${value}+`,
  atMost: (value) => `-${value}`,
  between: (from, to) => `${from}~${to}`,
  manwon: '만원',
  availableOnly: 'on sale',
  certificate: 'with a paper',
};

const said = (term: string, over: Partial<ProductFilter>) =>
  wordsOfQuestion({ term, filter: { ...NO_FILTER, ...over } }, TEXT);

test('a question is told as somebody would say it', () => {
  expect(said('', {})).toEqual([]);
  expect(
    said(' 민자 ', {
      purities: ['24K', '18K'],
      categories: ['ring', 'set'],
      region: { sido: '서울', sigungu: '강남구' },
      availableOnly: true,
      withCertificate: true,
    }),
  ).toEqual(['24K·18K 반지·세트 민자', '서울 강남구', 'with a paper', 'on sale']);
  expect(said('', { region: { sido: '서울', sigungu: '' } })).toEqual(['서울']);
});

test.each([
  [{ min: won(300_000), max: null }, '30만원+'],
  [{ min: null, max: won(12_340_000) }, '-1,234만원'],
  [{ min: won(10_000), max: won(305_000) }, '1만원~305,000원'],
  [{ min: won(0), max: won(10_000) }, '0원~1만원'],
])('a price of %j is %s', (price, words) => {
  expect(said('', { price })).toEqual([words]);
});

test('a weight is told in don', () => {
  expect(said('', { weight: { min: fromDon(1), max: null } })).toEqual(['1돈+']);
  expect(said('', { weight: { min: null, max: fromDon(1) } })).toEqual(['-1돈']);
  expect(said('', { weight: { min: fromDon(1), max: fromDon(3) } })).toEqual(['1돈~3돈']);
});
