import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  messageFields,
  sendMore,
  sendingFields,
  startedConversation,
  type Conversation,
} from './conversation.ts';
import { freshId, member, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A commit that is right in all but the ids of its messages. */
const sendUnder = (talk: Conversation, ids: readonly string[]): Promise<void> =>
  sendMore(world.as(member(talk.buyer)), talk, talk.buyer, ids);

const HOSTILE = ['a b', ' a', 'a ', 'a.b', '안녕', 'a\u200Bb', 'x'.repeat(129)];

describe('a message is made under an id that the app reads', () => {
  test.each(HOSTILE)('"%s" is refused: it would stand in the list of rooms and nowhere else', async (id) => {
    await assertFails(sendUnder(await startedConversation(world), [id]));
  });

  test('nor is such a one carried by a commit whose others are right', async () => {
    const talk = await startedConversation(world);
    await assertFails(sendUnder(talk, [freshId('message'), 'a b', freshId('message')]));
    await assertSucceeds(sendUnder(talk, [freshId('message'), freshId('message')]));
  });

  test('one id that names two by a blank brings neither', async () => {
    const talk = await startedConversation(world);
    const buyer = world.as(member(talk.buyer));
    const [one, other] = [freshId('message'), freshId('message')];
    const batch = buyer.batch();
    batch.set(buyer.doc(`${talk.chatPath}/messages/${one}`), messageFields(talk.buyer));
    batch.set(buyer.doc(`${talk.chatPath}/messages/${other}`), messageFields(talk.buyer));
    batch.update(buyer.doc(talk.chatPath), sendingFields(talk, talk.buyer, [`${one} ${other}`]));
    await assertFails(batch.commit());
  });
});
