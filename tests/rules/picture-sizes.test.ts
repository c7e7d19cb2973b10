import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, test } from 'vitest';
import { listingOf, productPictureOf } from './listing.ts';
import { freshId, member, openWorld, type Fields, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const list = (changes: Fields): Promise<void> => {
  const uid = freshId('seller');
  const images = [{ ...productPictureOf(uid), ...changes }];
  return world
    .as(member(uid))
    .doc(`products/${freshId('product')}`)
    .set(listingOf(uid, { images }));
};

test.each([0, -1, 2 ** 31, 100_000, 1.5, '800', null])(
  'a picture %j pixels wide or high is refused',
  async (side) => {
    await assertFails(list({ w: side }));
    await assertFails(list({ h: side }));
  },
);

test('any picture that a device can show is taken', async () => {
  await assertSucceeds(list({ w: 1, h: 99_999 }));
});
