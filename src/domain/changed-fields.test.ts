import { expect, test } from 'vitest';
import { changedByBoth, changedFields, laidOver } from './changed-fields.ts';

interface Thing {
  readonly name: string;
  readonly maker?: string;
  readonly places: readonly string[];
}

test('a field is changed where another value stands in it, or one where none stood, or none any more', () => {
  const thing: Thing = { name: 'a', places: ['x'] };
  expect(changedFields<Thing>(thing, { name: 'a', places: ['x'] })).toEqual([]);
  expect(changedFields<Thing>(thing, { name: 'b', places: ['x', 'y'] })).toEqual(['name', 'places']);
  expect(changedFields<Thing>(thing, { ...thing, maker: 'm' })).toEqual(['maker']);
  expect(changedFields<Thing>({ ...thing, maker: 'm' }, thing)).toEqual(['maker']);
});

test('what was changed stands over all else as it was, and what is said no more is gone', () => {
  const standing: Thing = { name: 'a', maker: 'm', places: ['x'] };
  const said: Thing = { name: 'b', places: ['y'] };
  expect(laidOver<Thing, keyof Thing>(standing, said, ['name'])).toEqual({ ...standing, name: 'b' });
  expect(laidOver<Thing, keyof Thing>(standing, said, ['maker'])).toStrictEqual({ name: 'a', places: ['x'] });
  expect(laidOver<Thing, keyof Thing>(standing, said, [])).toEqual(standing);
  expect(standing).toEqual({ name: 'a', maker: 'm', places: ['x'] });
});

test('of two edits what either changes is changed, and everything where either says everything', () => {
  expect(changedByBoth(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(changedByBoth(undefined, ['a'])).toBeUndefined();
  expect(changedByBoth(['a'], undefined)).toBeUndefined();
});
