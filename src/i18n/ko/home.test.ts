import { expect, test } from 'vitest';
import { homeText } from './home.ts';
import { pageText } from './pages.ts';

test('a price is called as its own screen calls it, and not of today: the day it is of stands beside it', () => {
  expect(homeText.price.title).toBe(pageText.goldPrice.title);
});
