import { describe, expect, it } from 'vitest';
import { present, textParam } from './text-param.ts';

describe('a search parameter', () => {
  it('is trimmed text', () => {
    expect(textParam('  골드바 ')).toBe('골드바');
  });

  it('is nothing when it is missing, blank, enormous or no text', () => {
    for (const value of [undefined, null, '', '   ', 3, ['a'], {}, 'a'.repeat(1001)]) {
      expect(textParam(value)).toBeUndefined();
    }
  });

  it('is left out of the address when it is nothing', () => {
    expect(present({ a: 'x', b: undefined })).toEqual({ a: 'x' });
  });
});
