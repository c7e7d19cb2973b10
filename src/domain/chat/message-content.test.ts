import { expect, test } from 'vitest';
import { millis, won } from '../units.ts';
import { answerFor, answerText, LAST_WORDS, TYPED_WORDS, type MessageContent } from './message-content.ts';

const appointment = (place: string, note: string): MessageContent => ({
  kind: 'appointment',
  appointment: { at: millis(0), place, note },
});

test.each<[MessageContent, string, string]>([
  [{ kind: 'text', text: '안녕하세요' }, '안녕하세요', '안녕하세요'],
  [{ kind: 'image', imageUrl: null, caption: '앞면' }, '[이미지]', '앞면'],
  [appointment('종로3가역', '보증서'), '[약속]', '종로3가역\n보증서'],
  [appointment('종로3가역', ''), '[약속]', '종로3가역'],
  [{ kind: 'offer', price: won(420_000) }, '[가격 제안] 420,000원', ''],
  [{ kind: 'answer', verdict: 'accepted' }, '제안을 수락했어요.', ''],
  [{ kind: 'answer', verdict: 'declined' }, '제안을 거절했어요.', ''],
  [{ kind: 'answer', verdict: 'withdrawn' }, '제안을 취소했어요.', ''],
])('%j is told as %j, and its writer has typed %j', (content, last, typed) => {
  expect(answerFor(content, LAST_WORDS)).toBe(last);
  expect(answerFor(content, TYPED_WORDS)).toBe(typed);
});

test('an answer is told by its verdict', () => {
  expect(answerText('accepted')).toBe('제안을 수락했어요.');
  expect(answerText('declined')).toBe('제안을 거절했어요.');
});
