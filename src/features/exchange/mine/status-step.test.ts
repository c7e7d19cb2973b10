import { expect, test } from 'vitest';
import { myExchangesText } from '#i18n/ko/exchange.ts';
import { stepOf } from './status-step.ts';

test('each state stands at the step of its name, and a completed exchange has all of them behind it', () => {
  const { steps } = myExchangesText;
  const nameOf = (status: keyof typeof stepOf) => steps[stepOf[status] ?? -1] ?? null;
  expect(nameOf('requested')).toBe('신청');
  expect(nameOf('scheduled')).toBe('예약');
  expect(nameOf('in_progress')).toBe('진행');
  expect(stepOf.completed).toBe(steps.length);
  expect([nameOf('cancelled'), nameOf('rejected')]).toEqual([null, null]);
});
