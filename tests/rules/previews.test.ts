import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { lastMessageOf } from '#domain/chat/message-text.ts';
import { messageFields, pictureUrl, sendingFields, startedConversation } from './conversation.ts';
import { freshId, member, openWorld, type Fields, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Sends messages of these fields under that preview. */
async function sendAs(lastMessage: string, messages: readonly Fields[]): Promise<void> {
  const talk = await startedConversation(world);
  const database = world.as(member(talk.buyer));
  const batch = database.batch();
  const ids = messages.map(() => freshId('message'));
  for (const [index, id] of ids.entries()) {
    const fields: Fields = { seq: index, ...messages[index] };
    const imageUrl = fields['imageUrl'] === 'own' ? pictureUrl(`chatImages/${talk.chatId}`) : null;
    batch.set(database.doc(`${talk.chatPath}/messages/${id}`), {
      ...messageFields(talk.buyer, fields),
      imageUrl,
    });
  }
  batch.update(database.doc(talk.chatPath), sendingFields(talk, talk.buyer, ids, { lastMessage }));
  return batch.commit();
}

const offer = (text: string): Fields => ({ text, type: 'offer', payload: { price: 1_780_000 } });
const appointment: Fields = {
  text: '',
  type: 'appointment',
  payload: { at: Date.parse('2026-03-14T14:00:00+09:00'), place: '종로3가역', note: '' },
};

describe('the preview of a room is its last message', () => {
  test.each<[string, string, readonly Fields[]]>([
    ['a text', '네', [{ text: '네' }]],
    ['the last of several', '둘', [{ text: '하나' }, { text: '둘' }]],
    ['a picture', '[이미지]', [{ text: '', imageUrl: 'own' }]],
    ['an appointment', '[약속]', [appointment]],
    ['an offer', '[가격 제안] 1,780,000원', [offer('[가격 제안] 1,780,000원')]],
  ])('%s', async (_name, preview, messages) => {
    await assertSucceeds(sendAs(preview, messages));
  });

  test.each(['금'.repeat(2000), '가a'.repeat(1000), '😀'.repeat(1000), `a${'😀'.repeat(999)}`])(
    'the beginning of a long text, as the app cuts it',
    async (text) => {
      await assertSucceeds(sendAs(lastMessageOf({ kind: 'text', text }), [{ text }]));
    },
  );

  test.each<[string, string, readonly Fields[]]>([
    ['other words', '입금 계좌 110-123-456789', [{ text: '네' }]],
    ['the first of several', '하나', [{ text: '하나' }, { text: '둘' }]],
    ['the beginning of a short text', '네', [{ text: '네, 아직 있어요' }]],
    ['words behind a long text', `${'금'.repeat(100)}!`, [{ text: '금'.repeat(2000) }]],
    ['words over a picture', '네', [{ text: '네', imageUrl: 'own' }]],
    ['a picture that is none', '[이미지]', [{ text: '네' }]],
    ['words over an appointment', '네', [appointment]],
    ['another price', '[가격 제안] 1,000원', [offer('[가격 제안] 1,780,000원')]],
    ['an offer whose words say another price', '[가격 제안] 1,000원', [offer('[가격 제안] 1,000원')]],
  ])('%s: refused', async (_name, preview, messages) => {
    await assertFails(sendAs(preview, messages));
  });
});
