import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { answerTimesShape } from '#documents/answer-times.ts';
import { chatDocument } from '#documents/chat.ts';
import { messageDocument } from '#documents/message.ts';
import { answerTimeOf, keptRooms, waitMinutes, type AskedRoom } from '#domain/account/answer-times.ts';
import { parseChatId, type ChatId, type UserId } from '#domain/ids.ts';
import { millis, millisOfMicros, type Millis } from '#domain/units.ts';
import { fieldName, fieldOf } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { standingField } from './standing-field.ts';

/** Rooms whose answer is looked for with one event, the oldest first. */
const LOOKED_AT = 5;

/**
 * Notes a room that was opened with somebody who sells, and looks whether those before it were answered
 * meanwhile: so no message costs anything, and an answer shows with the next room, or the week's recount.
 */
export async function noteAskedRoom(chat: DocumentSnapshot): Promise<void> {
  const chatId = parseChatId(chat.id);
  const said = chatDocument.readSome(chat.data(), ['participants', 'unreadCount', 'lastMessageAt']);
  // Who did not write the first words is who was asked.
  const asked = said?.participants.find((uid) => (said.unreadCount[uid] ?? 0) > 0);
  if (!said || chatId === null || asked === undefined) return;
  await findAnswers(asked, [{ chatId, askedAt: said.lastMessageAt, waitMinutes: null }], LOOKED_AT);
}

/** Looks for `most` answers, one read each, and publishes how soon they come. Safe to run again. */
export async function findAnswers(uid: UserId, opened: readonly AskedRoom[], most: number): Promise<void> {
  const place = firestore().doc(`answerTimes/${uid}`);
  const now = millis(Date.now());
  const open = keptRooms(roomsOf(await place.get()), opened).filter((room) => room.waitMinutes === null);
  const looked = open.toReversed().slice(0, most);
  const found = await Promise.all(
    looked.map(async (room): Promise<AskedRoom> => {
      const answeredAt = await firstWordsOf(uid, room.chatId);
      return { ...room, waitMinutes: waitMinutes(room.askedAt, answeredAt, now) };
    }),
  );
  await inTransaction(async (transaction) => {
    const [kept, profile] = await transaction.getAll(place, firestore().doc(`profiles/${uid}`));
    // Whoever has left takes it along.
    if (!kept || !profile?.exists) return;
    const before = roomsOf(kept);
    const rooms = keptRooms(found, before, opened);
    if (JSON.stringify(rooms) !== JSON.stringify(before)) {
      transaction.set(place, answerTimesShape.encode({ rooms }));
    }
    const answerTime = answerTimeOf(rooms);
    const field = standingField('answerTime');
    if (profile.get(field) !== answerTime) {
      transaction.update(profile.ref, { [field]: answerTime });
    }
  });
}

const roomsOf = (kept: DocumentSnapshot): readonly AskedRoom[] =>
  answerTimesShape.read(kept.data() ?? {})?.rooms ?? [];

async function firstWordsOf(uid: UserId, chatId: ChatId): Promise<Millis | null> {
  const first = await firestore()
    .collection(`chats/${chatId}/messages`)
    .where(fieldName(messageDocument, 'sender'), '==', uid)
    .orderBy(fieldName(messageDocument, 'position'))
    .limit(1)
    .get();
  const saidAt = fieldOf(messageDocument, first.docs[0], 'position');
  return saidAt === null ? null : millisOfMicros(saidAt);
}
