import { expect, test } from 'vitest';
import { NO_STANDING_YET } from '#domain/account/standing.ts';
import { seoul, userId } from '#tests/support/domain-fixtures.ts';
import type { Profile } from '#domain/account/account.ts';
import { standingFacts } from './standing-facts.ts';

const NOW = seoul('2026-07-01T12:00');
const profile = (over: Partial<Profile> = {}): Profile => ({
  uid: userId('anna'),
  nickname: '금이',
  photoUrl: null,
  joinedAt: seoul('2025-03-12T12:00'),
  reviewCount: 0,
  ratings: { bad: 0, good: 0, best: 0 },
  dealCount: 0,
  ...over,
});
const said = (over: Partial<Profile> = {}) =>
  standingFacts(profile(over), NOW).map(({ words, tone }) => [words, tone]);

test('of somebody who has not dealt yet all of it is said, and what wants a second look stands out', () => {
  expect(said({ joinedAt: NOW, standing: NO_STANDING_YET })).toEqual([
    ['오늘 가입', 'gold'],
    ['이메일 미인증', 'gold'],
    ['완료한 거래 없음', 'gold'],
    ['100만원 이상 거래는 처음', 'gold'],
    ['약속 불참 없음', 'neutral'],
    ['답장 시간은 아직 몰라요', 'neutral'],
  ]);
});

test('of somebody who is known it is said in figures', () => {
  const standing = {
    isEmailVerified: true,
    bigDealCount: 3,
    noShowCount: 2,
    disputedNoShowCount: 1,
    answerTime: 'hour',
  } as const;
  expect(said({ dealCount: 1_200, standing })).toEqual([
    ['가입 1년 3개월', 'neutral'],
    ['이메일 인증', 'ok'],
    ['거래 1,200회', 'ok'],
    ['100만원 이상 거래 3회', 'ok'],
    ['약속 불참 2회', 'error'],
    ['서로 말이 다른 약속 1회', 'gold'],
    ['보통 1시간 안에 답장', 'neutral'],
  ]);
});

test.each([[undefined], [null]])('what is not known (%s) is not claimed either way', (standing) => {
  expect(said(standing === undefined ? {} : { standing })).toEqual([
    ['가입 1년 3개월', 'neutral'],
    ['완료한 거래 없음', 'gold'],
  ]);
});
