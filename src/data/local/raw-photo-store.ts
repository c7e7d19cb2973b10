import type { SendFailure } from '#domain/chat/chat.ts';
import { photoPath } from '#domain/chat/photo-path.ts';
import { parseMessageId, type MessageId } from '#domain/ids.ts';
import { messageRowId } from './intent-names.ts';
import { applyDelivery } from './message-store.ts';
import type { OutboxRow } from './outbox-row.ts';
import { failRow, findOutboxRow } from './outbox-store.ts';
import type { UserDatabase, WaitingPhoto } from './user-database.ts';

/** A photo that waits as it was chosen. */
export interface RawPhoto {
  readonly id: MessageId;
  readonly blob: Blob;
  readonly fileName: string;
}

/** What may leave the device in its place. */
export interface ReadyPhoto {
  readonly blob: Blob;
  readonly fileName: string;
  readonly width: number;
  readonly height: number;
}

/** The photo chosen first of those that wait as they were chosen; `null` when there is none. */
export async function nextRawPhoto(
  db: UserDatabase,
  passedOver: ReadonlySet<MessageId> = new Set(),
): Promise<RawPhoto | null> {
  const photos = await db.photos.filter(({ raw }) => raw !== undefined).toArray();
  const waiting: { photo: RawPhoto; seq: number }[] = [];
  for (const { id: key, blob, raw } of photos) {
    const id = parseMessageId(key);
    if (id === null || raw === undefined || passedOver.has(id)) continue;
    const row = await findOutboxRow(db, messageRowId(id));
    if (row && isPreparing(row)) waiting.push({ photo: { id, blob, fileName: raw.fileName }, seq: row.seq });
  }
  return waiting.toSorted((a, b) => a.seq - b.seq)[0]?.photo ?? null;
}

/**
 * Notes that a page begins to make it ready, before what may kill that page; gives how many have begun by now,
 * this one among them, and 0 where there is nothing to begin with.
 */
export async function beginRawPhoto(db: UserDatabase, id: MessageId): Promise<number> {
  let tries = 0;
  await whilePreparing(db, id, async ({ seq, state }) => {
    tries = 1 + ((state.kind === 'preparing' && state.tries) || 0);
    await db.outbox.update(seq, { state: { kind: 'preparing', tries } });
  });
  return tries;
}

/** The page has come to an end with it and lives, though the photo still waits. */
export const endRawPhoto = (db: UserDatabase, id: MessageId): Promise<void> =>
  whilePreparing(db, id, async (row) => {
    await db.outbox.update(row.seq, { state: { kind: 'preparing' } });
  });

/** Puts what may leave the device in the place of the photo that was chosen, and lets its message go. */
export const readyPhoto = (db: UserDatabase, id: MessageId, ready: ReadyPhoto): Promise<void> =>
  whilePreparing(db, id, async (row, { raw: _raw, ...photo }) => {
    const { blob, fileName, width, height } = ready;
    await db.photos.put({ ...photo, blob, width, height });
    const { intent } = row;
    if (intent.kind !== 'message' || intent.body.kind !== 'image') return;
    // A picture that was encoded anew has another ending.
    const objectPath = photoPath(intent.chatId, id, fileName, row.createdAt);
    await db.outbox.update(row.seq, {
      intent: { ...intent, body: { ...intent.body, objectPath } },
      state: { kind: 'queued' },
    });
  });

/** A photo that cannot be made fit to leave is shown as failed, for its writer to delete. */
export const refuseRawPhoto = (db: UserDatabase, id: MessageId, reason: SendFailure): Promise<void> =>
  whilePreparing(db, id, async (row) => {
    await failRow(db, row, reason);
    await applyDelivery(db, [id], { kind: 'refused', reason });
  });

/** Another tab may have been faster, or the message may have been deleted. */
const whilePreparing = (
  db: UserDatabase,
  id: MessageId,
  act: (row: OutboxRow, photo: WaitingPhoto) => Promise<void>,
): Promise<void> =>
  db.transaction('rw', [db.outbox, db.messages, db.photos], async () => {
    const row = await findOutboxRow(db, messageRowId(id));
    const photo = await db.photos.get(id);
    if (row && photo && isPreparing(row)) await act(row, photo);
  });

const isPreparing = ({ state }: OutboxRow): boolean => state.kind === 'preparing';
