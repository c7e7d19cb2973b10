import type { ChatId } from '#domain/ids.ts';
import { chatLane } from '../intent-names.ts';
import type { Held, OutboxRow } from '../outbox-row.ts';
import { findOutboxRow, headOfLane } from '../outbox-store.ts';
import type { UserDatabase } from '../user-database.ts';

/** Which quota holds a waiting thing back; `null` where none does. */
export const heldRow = async (db: UserDatabase, rowId: string): Promise<Held | null> =>
  heldOf(await findOutboxRow(db, rowId));

/** The same of a conversation: what is behind the first waits with it. */
export const heldChat = async (db: UserDatabase, chatId: ChatId): Promise<Held | null> =>
  heldOf((await headOfLane(db, chatLane(chatId), 1))[0]);

/** What is on its way, or was refused, is held by nothing any more. */
export const heldOf = (row: Pick<OutboxRow, 'held' | 'state'> | undefined): Held | null =>
  (row?.state.kind === 'queued' && row.held) || null;
