import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { answerText, type Verdict } from '#domain/chat/message-content.ts';
import {
  messageFields,
  sendingFields,
  sendOne,
  startedConversation,
  type Conversation,
} from './conversation.ts';
import { freshId, member, openWorld, type Fields, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const offer: Fields = { text: '[가격 제안] 480,000원', type: 'offer', payload: { price: 480_000 } };
const meeting: Fields = {
  text: '',
  type: 'appointment',
  payload: { at: Date.parse('2026-03-14T14:00:00+09:00'), place: '종로3가역', note: '' },
};
const answer = (verdict: Verdict): Fields => ({
  text: answerText(verdict),
  type: 'answer',
  payload: { verdict },
});

/** A conversation in which the buyer has proposed something. */
async function proposed(proposal: Fields = offer): Promise<{ talk: Conversation; id: string }> {
  const talk = await startedConversation(world);
  const id = freshId('proposal');
  await sendOne(world.as(member(talk.buyer)), talk, talk.buyer, proposal, id);
  return { talk, id };
}

const say = (talk: Conversation, person: string, fields: Fields, id: string) =>
  sendOne(world.as(member(person)), talk, person, fields, id);

describe('the answer to a proposal', () => {
  test.each<[string, Fields, Fields]>([
    ['yes to an offer', offer, answer('accepted')],
    ['no to an offer', offer, answer('declined')],
    ['another offer', offer, offer],
    ['yes to a meeting', meeting, answer('accepted')],
    ['another meeting', meeting, meeting],
  ])('%s comes from whom it was made to', async (_name, proposal, reply) => {
    const { talk, id } = await proposed(proposal);
    await assertSucceeds(say(talk, talk.seller, reply, `${id}-a`));
  });

  test('whoever made a proposal cannot answer it', async () => {
    const { talk, id } = await proposed();
    await assertFails(say(talk, talk.buyer, answer('accepted'), `${id}-a`));
    await assertFails(say(talk, talk.buyer, offer, `${id}-a`));
  });

  test('there is one, and nobody changes it', async () => {
    const { talk, id } = await proposed();
    await assertSucceeds(say(talk, talk.seller, answer('declined'), `${id}-a`));
    await assertFails(say(talk, talk.seller, answer('accepted'), `${id}-a`));
    await assertFails(say(talk, talk.seller, offer, `${id}-a`));
    await assertFails(say(talk, talk.buyer, answer('accepted'), `${id}-a`));
  });

  test('an answering offer is answered by the other side', async () => {
    const { talk, id } = await proposed();
    await assertSucceeds(say(talk, talk.seller, offer, `${id}-a`));
    await assertFails(say(talk, talk.seller, answer('accepted'), `${id}-a-a`));
    await assertSucceeds(say(talk, talk.buyer, answer('accepted'), `${id}-a-a`));
  });

  test('it answers something that is there, and that can be answered', async () => {
    const { talk } = await proposed();
    await assertFails(say(talk, talk.seller, answer('accepted'), `${freshId('nothing')}-a`));
    const text = freshId('text');
    await say(talk, talk.buyer, {}, text);
    await assertFails(say(talk, talk.seller, answer('accepted'), `${text}-a`));
  });

  test('nothing but an answer stands in its place, and an answer nowhere else', async () => {
    const { talk, id } = await proposed();
    await assertFails(say(talk, talk.seller, {}, `${id}-a`));
    await assertFails(say(talk, talk.seller, meeting, `${id}-a`));
    await assertFails(say(talk, talk.seller, answer('accepted'), freshId('answer')));
  });

  test.each<[string, Fields]>([
    ['another verdict', { ...answer('accepted'), payload: { verdict: 'perhaps' } }],
    ['words of its own', { ...answer('accepted'), text: '입금 계좌 110-123-456789' }],
    ['the words of the other verdict', { ...answer('accepted'), text: answerText('declined') }],
    ['a calling off of what nobody has agreed on', answer('called_off')],
    ['a withdrawal of what the other side has proposed', answer('withdrawn')],
    ['more than a verdict', { ...answer('accepted'), payload: { verdict: 'accepted', price: 1 } }],
    ['no verdict', { ...answer('accepted'), payload: {} }],
  ])('%s is refused', async (_name, fields) => {
    const { talk, id } = await proposed();
    await assertFails(say(talk, talk.seller, fields, `${id}-a`));
  });

  test('nobody from outside answers', async () => {
    const { talk, id } = await proposed();
    const stranger = freshId('stranger');
    await assertFails(say(talk, stranger, answer('accepted'), `${id}-a`));
  });

  test.each<Verdict>(['accepted', 'withdrawn'])('eight answers share a commit: %s', async (verdict) => {
    const talk = await startedConversation(world);
    const ids = Array.from({ length: 8 }, () => freshId('proposal'));
    for (const id of ids) await sendOne(world.as(member(talk.buyer)), talk, talk.buyer, offer, id);
    const sender = verdict === 'withdrawn' ? talk.buyer : talk.seller;
    const database = world.as(member(sender));
    const batch = database.batch();
    const answers = ids.map((id) => `${id}-a`);
    for (const [seq, id] of answers.entries()) {
      batch.set(
        database.doc(`${talk.chatPath}/messages/${id}`),
        messageFields(sender, { seq, ...answer(verdict) }),
      );
    }
    const lastMessage = answerText(verdict);
    batch.update(database.doc(talk.chatPath), sendingFields(talk, sender, answers, { lastMessage }));
    await assertSucceeds(batch.commit());
  });
});

describe('a proposal that nobody has answered', () => {
  const withdrawal = answer('withdrawn');

  test.each<[string, Fields]>([
    ['offer', offer],
    ['meeting', meeting],
  ])('is withdrawn by who made it, once and for good: %s', async (_name, proposal) => {
    const { talk, id } = await proposed(proposal);
    await assertSucceeds(say(talk, talk.buyer, withdrawal, `${id}-a`));
    await assertFails(say(talk, talk.buyer, withdrawal, `${id}-a`));
    for (const fields of [answer('accepted'), answer('declined'), proposal]) {
      await assertFails(say(talk, talk.seller, fields, `${id}-a`));
    }
    await assertFails(say(talk, talk.seller, answer('called_off'), `${id}-a-a`));
    await assertFails(say(talk, talk.buyer, withdrawal, `${id}-a-a`));
  });

  test.each<[string, Fields]>([
    ['accepted', answer('accepted')],
    ['declined', answer('declined')],
    ['answered by another', offer],
  ])('is not withdrawn once it was %s', async (_name, reply) => {
    const { talk, id } = await proposed();
    await assertSucceeds(say(talk, talk.seller, reply, `${id}-a`));
    await assertFails(say(talk, talk.buyer, withdrawal, `${id}-a`));
  });

  test('is withdrawn by nobody else, and in its own words alone', async () => {
    const { talk, id } = await proposed();
    await assertFails(say(talk, talk.seller, withdrawal, `${id}-a`));
    await assertFails(say(talk, freshId('stranger'), withdrawal, `${id}-a`));
    await assertFails(say(talk, talk.buyer, { ...withdrawal, text: '입금해 주세요' }, `${id}-a`));
    await assertFails(say(talk, talk.buyer, { ...withdrawal, text: answerText('declined') }, `${id}-a`));
    await assertFails(say(talk, talk.buyer, withdrawal, freshId('answer')));
    await assertSucceeds(say(talk, talk.seller, answer('accepted'), `${id}-a`));
  });

  test('is withdrawn where it stands in the place of an answer, by whom that one came from', async () => {
    const { talk, id } = await proposed();
    await assertSucceeds(say(talk, talk.seller, offer, `${id}-a`));
    await assertFails(say(talk, talk.buyer, withdrawal, `${id}-a-a`));
    await assertSucceeds(say(talk, talk.seller, withdrawal, `${id}-a-a`));
  });

  test('is the only thing that is withdrawn', async () => {
    const { talk, id } = await proposed();
    await assertSucceeds(say(talk, talk.seller, answer('accepted'), `${id}-a`));
    await assertFails(say(talk, talk.seller, withdrawal, `${id}-a-a`));
    const text = freshId('text');
    await say(talk, talk.buyer, {}, text);
    await assertFails(say(talk, talk.buyer, withdrawal, `${text}-a`));
    await assertFails(say(talk, talk.buyer, withdrawal, `${freshId('nothing')}-a`));
  });
});

describe('an appointment that both have agreed on', () => {
  async function agreed(proposal = meeting, verdict: 'accepted' | 'declined' = 'accepted') {
    const { talk, id } = await proposed(proposal);
    await assertSucceeds(say(talk, talk.seller, answer(verdict), `${id}-a`));
    return { talk, id };
  }
  const calledOff = answer('called_off');

  test.each(['buyer', 'seller'] as const)('is called off by the %s, once', async (side) => {
    const { talk, id } = await agreed();
    await assertSucceeds(say(talk, talk[side], calledOff, `${id}-a-a`));
    await assertFails(say(talk, talk.buyer, calledOff, `${id}-a-a`));
    await assertFails(say(talk, talk.seller, calledOff, `${id}-a-a`));
    await assertFails(say(talk, talk.seller, calledOff, `${id}-a-a-a`));
  });

  test('is called off only once it was accepted', async () => {
    const { talk, id } = await proposed(meeting);
    await assertFails(say(talk, talk.seller, calledOff, `${id}-a-a`));
    await assertSucceeds(say(talk, talk.seller, answer('accepted'), `${id}-a`));
    await assertSucceeds(say(talk, talk.seller, calledOff, `${id}-a-a`));
  });

  test('has nothing else said to it, and nobody from outside says it', async () => {
    const { talk, id } = await agreed();
    const other: readonly Fields[] = [answer('accepted'), answer('declined'), meeting, {}];
    for (const fields of other) await assertFails(say(talk, talk.buyer, fields, `${id}-a-a`));
    await assertFails(say(talk, talk.seller, { ...calledOff, text: '입금해 주세요' }, `${id}-a-a`));
    await assertFails(say(talk, freshId('stranger'), calledOff, `${id}-a-a`));
  });

  test('is all that can be called off', async () => {
    const price = await agreed(offer);
    await assertFails(say(price.talk, price.talk.buyer, calledOff, `${price.id}-a-a`));
    const refused = await agreed(meeting, 'declined');
    await assertFails(say(refused.talk, refused.talk.buyer, calledOff, `${refused.id}-a-a`));
    await assertFails(say(price.talk, price.talk.buyer, calledOff, freshId('answer')));
  });
});
