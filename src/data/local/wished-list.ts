import type { Table } from 'dexie';
import type { UserDatabase } from './user-database.ts';

interface Wished {
  readonly id: string;
}

/** How a list of wishes stands on this device, before the server is asked for it. */
export interface WishedList {
  /** What it says of each, by id. */
  readonly held: ReadonlyMap<string, string>;
  /** About which a wish waits. */
  readonly waiting: readonly string[];
}

/** @param lanes with what the lane of a wish begins; the rest of it is the id */
export const wishedList = <Row extends Wished, Insert>(
  db: UserDatabase,
  table: Table<Row, string, Insert>,
  lanes: string,
): Promise<WishedList> =>
  db.transaction('r', [table, db.outbox], async () => {
    const [held, waiting] = await Promise.all([
      table.toArray(),
      db.outbox.where('lane').startsWith(lanes).toArray(),
    ]);
    return {
      held: new Map(held.map((row) => [row.id, JSON.stringify(row)])),
      waiting: waiting.map(({ lane }) => lane.slice(lanes.length)),
    };
  });

/**
 * Takes the server's list, which is the whole one, except for what a wish waits for, or has waited for since the
 * server was asked: how it stood `before` that tells of a wish that was delivered meanwhile.
 */
export const mergeWished = <Row extends Wished, Insert>(
  db: UserDatabase,
  table: Table<Row, string, Insert>,
  lanes: string,
  server: readonly (Row & Insert)[],
  before: WishedList,
): Promise<void> =>
  db.transaction('rw', [table, db.outbox], async () => {
    const now = await wishedList(db, table, lanes);
    const changed = [...before.held.keys(), ...now.held.keys()].filter(
      (id) => before.held.get(id) !== now.held.get(id),
    );
    const undecided = new Set([...before.waiting, ...now.waiting, ...changed]);
    const decided = server.filter(({ id }) => !undecided.has(id));
    const kept = new Set([...decided.map(({ id }) => id), ...undecided]);
    await table
      .where('id')
      .anyOf([...now.held.keys()].filter((id) => !kept.has(id)))
      .delete();
    await table.bulkPut([...decided]);
  });
