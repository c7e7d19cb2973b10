import { endReadMark } from '#data/local/chat-store.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { deliverMark } from '../outbox/deliver-mark.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { forgetMark, queueAgain } from './take-back.ts';

/** Messages that one commit marks as read. */
const READ_BATCH = 100;

export const deliverRead = deliverMark(
  'read',
  ({ remote, signal }, { uid, intent: { chatId, messageIds, seen } }) =>
    inBatches(messageIds, READ_BATCH, (ids) =>
      remote.markRead(
        uid,
        chatId,
        ids,
        seen ? { ...seen, unread: Math.max(seen.unread, messageIds.length) } : null,
        signal,
      ),
    ),
  (db, { seq, intent }, counted) => endReadMark(db, seq, intent.chatId, counted),
);

export const read: Intent<'read'> = {
  isAskedAbout: false,
  standing: ({ chatId }) => ({ what: 'read', about: ABOUT_NOTHING, place: { kind: 'room', chatId } }),
  retry: queueAgain,
  withdraw: forgetMark,
};

/** Sends at least one batch, so that a counter is cleared even where no message is left to mark. */
async function inBatches<Id, Value>(
  ids: readonly Id[],
  size: number,
  sendBatch: (ids: readonly Id[]) => Promise<RemoteOutcome<Value>>,
): Promise<RemoteOutcome<Value>> {
  for (let start = 0; ; start += size) {
    const outcome = await sendBatch(ids.slice(start, start + size));
    if (outcome.kind !== 'ok' || start + size >= ids.length) return outcome;
  }
}
