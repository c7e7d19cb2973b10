import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { deliverMark } from '../outbox/deliver-mark.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { forgetRow, queueAgain } from './take-back.ts';

/** Messages that one commit marks as read. */
const READ_BATCH = 100;

export const read: Intent<'read'> = {
  deliver: deliverMark('read', ({ remote, signal }, { uid, intent: { chatId, messageIds, seen } }) =>
    inBatches(messageIds, READ_BATCH, (ids) => remote.markRead(uid, chatId, ids, seen?.to ?? null, signal)),
  ),
  isAskedAbout: false,
  standing: ({ chatId }) => ({ what: 'read', about: ABOUT_NOTHING, place: { kind: 'room', chatId } }),
  retry: queueAgain,
  withdraw: forgetRow,
};

/** Sends at least one batch, so that a counter is cleared even where no message is left to mark. */
async function inBatches<Id>(
  ids: readonly Id[],
  size: number,
  sendBatch: (ids: readonly Id[]) => Promise<RemoteOutcome<null>>,
): Promise<RemoteOutcome<null>> {
  let start = 0;
  do {
    const outcome = await sendBatch(ids.slice(start, start + size));
    if (outcome.kind !== 'ok') return outcome;
    start += size;
  } while (start < ids.length);
  return { kind: 'ok', value: null };
}
