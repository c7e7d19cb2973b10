import { chatDraftName, joinTexts } from '#data/local/queries/draft-queries.ts';
import { earlyPlace, isLeft } from '#data/local/draft-place.ts';
import { keepTabDraft, takeTabDraft } from '#data/local/tab-drafts.ts';
import { forgetTyped, noteTyped, settleNoted, typedAt } from '#data/local/typing-journal.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { draftOf, withStored, type BoxWords } from '#domain/chat/box-words.ts';
import { parseMessageId, type ChatId, type MessageId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';
import { keepDraft } from './keep-draft.ts';
import { storeMessage, type SendCode } from './send-message.ts';

/** The box of a conversation, in one tab. */
export interface ChatBox {
  readonly chatId: ChatId;
  readonly tab: string;
}

const placeOf = ({ chatId, tab }: ChatBox) => ({ name: chatDraftName(chatId), tab });

/** What the last visit left in the box, and what tabs that are gone have left in theirs. */
export const takeChatDraft = async (
  db: UserDatabase,
  box: ChatBox,
  living: ReadonlySet<string>,
): Promise<string> => {
  await settleDeparted(db, box, living);
  return (await takeTabDraft(db, placeOf(box), living, joinTexts)) ?? '';
};

/** What stands in a box. */
export interface BoxNote {
  readonly words: BoxWords;
  /** It is not known yet what the last visit left in it. */
  readonly isEarly: boolean;
}

/** Notes what stands in a box, before it returns. */
export function noteBox(
  db: UserDatabase,
  box: ChatBox,
  { words, isEarly }: BoxNote,
  { now }: Environment,
): void {
  const place = placeOf(box);
  const value = words.departing.length === 0 ? draftValue(words.text) : wordsOf(words);
  if (!isEarly) {
    noteTyped(db, place, value, now());
    forgetTyped(db, earlyPlace(place));
  } else if (value === null) forgetTyped(db, earlyPlace(place));
  else noteTyped(db, earlyPlace(place), value, now());
}

/** The disk has what was noted of a box. */
export const settleBox = (db: UserDatabase, box: ChatBox): void => settleNoted(db, placeOf(box));

/**
 * A page that died while words were on their way to the disk has not said whether they got there. Those that
 * did are in the conversation, by their ids, and no draft any more.
 */
async function settleDeparted(db: UserDatabase, box: ChatBox, living: ReadonlySet<string>): Promise<void> {
  const { name, tab } = placeOf(box);
  const notes = typedAt(db, name).filter(({ place }) => place.tab === tab || isLeft(place.tab, living));
  for (const { place, value, at } of notes) {
    const words = boxWordsOf(value);
    if (!words) continue;
    const messages = await db.messages.bulkGet(
      words.departing.flatMap(({ ticket }) => parseMessageId(ticket) ?? []),
    );
    const left = withStored(words, (ticket) => messages.some((message) => message?.id === ticket));
    noteTyped(db, place, draftValue(draftOf(left)), at);
  }
}

/** Nothing but white space is no draft. */
const draftValue = (text: string): string | null => (text.trim() === '' ? null : text);

/** Keeps what stands in a conversation's box, for the next visit. */
export const keepChatDraft = (
  db: UserDatabase,
  box: ChatBox,
  text: string,
  environment: Environment,
): Promise<void> => keepDraft(db, placeOf(box), draftValue(text), environment);

export interface TypedWords {
  /** The message's id. */
  readonly ticket: string;
  readonly text: string;
  readonly remaining: string;
}

/**
 * Sends what was typed and leaves `remaining` as the draft, in one transaction: whenever the page dies,
 * the words are either in the box or in the conversation, never in both and never in neither.
 */
export async function sendTyped(
  db: UserDatabase,
  box: ChatBox,
  { ticket, text, remaining }: TypedWords,
  environment: Environment,
): Promise<Result<MessageId, SendCode>> {
  const tables = [db.chats, db.messages, db.outbox, db.photos, db.drafts, db.blocks];
  const stored = await storeOwn(db, environment, 'message', () =>
    db.transaction('rw', tables, async () => {
      const sent = await storeMessage(db, box.chatId, { kind: 'text', text }, environment, ticket);
      if (sent.ok) await keepTabDraft(db, placeOf(box), draftValue(remaining), environment.now());
      return sent;
    }),
  );
  return stored.ok ? stored.value : stored;
}

const wordsOf = ({ text, departing }: BoxWords): BoxWords => ({ text, departing });

/** What was noted while words were departing; `null` of anything else. */
function boxWordsOf(note: unknown): BoxWords | null {
  if (!isFields(note) || typeof note['text'] !== 'string' || !Array.isArray(note['departing'])) return null;
  const departing = note['departing']
    .filter(isFields)
    .flatMap(({ ticket, text, isStored }) =>
      typeof ticket === 'string' && typeof text === 'string'
        ? [{ ticket, text, isStored: isStored === true }]
        : [],
    );
  return { text: note['text'], departing };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
