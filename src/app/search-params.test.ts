import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('search parameters', () => {
  it('stay words even where they look like something else', () => {
    expect(parseSearch('?search=123&flag=true&list=[1]')).toEqual({
      search: '123',
      flag: 'true',
      list: '[1]',
    });
  });

  it('leave out what is empty', () => {
    expect(stringifySearch({ search: '', sort: undefined, page: null })).toBe('');
    expect(stringifySearch({ search: '골드바', sort: undefined })).toBe(
      `?search=${encodeURIComponent('골드바')}`,
    );
  });

  it('come back as they went, whatever was typed', () => {
    const name = fc.string({ minLength: 1 }).filter((key) => key !== '__proto__');
    const value = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.dictionary(name, value), (values) => {
        expect(parseSearch(stringifySearch(values))).toEqual({ ...values });
      }),
    );
  });
});
