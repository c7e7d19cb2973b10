import type { Mutation } from '#tests/support/faults/planted.ts';

/** A fault of the engine that the checker has to find. */
export interface Mutant {
  readonly name: string;
  readonly plants: readonly Mutation[];
}

const CHAT_COMMIT = 'src/data/remote/rest/chat-commit.ts';
const READ_MARKS = 'src/data/remote/rest/read-marks.ts';
const DELIVER = 'src/sync/outbox/deliver-messages.ts';
const PULL = 'src/sync/pull/pull-messages.ts';
const MARK_READ = 'src/sync/commands/mark-chat-read.ts';
const MERGE = 'src/domain/chat/merge-messages.ts';

const one = (name: string, file: string, from: string, to: string): Mutant => ({
  name,
  plants: [{ file, from, to }],
});

/** What a document is written by that may be there already. */
const WHOLE_INSTEAD = {
  file: CHAT_COMMIT,
  from: 'import { writeChange, writeNew }',
  to: 'import { writeChange, writeNew, writeWhole }',
};

/** Each is planted into a bundle of its own; one whose text has gone from the sources fails the run. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a message is written whether or not it exists',
    plants: [
      WHOLE_INSTEAD,
      { file: CHAT_COMMIT, from: 'writeNew(messageDocument,', to: 'writeWhole(messageDocument,' },
    ],
  },
  {
    name: 'a room is opened over one that exists',
    plants: [
      WHOLE_INSTEAD,
      { file: CHAT_COMMIT, from: 'writeNew(chatDocument,', to: 'writeWhole(chatDocument,' },
    ],
  },
  one(
    'a message does not raise the counter of the other side',
    CHAT_COMMIT,
    'others.map((uid) => ({',
    'others.slice(1).map((uid) => ({',
  ),
  one(
    'a read mark is written whatever has changed since the look',
    READ_MARKS,
    'currentDocument: updateTime === null ? { exists: true } : { updateTime },',
    'currentDocument: { exists: true },',
  ),
  one(
    'a read mark clears the counter without counting what stands behind it',
    READ_MARKS,
    'unread = isShort ? Math.max(behind, left && unread) : counted;',
    'unread = Math.min(0, behind);',
  ),
  one(
    'a read mark is ahead of what the device holds',
    MARK_READ,
    '?? seenTo(history, theirs)',
    '?? micros(environment.now() * 1000 + 600_000_000)',
  ),
  one(
    'a read mark clears what is counted and has not come',
    MARK_READ,
    'const left = isWhole ? 0 :',
    'const left = chat ? 0 :',
  ),
  one(
    'a newer read mark forgets the one that still waits',
    MARK_READ,
    'messageIds: [...new Set([...(earlier?.messageIds ?? []), ...ids])],',
    'messageIds: ids,',
  ),
  one(
    'a read mark that met no network is dropped',
    'src/sync/outbox/deliver-mark.ts',
    "await db.transaction('rw', db.outbox, () => postpone(context, [row], outcome));",
    'await db.outbox.delete(row.seq);',
  ),
  one(
    'a row is deleted before its answer is believed',
    DELIVER,
    'const postponed = await postpone(context, rows, outcome);',
    'const postponed = rows;\n    await db.outbox.bulkDelete(rows.map((row) => row.seq));',
  ),
  one(
    'a second attempt goes out under a fresh id',
    DELIVER,
    'id: messageId,\n      content',
    'id: row.attempts > 1 ? `${messageId}x${row.attempts}` : messageId,\n      content',
  ),
  one(
    'what waits in one room goes out in no order',
    'src/data/local/outbox-row.ts',
    'lane: chatLane(chatId) }),',
    'lane: messageRowId(messageId) }),',
  ),
  one(
    'messages of one commit are not kept in the order typed',
    MERGE,
    'if (a.seq !== b.seq) return a.seq - b.seq;',
    'if (a.seq !== b.seq) return b.seq - a.seq;',
  ),
  one(
    'what one has seen as read comes back unread',
    MERGE,
    'readersOf(server.sender, local.readBy, server.readBy)',
    'readersOf(server.sender, server.readBy)',
  ),
  one(
    'rows of a drainer that was killed stay in flight',
    'src/data/local/outbox-store.ts',
    "await db.outbox.bulkPut(orphans.map((row): OutboxRow => ({ ...row, state: { kind: 'queued' } })));",
    '',
  ),
  one(
    'a message that is on its way can be edited',
    'src/sync/commands/waiting-message.ts',
    "if (row?.intent.kind !== 'message' || row.intent.body.kind !== 'text' || !message) return err('gone');\n    if (row.state.kind === 'sending') return err('in_flight');",
    "if (row?.intent.kind !== 'message' || row.intent.body.kind !== 'text' || !message) return err('gone');",
  ),
  one(
    'the cursor of a room is moved too far',
    'src/data/local/history-store.ts',
    'await db.histories.update(chatId, { newest });',
    'await db.histories.update(chatId, { newest: newest + 30_000_000 });',
  ),
  {
    name: "the cursor of a room is moved by one's own message",
    plants: [
      {
        file: DELIVER,
        from: "await db.transaction('rw', [db.chats, db.messages, db.outbox, db.photos], async () => {\n    const said",
        to: "await db.transaction('rw', [db.chats, db.messages, db.outbox, db.photos, db.histories], async () => {\n    const said",
      },
      {
        file: DELIVER,
        from: 'await noteOnServer(db, head.intent.chatId, true);',
        to: 'await noteOnServer(db, head.intent.chatId, true);\n    await db.histories.update(head.intent.chatId, { newest: outcome.value });',
      },
    ],
  },
  one(
    'a room that is opened again listens to nothing that it knows',
    PULL,
    'return starts.reduce(',
    'if (starts.length > 0) return reachOfHistory(history);\n  return starts.reduce(',
  ),
  {
    name: 'two drains of one lane, and a claim of a row that is no longer queued',
    plants: [
      { file: 'src/sync/outbox/drain-outbox.ts', from: '!busy.has(head.lane) && ', to: '' },
      {
        file: 'src/data/local/outbox-store.ts',
        from: "if (current?.state.kind !== 'queued') break;",
        to: 'if (current === undefined) break;',
      },
    ],
  },
  one(
    'the drain lock is not taken',
    'src/sync/outbox/drain-lock.ts',
    'let before = await fingerprint();',
    'if (!signal.aborted) return work(signal);\n      let before = await fingerprint();',
  ),
];
