import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { longAgo } from './conversation.ts';
import { admin, anonymous, freshId, member, openWorld, unverified, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const customers = () => [anonymous, unverified(freshId('user')), member(freshId('user'))];

describe.each([
  ['systemRuns', 50],
  ['systemFaults', 100],
  ['clientErrors', 100],
])('%s', (collection, most) => {
  test('admins read them page by page, and nobody writes them', async () => {
    const path = `${collection}/${freshId('name')}`;
    await world.given({ [path]: { startedAt: longAgo, lastAt: longAgo } });
    const desk = world.as(admin(freshId('admin')));
    await assertSucceeds(desk.doc(path).get());
    await assertSucceeds(desk.collection(collection).limit(most).get());
    await assertFails(
      desk
        .collection(collection)
        .limit(most + 1)
        .get(),
    );
    await assertFails(desk.doc(path).set({ outcome: 'done' }));
    await assertFails(desk.doc(path).delete());
    for (const person of customers()) {
      await assertFails(world.as(person).doc(path).get());
      await assertFails(world.as(person).collection(collection).limit(1).get());
    }
  });
});
