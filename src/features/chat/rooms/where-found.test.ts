import { expect, test } from 'vitest';
import { whereFound } from './where-found.ts';

const WHOLE = { count: 1_234, isCut: false, hasAll: true, nameless: 0 };

test('nothing is said where everything was looked through', () => {
  expect(whereFound(WHOLE, 'coming')).toBe('');
  expect(whereFound(WHOLE, 'offline')).toBe('');
});

test('a part is named as one, with what becomes of the rest', () => {
  const part = { ...WHOLE, hasAll: false, nameless: 3 };
  expect(whereFound(part, 'coming')).toBe(
    '이 기기에 있는 대화 1,234개에서 찾았어요. 나머지 대화를 불러오고 있어요.',
  );
  expect(whereFound(part, 'offline')).toContain('연결되면 나머지 대화에서도 찾아 드려요.');
  expect(whereFound(part, 'failed')).toContain('불러오지 못했어요.');
});

test('rooms without a name are counted', () => {
  expect(whereFound({ ...WHOLE, nameless: 70 }, 'offline')).toMatch(/^대화 70개는 .+ 이 기기에 없어요/);
});

test('more rooms than are looked through are not called all', () => {
  expect(whereFound({ ...WHOLE, isCut: true }, 'coming')).toBe('이 기기에 있는 대화 1,234개에서 찾았어요.');
});
