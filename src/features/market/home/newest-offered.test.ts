import { expect, test } from 'vitest';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { newestOffered } from './newest-offered.ts';

const sold = aProduct({ id: productId('sold'), status: 'sold' });
const reserved = aProduct({ id: productId('reserved'), status: 'reserved' });
const offered = aProduct({ id: productId('offered'), status: 'selling' });

test('what can be bought at once stands among the newest', () => {
  expect(newestOffered([sold, offered, reserved])).toEqual([offered]);
});

test('a market of which the newest are all sold is not said to be empty', () => {
  expect(newestOffered([sold, reserved])).toEqual([sold, reserved]);
  expect(newestOffered([])).toEqual([]);
});
