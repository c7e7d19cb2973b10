import { onDocumentCreated } from 'firebase-functions/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { chatDocument } from '#documents/chat.ts';
import { messageDocument } from '#documents/message.ts';
import { otherParticipant, partsOfChatId } from '#domain/chat/chat-id.ts';
import { answerFor, answerText, type ForEachKind } from '#domain/chat/message-content.ts';
import { offerText } from '#domain/chat/price-offer.ts';
import { parseChatId, parseMessageId, parseUserId, type ChatId, type UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import { pushedMessageWords } from '#i18n/ko/messages.ts';
import { pushText } from '#i18n/ko/push.ts';
import { nicknameOf } from '../people/nickname-of.ts';
import { fieldOf, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { happenedAt } from './event-time.ts';
import { eventIdOf } from './push-event.ts';
import { sendPush } from './send-push.ts';

/**
 * Tells the other side of a chat; the room itself and its counter are the notification, there is no document
 * of it.
 */
export const onMessageCreated = onDocumentCreated(
  { ...TRIGGER, document: 'chats/{chatId}/messages/{messageId}' },
  async ({ data: message, time }) => {
    if (message) await pushMessage(message, time, millis(Date.now()));
  },
);

/** Pushes one, at a time that is given; `eventTime` is when it was made, where it does not say itself. */
export async function pushMessage(message: DocumentSnapshot, eventTime: string, now: Millis): Promise<void> {
  const chatId = parseChatId(message.ref.parent.parent?.id);
  const sender = fieldOf(messageDocument, message, 'sender');
  if (!chatId || !sender) return;
  const recipient = await otherSideOf(chatId, sender);
  if (!recipient) return;
  await sendPush(
    recipient,
    {
      title: (await nicknameOf(sender)) || pushText.unknownSender,
      body: bodyOf(message),
      data: { type: 'chat_message', click_action: `/chat/${chatId}` },
      tag: `chat:${chatId}`,
      sentAt: happenedAt(storedField(messageDocument, message, 'position'), eventTime),
      notificationId: null,
      chatId,
      messageId: parseMessageId(message.id),
    },
    eventIdOf(message.ref.path),
    // Whom the other side has blocked writes nothing there (`firestore.rules`): that needs no second look.
    { onceBy: 'device', now },
  );
}

/**
 * As the id says, which the rules hold to the chat's two sides; from the chat itself where it may be read in
 * several ways.
 */
async function otherSideOf(chatId: ChatId, sender: UserId): Promise<UserId | null> {
  const parts = partsOfChatId(chatId);
  if (parts !== null) return otherParticipant(parts.participants, sender);
  const chat = await firestore().doc(`chats/${chatId}`).get();
  const participants = storedField(chatDocument, chat, 'participants');
  if (!Array.isArray(participants)) return null;
  const [one, other] = participants.map(parseUserId);
  return one && other ? otherParticipant([one, other], sender) : null;
}

const WORDS: ForEachKind<string> = pushedMessageWords(offerText, answerText);

/** A message that cannot be understood is still one. */
function bodyOf(message: DocumentSnapshot): string {
  const content = fieldOf(messageDocument, message, 'content');
  const words = content === null ? '' : answerFor(content, WORDS);
  return words.trim() === '' ? pushText.message : words;
}
