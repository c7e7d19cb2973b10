// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { keepSessionHint } from '#session/session-hint.ts';
import { memberSession } from '#tests/support/sessions.ts';
import {
  forgetAllSearches,
  MOST_RECENT,
  parseTerms,
  rememberSearch,
  useRecentSearches,
  withTerm,
} from './recent-searches.ts';

describe('recent searches', () => {
  test('have the newest first, each once', () => {
    expect(withTerm(['골드바', '돌반지'], '돌반지')).toEqual(['돌반지', '골드바']);
    expect(withTerm(['골드바'], '콩금')).toEqual(['콩금', '골드바']);
  });

  test('do not remember an empty term', () => {
    expect(withTerm(['골드바'], '')).toEqual(['골드바']);
  });

  test('forget the oldest', () => {
    const many = Array.from({ length: MOST_RECENT }, (_, n) => `${n}`);
    expect(withTerm(many, '새')).toEqual(['새', ...many.slice(0, -1)]);
  });

  test('survive whatever lies in the storage', () => {
    expect(parseTerms(null)).toEqual([]);
    expect(parseTerms({ 0: '골드바' })).toEqual([]);
    expect(parseTerms(['골드바', 3, '', null, '콩금'])).toEqual(['골드바', '콩금']);
  });
});

describe('whose they are', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });

  test('the person’s while signed in, and of nobody else on this device', () => {
    rememberSearch('금시세');
    keepSessionHint(memberSession('buyer'));
    rememberSearch('예물 팔기');
    const kept = Object.entries({ ...localStorage }).filter(([, value]) => String(value).includes('예물'));
    expect(kept.map(([key]) => key)).toEqual(['geumnaru.own.buyer.searches']);
    expect(localStorage.getItem('geumnaru.device.searches')).toBe('["금시세"]');
  });

  test('not the next person’s, where the server has ended a sign-in', () => {
    const terms = () => renderHook(useRecentSearches).result.current;
    rememberSearch('금시세');
    keepSessionHint(memberSession('buyer'));
    rememberSearch('예물 팔기');
    expect(terms()).toEqual(['예물 팔기']);
    keepSessionHint({ kind: 'signed_out' });
    expect(terms()).toEqual(['금시세']);
    keepSessionHint(memberSession('seller'));
    expect(terms()).toEqual([]);
    forgetAllSearches();
    keepSessionHint(memberSession('buyer'));
    expect(terms()).toEqual(['예물 팔기']);
  });
});
