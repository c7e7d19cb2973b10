import { expect, test } from 'vitest';
import { EXCHANGE_TONES, ORDER_TONES, PRODUCT_TONES, PROPOSAL_TONES } from './status-tone.ts';

test('what waits is gold, what is agreed blue, what is done green, what is over grey, what was refused red', () => {
  expect(PRODUCT_TONES).toEqual({ selling: 'gold', reserved: 'info', sold: 'ok', hidden: 'neutral' });
  expect(ORDER_TONES).toEqual({ reserved: 'info', handed: 'gold', completed: 'ok', cancelled: 'neutral' });
  expect(EXCHANGE_TONES).toEqual({
    requested: 'gold',
    scheduled: 'info',
    in_progress: 'info',
    completed: 'ok',
    cancelled: 'neutral',
    rejected: 'error',
  });
  expect(PROPOSAL_TONES).toEqual({
    waiting: 'gold',
    accepted: 'ok',
    declined: 'neutral',
    countered: 'info',
    withdrawn: 'neutral',
    called_off: 'neutral',
    replaced: 'neutral',
  });
});
