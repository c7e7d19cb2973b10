import { describe, expect, test } from 'vitest';
import { messageId } from '#tests/support/domain-fixtures.ts';
import { millis, won } from '../units.ts';
import type { MessageContent } from './message-content.ts';
import { answerIdOf, proposalIdOf, proposalState } from './proposal.ts';

describe('how a proposal stands', () => {
  test.each<[string, MessageContent | null]>([
    ['waiting', null],
    ['accepted', { kind: 'answer', verdict: 'accepted' }],
    ['declined', { kind: 'answer', verdict: 'declined' }],
    ['countered', { kind: 'offer', price: won(500_000) }],
    ['countered', { kind: 'appointment', appointment: { at: millis(1), place: '종로', note: '' } }],
  ])('%s', (state, answer) => {
    expect(proposalState(answer)).toBe(state);
  });
});

describe('the place of an answer', () => {
  test('is one of its own for each proposal, an answering one included', () => {
    const first = answerIdOf(messageId('m1'));
    expect(first).toBe('m1-a');
    expect(first && answerIdOf(first)).toBe('m1-a-a');
  });

  test('names the proposal that it answers', () => {
    expect(proposalIdOf(messageId('m1-a'))).toBe('m1');
    expect(proposalIdOf(messageId('m1-a-a'))).toBe('m1-a');
    expect(proposalIdOf(messageId('m1'))).toBeNull();
    expect(proposalIdOf(messageId('-a'))).toBeNull();
  });

  test('there is none once ids become too long', () => {
    expect(answerIdOf(messageId('m'.repeat(126)))).not.toBeNull();
    expect(answerIdOf(messageId('m'.repeat(127)))).toBeNull();
  });
});
