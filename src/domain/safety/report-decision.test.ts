import { describe, expect, test } from 'vitest';
import { decisionsFor, refusalOfDecision, REPORT_DECISIONS, statusAfter } from './report-decision.ts';

describe('a decision on a report', () => {
  test.each(['product', 'post', 'comment', 'review'] as const)('may take down a %s', (type) => {
    expect(decisionsFor(type)).toEqual(REPORT_DECISIONS);
    expect(refusalOfDecision('open', type, 'hide', '가품입니다.')).toBeNull();
  });

  test.each(['user', 'message'] as const)('warns about a %s, but hides none', (type) => {
    expect(decisionsFor(type)).toEqual(['warn', 'keep']);
    expect(refusalOfDecision('open', type, 'hide', '욕설입니다.')).toBe('impossible');
    expect(refusalOfDecision('open', type, 'warn', '욕설입니다.')).toBeNull();
  });

  test('is taken once', () => {
    expect(refusalOfDecision('resolved', 'post', 'keep', '')).toBe('decided');
    expect(refusalOfDecision('dismissed', 'post', 'hide', '광고입니다.')).toBe('decided');
  });

  test('gives its reason to the author', () => {
    expect(refusalOfDecision('open', 'post', 'hide', ' ')).toBe('note_required');
    expect(refusalOfDecision('open', 'post', 'warn', '')).toBe('note_required');
    expect(refusalOfDecision('open', 'post', 'keep', '')).toBeNull();
    expect(refusalOfDecision('open', 'post', 'keep', '가'.repeat(301))).toBe('note_required');
  });

  test('closes the report', () => {
    expect(REPORT_DECISIONS.map(statusAfter)).toEqual(['resolved', 'resolved', 'dismissed']);
  });
});
