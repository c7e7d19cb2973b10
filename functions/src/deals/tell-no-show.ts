import { FieldValue, type DocumentSnapshot, type Query, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { tellNoShowCall, type NoShowAnswer, type NoShowWish } from '#documents/calls/no-show.ts';
import { parseChat } from '#documents/chat.ts';
import { messageDocument } from '#documents/message.ts';
import { isNamedSide, otherParticipant } from '#domain/chat/chat-id.ts';
import type { AppointmentPayload } from '#domain/chat/message-content.ts';
import { NO_SHOW_AFTER_MS, toldAlso } from '#domain/chat/no-show.ts';
import { answerIdOf, proposalState } from '#domain/chat/proposal.ts';
import { parseMessageId, type ChatId, type MessageId, type UserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import { err, ok } from '#domain/result.ts';
import { millis, millisOfMicros, type Millis } from '#domain/units.ts';
import { noShowNoticeText as text } from '#i18n/ko/no-show-notices.ts';
import { listensTo } from '../notices/listens-to.ts';
import { eventIdOf } from '../push/push-event.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { onCall } from '../runtime/on-call.ts';

/** Of one conversation, looked at for one that stands in the place of another. */
const MOST_APPOINTMENTS = 50;

/**
 * One side of an appointment tells that the other did not come: once, for good, and seen by both. Where both
 * have told it of each other it stands as disputed. Refusals are answers, not errors.
 */
export const tellNoShow = onCall(callOptions(5), async (request): Promise<NoShowAnswer> => {
  const { uid } = await callerOf(request);
  const call = tellNoShowCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not an appointment');
  return toldNoShow(uid, call, millis(Date.now()));
});

/** The same without the wire: for a caller who is known, at a time that is given. */
export async function toldNoShow(
  uid: UserId,
  { chatId, appointmentId }: NoShowWish,
  now: Millis,
): Promise<NoShowAnswer> {
  if (!isNamedSide(chatId, uid)) return err('denied');
  const known = parseChat(chatId, (await firestore().doc(`chats/${chatId}`).get()).data());
  if (known === null) return err('gone');
  const other = otherParticipant(known.participants, uid);
  if (other === null) return err('denied');
  const agreed = await agreedAppointment(chatId, appointmentId);
  if (typeof agreed === 'string') return err(agreed);
  const isListening = await listensTo(other, uid);
  return inTransaction(async (transaction) => {
    const place = firestore().doc(`chats/${chatId}`);
    const noShows = parseChat(chatId, (await transaction.get(place)).data())?.noShows ?? {};
    const told = toldAlso(noShows, appointmentId, agreed.at, { me: uid, now });
    if (!told.ok) return told;
    if (told.value === noShows) return ok(null);
    const isDisputed = noShows[appointmentId]?.includes(other) === true;
    const theirs = await transaction.get(tale(chatId, appointmentId, other));
    // The list of rooms is followed by these times.
    const written = FieldValue.serverTimestamp();
    transaction.update(place, { noShows: told.value, lastUpdated: written, touchedAt: written });
    transaction.set(tale(chatId, appointmentId, uid), {
      teller: uid,
      toldOf: other,
      chatId,
      appointmentId,
      isDisputed,
      createdAt: FieldValue.serverTimestamp(),
    });
    if (isDisputed && theirs.exists) transaction.update(theirs.ref, { isDisputed });
    if (isListening) notify(transaction, { to: other, from: uid, chatId, appointmentId, isDisputed });
    return ok(null);
  });
}

/** Where what one person tells of one appointment stands: so there is one of each. */
const tale = (chatId: ChatId, appointment: MessageId, teller: UserId) =>
  firestore().doc(`noShows/${eventIdOf(`${chatId} ${appointment} ${teller}`)}`);

/** The appointment that both have agreed on, or why there is none. */
async function agreedAppointment(
  chatId: ChatId,
  id: MessageId,
): Promise<AppointmentPayload | 'gone' | 'not_agreed' | 'replaced'> {
  const messages = firestore().collection(`chats/${chatId}/messages`);
  const proposed = appointmentOf(await messages.doc(id).get());
  if (proposed === null) return 'gone';
  if ((await acceptedAt(messages.path, id)) === null) return 'not_agreed';
  const others = await appointmentsOf(messages.where('type', '==', 'appointment').limit(MOST_APPOINTMENTS));
  for (const later of others.filter(({ madeAt }) => madeAt > proposed.madeAt)) {
    const at = await acceptedAt(messages.path, later.id);
    // One that was made up for afterwards was still missed.
    if (at !== null && at <= proposed.appointment.at + NO_SHOW_AFTER_MS) return 'replaced';
  }
  return proposed.appointment;
}

interface Proposed {
  readonly id: MessageId;
  readonly appointment: AppointmentPayload;
  readonly madeAt: Millis;
}

function appointmentOf(message: DocumentSnapshot): Proposed | null {
  const id = parseMessageId(message.id);
  const said = messageDocument.readSome(message.data(), ['content', 'position']);
  if (id === null || said?.content.kind !== 'appointment') return null;
  return { id, appointment: said.content.appointment, madeAt: millisOfMicros(said.position) };
}

const appointmentsOf = async (query: Query): Promise<readonly Proposed[]> =>
  (await query.get()).docs.flatMap((message) => appointmentOf(message) ?? []);

/** When a proposal was accepted; `null` where it was not. */
async function acceptedAt(messages: string, proposal: MessageId): Promise<Millis | null> {
  const id = answerIdOf(proposal);
  if (id === null) return null;
  const answer = messageDocument.readSome((await firestore().doc(`${messages}/${id}`).get()).data(), [
    'content',
    'position',
  ]);
  return answer && proposalState(answer.content) === 'accepted' ? millisOfMicros(answer.position) : null;
}

interface Telling {
  readonly to: UserId;
  readonly from: UserId;
  readonly chatId: ChatId;
  readonly appointmentId: MessageId;
  readonly isDisputed: boolean;
}

function notify(transaction: Transaction, { to, from, chatId, appointmentId, isDisputed }: Telling): void {
  const notice = createNotification({
    toUid: to,
    type: 'order',
    title: isDisputed ? text.disputedTitle : text.title,
    body: isDisputed ? text.disputed : text.body,
    link: `/chat/${chatId}`,
    meta: { fromUid: from },
  });
  transaction.set(
    firestore().doc(`notifications/no_show-${eventIdOf(`${chatId} ${appointmentId} ${from}`)}`),
    {
      ...notice,
      createdAt: FieldValue.serverTimestamp(),
    },
  );
}
