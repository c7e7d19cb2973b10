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
  ['reportDecisions', 100],
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

test('what the desk decides on a report and notes is neither its reporter’s to read nor of whom it is about', async () => {
  const [uid, author, id] = [freshId('user'), freshId('author'), freshId('report')];
  await world.given({
    [`reports/${id}`]: { reporterId: uid, status: 'resolved', createdAt: longAgo },
    [`reportDecisions/${id}`]: { decision: 'warn', note: '욕설', authorId: author, at: longAgo },
  });
  await assertSucceeds(world.as(member(uid)).doc(`reports/${id}`).get());
  for (const person of [anonymous, member(uid), member(author)]) {
    await assertFails(world.as(person).doc(`reportDecisions/${id}`).get());
    const asked = world.as(person).collection('reportDecisions');
    await assertFails(asked.where('authorId', '==', author).limit(1).get());
  }
  const desk = world.as(admin(freshId('admin')));
  await assertSucceeds(desk.doc(`reportDecisions/${id}`).get());
  await assertSucceeds(desk.collection('reportDecisions').orderBy('at', 'desc').limit(50).get());
});
