import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { tellNoShowCall, type NoShowAnswer, type NoShowWish } from '#documents/calls/no-show.ts';
import { chatDocument, parseChat } from '#documents/chat.ts';
import { messageDocument } from '#documents/message.ts';
import { noShowShape } from '#documents/no-show.ts';
import { isNamedSide, otherParticipant } from '#domain/chat/chat-id.ts';
import type { Message } from '#domain/chat/chat.ts';
import { compareMessages } from '#domain/chat/merge-messages.ts';
import type { AppointmentPayload } from '#domain/chat/message-content.ts';
import { NO_SHOW_AFTER_MS, tellersOf, toldAlso } from '#domain/chat/no-show.ts';
import { answerIdOf, callsOff, proposalIdOf, proposalState } from '#domain/chat/proposal.ts';
import { parseMessageId, type ChatId, type MessageId, type UserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import { err, ok } from '#domain/result.ts';
import { millis, millisOfMicros, type Millis } from '#domain/units.ts';
import { noShowNoticeText as text } from '#i18n/ko/no-show-notices.ts';
import { listensTo } from '../notices/listens-to.ts';
import { noticeRecord } from '../notices/notice-record.ts';
import { eventIdOf } from '../push/push-event.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf } from '../runtime/caller.ts';
import { fieldName, fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { onCall } from '../runtime/on-call.ts';

/** Of one appointment, looked at for another that stands in its place. */
const MOST_ACCEPTED = 50;

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
    const isDisputed = tellersOf(noShows, appointmentId).includes(other);
    const theirs = await transaction.get(talePlace(chatId, appointmentId, other));
    // The list of rooms is followed by these times.
    const written = FieldValue.serverTimestamp();
    const ofRoom = { noShows: told.value, lastUpdated: written, touchedAt: written };
    transaction.update(place, fieldsUnder(chatDocument, ofRoom));
    const tale = { teller: uid, toldOf: other, chatId, appointmentId, isDisputed, createdAt: written };
    transaction.set(talePlace(chatId, appointmentId, uid), fieldsUnder(noShowShape, tale));
    if (isDisputed && theirs.exists) transaction.update(theirs.ref, fieldsUnder(noShowShape, { isDisputed }));
    if (isListening) notify(transaction, { to: other, from: uid, chatId, appointmentId, isDisputed });
    return ok(null);
  });
}

/** Where what one person tells of one appointment stands: so there is one of each. */
const talePlace = (chatId: ChatId, appointment: MessageId, teller: UserId) =>
  firestore().doc(`noShows/${eventIdOf(`${chatId} ${appointment} ${teller}`)}`);

/** The appointment that both have agreed on, or why there is none. */
async function agreedAppointment(
  chatId: ChatId,
  id: MessageId,
): Promise<AppointmentPayload | 'gone' | 'not_agreed' | 'called_off' | 'replaced'> {
  const proposed = await appointmentOf(chatId, id);
  if (proposed === null) return 'gone';
  const { appointment, madeAt } = proposed;
  const answer = answerIdOf(id);
  const acceptance = answer && acceptanceIn(await messageOf(chatId, answer));
  // To what was proposed or accepted only once its time was there nobody could come any more.
  if (acceptance === null || appointment.at <= Math.max(madeAt, millisOfMicros(acceptance.position))) {
    return 'not_agreed';
  }
  const undoing = answerIdOf(acceptance.id);
  if (undoing !== null && callsOff(saidIn(await messageOf(chatId, undoing)), appointment.at)) {
    return 'called_off';
  }
  for (const other of await acceptedLater(chatId, appointment, acceptance)) {
    if ((await appointmentOf(chatId, other)) !== null) return 'replaced';
  }
  return appointment;
}

interface Proposed {
  readonly appointment: AppointmentPayload;
  readonly madeAt: Millis;
}

const messageOf = (chatId: ChatId, id: MessageId) => firestore().doc(`chats/${chatId}/messages/${id}`).get();
const saidIn = (message: DocumentSnapshot) =>
  messageDocument.readSome(message.data(), ['content', 'position', 'seq']);

async function appointmentOf(chatId: ChatId, id: MessageId): Promise<Proposed | null> {
  const said = saidIn(await messageOf(chatId, id));
  if (said?.content.kind !== 'appointment') return null;
  return { appointment: said.content.appointment, madeAt: millisOfMicros(said.position) };
}

/**
 * Which proposals were accepted from when an appointment was until it was missed, as a room's cards have it
 * (`replacedAppointments`): one that was made up for afterwards was still missed. Looked for by
 * acceptances, since one side alone can propose, and withdraw, as often as it likes, and each of these takes both.
 */
async function acceptedLater(
  chatId: ChatId,
  { at }: AppointmentPayload,
  acceptance: Acceptance,
): Promise<readonly MessageId[]> {
  const since = Timestamp.fromMillis(millisOfMicros(acceptance.position));
  const { docs } = await firestore()
    .collection(`chats/${chatId}/messages`)
    .where('payload.verdict', '==', 'accepted')
    .where(fieldName(messageDocument, 'position'), '>=', since)
    .where(fieldName(messageDocument, 'position'), '<=', Timestamp.fromMillis(at + NO_SHOW_AFTER_MS))
    .orderBy(fieldName(messageDocument, 'position'))
    .limit(MOST_ACCEPTED)
    .get();
  return docs.flatMap((message) => {
    const later = acceptanceIn(message);
    return (later && compareMessages(later, acceptance) > 0 && proposalIdOf(later.id)) || [];
  });
}

/** That something was accepted, and where it stands in the conversation. */
type Acceptance = Pick<Message, 'id' | 'position' | 'seq'>;

/** `null` where that is no acceptance. */
function acceptanceIn(message: DocumentSnapshot): Acceptance | null {
  const [id, answer] = [parseMessageId(message.id), saidIn(message)];
  if (id === null || answer === null || proposalState(answer.content) !== 'accepted') return null;
  return { id, position: answer.position, seq: answer.seq };
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
    noticeRecord(notice),
  );
}
