import { describe, expect, test } from 'vitest';
import { dialogue, saidTo } from '#tests/support/scam-corpus/said-to.ts';
import type { DialogueMessage } from './dialogue.ts';
import { scamSignals, type ScamSignal } from './scam-signals.ts';

const LONGEST = 2_000;

describe('what is said is read together', () => {
  test('a sentence in pieces is one sentence', () => {
    expect(saidTo('seller', '일단', '계', '좌', '부탁드려요')).toEqual(['account_before_meeting']);
  });

  test('what is refused may have been named by the reader', () => {
    const answer: DialogueMessage = { from: 'other', at: 1, text: '그런 건 안 해요' };
    const asks = (text: string): readonly ScamSignal[] =>
      scamSignals(dialogue('buyer', [{ from: 'me', at: 0, text }, answer]));
    expect(asks('만남확인 하실 거죠?')).toEqual(['refuse_cash_or_app']);
    expect(asks('네고 되나요?')).toEqual([]);
  });
});

describe('an account is asked for before the meeting, or at it', () => {
  const arrived: DialogueMessage = { from: 'me', at: 60, text: '저 도착했어요' };
  const asked = (at: number): DialogueMessage => ({ from: 'other', at, text: '계좌번호 알려주세요' });

  test('once the two have met it is as it should be, in whatever order the messages came', () => {
    expect(scamSignals(dialogue('seller', [asked(70), arrived]))).toEqual([]);
    expect(scamSignals(dialogue('seller', [arrived, asked(50)]))).toEqual(['account_before_meeting']);
  });
});

describe('a new account and an expensive deal', () => {
  const NEW = 'new_account_expensive';
  test.each([
    ['seven days old', 7, 0, null, 1_000_000, [NEW]],
    ['eight days old', 8, 0, null, 1_000_000, []],
    ['below a million', 0, 0, null, 999_999, []],
    ['with a deal behind it', 0, 1, null, 5_000_000, []],
    ['old, with a new name', 900, 0, 7, 1_000_000, [NEW]],
    ['old, renamed eight days ago', 900, 0, 8, 1_000_000, []],
  ])('%s', (_, accountAgeDays, dealsDone, renamedDaysAgo, priceWon, found) => {
    const other = { accountAgeDays, dealsDone, renamedDaysAgo };
    const listing = { title: '골드바', priceWon, category: 'goldbar' };
    expect(scamSignals({ reader: 'buyer', listing, other, messages: [] })).toEqual(found);
  });

  test('several pieces of little worth are no bulk', () => {
    const cheap = { title: '은반지', priceWon: 299_999, category: 'ring' };
    const said = dialogue('seller', [{ from: 'other', at: 0, text: '전부 다 살게요 네고 없이요' }]);
    expect(scamSignals({ ...said, listing: cheap })).toEqual([]);
    expect(scamSignals(said)).toEqual(['bulk_no_haggle']);
  });
});

describe('texts that say nothing', () => {
  test.each([
    ['no message', []],
    ['an empty one', ['']],
    ['blanks', [' \n\t ']],
    ['emoji', ['😀👍🏻🙏', '💍']],
    ['laughs', ['ㅋㅋㅋㅋ', 'ㅠㅠ']],
    ['half of a pair', ['\uD800']],
    ['two thousand letters', ['네 알겠습니다 '.repeat(LONGEST / 8)]],
  ])('%s', (_, texts) => {
    expect(saidTo('seller', ...texts)).toEqual([]);
    expect(saidTo('buyer', ...texts)).toEqual([]);
  });

  test('a signal at the end of the longest message is found', () => {
    const ask = ' 계좌번호 알려주세요';
    expect(saidTo('seller', '가'.repeat(LONGEST - ask.length) + ask)).toEqual(['account_before_meeting']);
  });
});
