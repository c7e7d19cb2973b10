import { expect, test } from 'vitest';
import { everyKey } from './every-key.ts';

interface Thing {
  readonly name: string;
  readonly maker?: string;
}

test('a key may be absent where nothing is said, but not forgotten', () => {
  const thing = (maker: string) => everyKey<Thing>()({ name: 'a', ...(maker === '' ? {} : { maker }) });
  expect(thing('b')).toEqual({ name: 'a', maker: 'b' });
  expect(thing('')).toEqual({ name: 'a' });
  // @ts-expect-error -- nobody says who made it
  expect(everyKey<Thing>()({ name: 'a' })).toEqual({ name: 'a' });
});
