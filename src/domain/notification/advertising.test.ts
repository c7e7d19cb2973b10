import { expect, test } from 'vitest';
import { advertised } from './advertising.ts';

const words = { mark: '(광고)', refusal: '수신거부: 프로필 › 알림 설정' };

test('what advertises says so first, and how to refuse it last; once', () => {
  const push = { title: '수수료 할인', body: '이번 주까지', tag: 'x' };
  const marked = {
    title: '(광고) 수수료 할인',
    body: '이번 주까지\n수신거부: 프로필 › 알림 설정',
    tag: 'x',
  };
  expect(advertised(push, words)).toEqual(marked);
  expect(advertised(marked, words)).toEqual(marked);
});
