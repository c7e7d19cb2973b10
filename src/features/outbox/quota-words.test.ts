import { expect, test } from 'vitest';
import { quotaWords } from './quota-words.ts';

test('every quota says its own number', () => {
  expect(quotaWords('messages')).toBe('메시지는 한 시간에 2,000개까지 보낼 수 있어요.');
  expect(quotaWords('reports')).toBe('신고는 하루에 20건까지 할 수 있어요.');
  expect(quotaWords('uploads')).toBe('사진은 하루에 629MB까지 올릴 수 있어요.');
});
