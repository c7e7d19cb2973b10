import { expect, test } from 'vitest';
import { parseOwnAccount } from './account.ts';

test('an account is read with what is missing or not understood left empty', () => {
  const empty = { nickname: '', phone: '', photoUrl: null, quietHours: null };
  expect(parseOwnAccount({})).toEqual(empty);
  expect(parseOwnAccount({ nickname: '금이', quietHours: { fromMinute: 1320, toMinute: 480 } })).toEqual({
    ...empty,
    nickname: '금이',
    quietHours: { fromMinute: 1320, toMinute: 480 },
  });
  for (const quietHours of [null, 'always', { fromMinute: 0 }, { fromMinute: 0, toMinute: 1440 }]) {
    expect(parseOwnAccount({ quietHours })).toEqual(empty);
  }
  expect(parseOwnAccount(null)).toBeNull();
});
