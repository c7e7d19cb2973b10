import { describe, expect, it } from 'vitest';
import { dealMethodOf, dealMethods } from './deal-method.ts';

describe('the way of a deal', () => {
  it('is the wished one, where the listing offers it', () => {
    expect(dealMethodOf(['store', 'meet'], null, 'meet')).toBe('meet');
    expect(dealMethodOf(['store', 'meet'], null, 'parcel')).toBeNull();
  });

  it('is the one agreed on without a wish, else the first of the listing', () => {
    expect(dealMethodOf(['store', 'meet'], 'meet', null)).toBe('meet');
    expect(dealMethodOf(['store', 'meet'], null, null)).toBe('store');
    expect(dealMethodOf([], null, null)).toBe('meet');
  });

  it('may stay as agreed when the listing offers it no longer', () => {
    expect(dealMethods(['store'], 'parcel')).toEqual(['parcel', 'store']);
    expect(dealMethods(['store', 'meet'], 'meet')).toEqual(['store', 'meet']);
    expect(dealMethodOf(['store'], 'parcel', 'parcel')).toBe('parcel');
  });
});
