import { parseMessageId } from '#domain/ids.ts';
import { placeOfKey } from './draft-place.ts';
import { messageRowId } from './intent-names.ts';
import { findOutboxRow } from './outbox-store.ts';
import { draftsAt } from './tab-drafts.ts';
import { forgetAllTyped, typedAt } from './typing-journal.ts';
import type { UserDatabase } from './user-database.ts';

/** Where the words of a message that waits are changed: `edit:<message>`. */
export const EDIT_PLACES = 'edit:';

/**
 * Forgets what was begun to be changed of messages that wait no more: they were sent as they were, or taken
 * back, and no screen leads there any more.
 */
export async function dropEditsOfSent(db: UserDatabase): Promise<void> {
  const keys = await db.drafts.where('key').startsWith(EDIT_PLACES).primaryKeys();
  const noted = typedAt(db).map(({ place }) => place.name);
  const names = new Set([...keys.map((key) => placeOfKey(key).name), ...noted]);
  for (const name of names) {
    if (!name.startsWith(EDIT_PLACES)) continue;
    const id = parseMessageId(name.slice(EDIT_PLACES.length));
    if (id !== null && (await findOutboxRow(db, messageRowId(id)))) continue;
    await db.drafts.bulkDelete((await draftsAt(db, name)).map(({ key }) => key));
    forgetAllTyped(db, `${name}@`);
  }
}
