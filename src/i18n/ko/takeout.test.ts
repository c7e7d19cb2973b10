import { expect, test } from 'vitest';
import { pageText } from './pages.ts';
import { takeoutFileText, takeoutText } from './takeout.ts';
import { tradeText } from './trade.ts';

test('what a person takes along is called as the screens call it', () => {
  expect(takeoutText.part.favorites).toBe(pageText.favorites.title);
  expect(takeoutText.holds).toContain(pageText.favorites.title);
  expect(takeoutText.kept.account).toContain(pageText.favorites.title);
  expect(takeoutFileText.field.purity).toBe(tradeText.filter.purity);
});

test('what was chosen in a review has a name that suits a bad one too', () => {
  expect(takeoutFileText.field.tags).toBe('선택한 항목');
});
