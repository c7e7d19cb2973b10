import { catalogue } from '#data/local/catalogue-database.ts';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import { orderOfChat } from '#data/local/queries/order-queries.ts';
import { partiesOf } from '#data/local/queries/party-queries.ts';
import type { Room } from '#data/local/queries/room-queries.ts';
import { warningMarks } from '#data/local/queries/warning-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { markWarnings } from '#data/local/warning-store.ts';
import {
  signalsToPass,
  signalsToTell,
  warningOf,
  type KnownRoom,
  type RoomWarning,
  type WarningMarks,
} from '#domain/safety/room-warning.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { ChatId } from '#domain/ids.ts';
import type { ScamSignal } from '#domain/safety/scam-signals.ts';
import { micros, millis, type Micros, type Millis } from '#domain/units.ts';
import { keepingEqual } from '#session/keeping-equal.ts';

/** What is older is no longer what an answer is given to; so much is read in a moment on any phone. */
const JUDGED_MESSAGES = 100;

/** How a room stands with its reader. */
export interface Judgement extends Pick<RoomWarning, 'reader' | 'judgedTo'> {
  /** The gravest first. */
  readonly toTell: readonly ScamSignal[];
  readonly toPass: readonly ScamSignal[];
}

export interface RoomJudge {
  /**
   * Judges the room as this device has it, to be observed; the words are looked at again only once there are
   * newer ones, and a room that stands as it stood is the same judgement.
   */
  readonly judge: () => Promise<Judgement>;
  /** The same with words that the reader was told of and this device may not have yet. */
  readonly judgeWith: (heard: string) => Promise<Judgement>;
  readonly mark: (mark: keyof WarningMarks, signals: readonly ScamSignal[]) => Promise<void>;
}

/** Looks for frauds in a room, on the device alone: nothing of it is asked of anybody or told to anybody. */
export function createRoomJudge(
  db: UserDatabase,
  { id, other, productId }: Pick<Room, 'id' | 'other' | 'productId'>,
  now: () => Millis = () => millis(Date.now()),
): RoomJudge {
  let last: { readonly key: string; readonly warning: RoomWarning } | null = null;
  const same = keepingEqual<Judgement>();
  const look = async (heard: string): Promise<Judgement> => {
    const [[messages, order, marks], { products, profiles }] = await Promise.all([
      ownSide(db, id),
      partiesOf(catalogue, [productId], [other]),
    ]);
    const known = {
      other,
      messages,
      heard,
      order,
      product: products.get(productId),
      profile: profiles.get(other),
      now: now(),
    };
    const key = keyOf(known);
    if (last?.key !== key) last = { key, warning: warningOf(known) };
    const { warning } = last;
    return same({
      reader: warning.reader,
      judgedTo: judgedTo(messages, warning),
      toTell: signalsToTell(warning, marks),
      toPass: signalsToPass(warning, marks),
    });
  };
  return {
    judge: () => look(''),
    judgeWith: look,
    mark: (mark, signals) => markWarnings(db, id, mark, signals),
  };
}

/** What is the reader's own of it, asked at once. */
const ownSide = (db: UserDatabase, id: ChatId) =>
  db.transaction('r', [db.messages, db.orders, db.meta], () =>
    Promise.all([newestMessages(db, id, JUDGED_MESSAGES), orderOfChat(db, id), warningMarks(db, id)]),
  );

/** What is older than all of them is looked at no more: an answer does not wait for that. */
const judgedTo = (messages: readonly Message[], warning: RoomWarning): Micros =>
  micros(Math.max(warning.judgedTo, messages.length < JUDGED_MESSAGES ? 0 : (messages[0]?.position ?? 0)));

/**
 * What a judgement hangs on. Each message by its name: what comes may stand before the newest, which waits to be
 * sent, and push the oldest out.
 */
function keyOf({ messages, heard, order, product, profile }: KnownRoom): string {
  return JSON.stringify([
    [messages.map(({ id }) => id), messages.at(-1)?.position, heard],
    [order?.sellerId, order?.agreedPrice, product?.sellerId, product?.price],
    [profile?.joinedAt, profile?.dealCount],
  ]);
}
