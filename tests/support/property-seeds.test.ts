import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertySeed } from './property-seeds.ts';

test('a property draws from the seed that the whole run draws from', () => {
  expect(fc.readConfigureGlobal()?.seed).toBe(propertySeed);
  expect(fc.check(fc.property(fc.nat(), () => true)).seed).toBe(propertySeed);
});
