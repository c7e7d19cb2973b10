import { describe, expect, test } from 'vitest';
import { messageId } from '#tests/support/domain-fixtures.ts';
import { micros, millis, won } from '../units.ts';
import { PENDING_POSITION } from './chat.ts';
import type { MessageContent } from './message-content.ts';
import {
  acceptedBefore,
  answerIdOf,
  callsOff,
  isEithers,
  proposalIdOf,
  proposalState,
  stands,
  type ProposalState,
} from './proposal.ts';

describe('how a proposal stands', () => {
  test.each<[string, MessageContent | null]>([
    ['waiting', null],
    ['accepted', { kind: 'answer', verdict: 'accepted' }],
    ['declined', { kind: 'answer', verdict: 'declined' }],
    ['withdrawn', { kind: 'answer', verdict: 'withdrawn' }],
    ['countered', { kind: 'offer', price: won(500_000) }],
    ['countered', { kind: 'appointment', appointment: { at: millis(1), place: '종로', note: '' } }],
  ])('%s', (state, answer) => {
    expect(proposalState(answer)).toBe(state);
  });
});

test.each<[ProposalState, boolean]>([
  ['waiting', true],
  ['accepted', true],
  ['countered', false],
  ['replaced', false],
  ['declined', false],
  ['withdrawn', false],
  ['called_off', false],
])('of one that is %s something may still come: %s', (state, isStanding) => {
  expect(stands(state)).toBe(isStanding);
});

describe('what was accepted before the part of a room that is here', () => {
  const said = (id: string, content: MessageContent) => ({ id: messageId(id), content });
  const offer = { kind: 'offer', price: won(500_000) } as const;
  const accepted = { kind: 'answer', verdict: 'accepted' } as const;

  test('is what an acceptance here names and is not here itself', () => {
    expect(acceptedBefore([said('m1-a', accepted), said('m9', offer)])).toEqual(['m1']);
  });

  test('is nothing that stands here, was answered otherwise, or answers nothing', () => {
    const others = [
      said('m1', offer),
      said('m1-a', accepted),
      said('m2-a', { kind: 'answer', verdict: 'declined' }),
      said('m3-a', offer),
      said('m4', accepted),
    ];
    expect(acceptedBefore(others)).toEqual([]);
    expect(acceptedBefore([])).toEqual([]);
  });
});

describe('an appointment that both had agreed on', () => {
  const at = millis(5_000);
  const calledOff = { kind: 'answer', verdict: 'called_off' } as const;

  test.each<[boolean, string, Parameters<typeof callsOff>[0]]>([
    [true, 'is called off before its time', { content: calledOff, position: micros(4_999_999) }],
    [true, 'is called off by what waits to be sent', { content: calledOff, position: PENDING_POSITION }],
    [false, 'stands where that came with its time', { content: calledOff, position: micros(5_000_000) }],
    [false, 'stands where nothing was said', undefined],
    [
      false,
      'stands whatever else is said',
      { content: { kind: 'answer', verdict: 'declined' }, position: micros(1) },
    ],
  ])('%s: %s', (isCalledOff, _name, said) => {
    expect(callsOff(said, at)).toBe(isCalledOff);
  });
});

describe('the place of an answer', () => {
  test('is one of its own for each proposal, an answering one included', () => {
    const first = answerIdOf(messageId('m1'));
    expect(first).toBe('m1-a');
    expect(first && answerIdOf(first)).toBe('m1-a-a');
  });

  test('is either side’s, and no other place is', () => {
    expect(isEithers(messageId('m1-a'))).toBe(true);
    expect(isEithers(messageId('m1-a-a'))).toBe(true);
    expect(isEithers(messageId('m1'))).toBe(false);
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
