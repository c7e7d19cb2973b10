import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { listingOf } from './listing.ts';
import { admin, anonymous, freshId, member, openWorld, serverTime, unverified, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('the serial number of a product', () => {
  const serial = { serialNumber: 'KRX-0001', updatedAt: serverTime() };

  test('the owner writes it with the product or later, reads and deletes it', async () => {
    const uid = freshId('seller');
    const id = freshId('product');
    const database = world.as(member(uid));
    const batch = database.batch();
    batch.set(database.doc(`products/${id}`), listingOf(uid));
    batch.set(database.doc(`products/${id}/private/serial`), serial);
    await assertSucceeds(batch.commit());
    await assertSucceeds(database.doc(`products/${id}/private/serial`).update(serial));
    await assertSucceeds(database.doc(`products/${id}/private/serial`).get());
    await assertSucceeds(
      world
        .as(admin(freshId('admin')))
        .doc(`products/${id}/private/serial`)
        .get(),
    );
    await assertSucceeds(database.doc(`products/${id}/private/serial`).delete());
  });

  test('nobody else reads or writes it, and it holds nothing else', async () => {
    const [seller, path] = [freshId('seller'), `products/${freshId('product')}`];
    await world.given({ [path]: listingOf(seller) });
    await world.given({ [`${path}/private/serial`]: serial });
    for (const person of [anonymous, unverified(seller), member(freshId('stranger'))]) {
      await assertFails(world.as(person).doc(`${path}/private/serial`).get());
      await assertFails(world.as(person).doc(`${path}/private/serial`).set(serial));
      await assertFails(world.as(person).collectionGroup('private').limit(1).get());
    }
    const owner = world.as(member(seller)).doc(`${path}/private/serial`);
    await assertFails(owner.set({ ...serial, serialNumber: 'x'.repeat(61) }));
    await assertFails(owner.set({ ...serial, note: 'x' }));
    await assertFails(world.as(member(seller)).doc(`${path}/private/other`).set(serial));
  });
});
