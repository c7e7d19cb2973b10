import type { Mutation } from './planted.ts';

/** A fault that the unit tests have to find. */
export interface UnitFault extends Mutation {
  readonly name: string;
  /** The test files of which one has to fail. */
  readonly tests: readonly string[];
}

/** `npm run planted` plants each and expects a failing test. */
export const UNIT_FAULTS: readonly UnitFault[] = [
  {
    name: 'two drains of one lane at once',
    file: 'src/sync/outbox/drain-outbox.ts',
    from: '!busy.has(head.lane) && ',
    to: '',
    tests: ['src/sync/outbox/drain-lanes.test.ts'],
  },
  {
    name: 'a claim of a row that is no longer queued',
    file: 'src/data/local/outbox-store.ts',
    from: "if (current?.state.kind !== 'queued') break;",
    to: 'if (current === undefined) break;',
    tests: ['src/data/local/outbox-store.test.ts'],
  },
  {
    name: 'a message is written whether or not it exists',
    file: 'src/data/remote/rest/document-writes.ts',
    from: '...writeWhole(declared, name, fields),\n  currentDocument: { exists: false },',
    to: '...writeWhole(declared, name, fields),',
    tests: ['src/data/remote/rest/chat-commit.test.ts'],
  },
  {
    name: 'a range of fees includes its end',
    file: 'src/domain/gold/fee-rule.ts',
    from: 'don <= to : don < to',
    to: 'don <= to : don <= to',
    tests: ['src/domain/gold/fee-schedule.test.ts'],
  },
  {
    name: 'a room that is opened again listens to nothing that it knows',
    file: 'src/sync/pull/pull-messages.ts',
    from: 'known.at(-OVERLAP) ?? known.at(0),',
    to: 'undefined,',
    tests: ['src/sync/pull/pull-messages.test.ts'],
  },
  {
    name: 'a room that is opened again listens to all that it knows',
    file: 'src/sync/pull/pull-messages.ts',
    from: 'const OVERLAP = 20;',
    to: 'const OVERLAP = 0;',
    tests: ['src/sync/pull/pull-messages.test.ts'],
  },
  {
    name: 'a list is asked for from its newest row on, and nothing before it',
    file: 'src/sync/pull/follow-list.ts',
    from: 'const OVERLAP_MS = 60_000;',
    to: 'const OVERLAP_MS = 0;',
    tests: ['src/sync/pull/follow-list.test.ts'],
  },
  {
    name: 'rows of a drainer that was killed stay in flight',
    file: 'src/data/local/outbox-store.ts',
    from: "await db.outbox.bulkPut(orphans.map((row): OutboxRow => ({ ...row, state: { kind: 'queued' } })));",
    to: '',
    tests: ['src/sync/outbox/drain-outbox.test.ts', 'src/sync/outbox/fault-runs.test.ts'],
  },
  {
    name: 'a wish forgets that one which it replaces may have left',
    file: 'src/data/local/outbox-store.ts',
    from: 'attempts: replaced && mayHaveLanded(replaced) ? replaced.attempts : 0,',
    to: 'attempts: 0,',
    tests: ['src/sync/commands/wished-again.test.ts', 'src/sync/outbox/fault-runs.test.ts'],
  },
  {
    name: 'a drainer that lost its lock puts off what the next one is sending',
    file: 'src/data/local/outbox-store.ts',
    from: 'current?.attempts === row.attempts && current.state.kind',
    to: 'current && current.state.kind',
    tests: ['src/data/local/outbox-store.test.ts', 'src/sync/outbox/message-on-its-way.test.ts'],
  },
  {
    name: 'what is taken back is forgotten, though the server may have it',
    file: 'src/data/local/outbox-deletion.ts',
    from: 'deletionOf(row.intent) !== null && !mayHaveLanded(row)',
    to: 'deletionOf(row.intent) !== null',
    tests: ['src/sync/commands/taken-back.test.ts', 'src/sync/outbox/fault-runs.test.ts'],
  },
  {
    name: 'a deletion waits behind what it makes moot',
    file: 'src/data/local/outbox-deletion.ts',
    from: 'await db.outbox.bulkDelete(moot.map(({ seq }) => seq));',
    to: '',
    tests: ['src/sync/commands/deleted-behind.test.ts'],
  },
  {
    name: 'a message that is on its way can be edited',
    file: 'src/sync/commands/waiting-message.ts',
    from: "body.kind !== 'text' || !message) return err('gone');\n    if (row.state.kind === 'sending') return err('in_flight');",
    to: "body.kind !== 'text' || !message) return err('gone');",
    tests: ['src/sync/commands/waiting-message.test.ts'],
  },
  {
    name: 'what one has seen as read comes back unread',
    file: 'src/domain/chat/merge-messages.ts',
    from: 'readersOf(server.sender, local.readBy, server.readBy)',
    to: 'readersOf(server.sender, server.readBy)',
    tests: ['src/domain/chat/merge-messages.test.ts'],
  },
  {
    name: 'a read mark is written whatever has changed since the look',
    file: 'src/data/remote/rest/read-marks.ts',
    from: 'currentDocument: updateTime === null ? { exists: true } : { updateTime },',
    to: 'currentDocument: { exists: true },',
    tests: ['src/data/remote/rest/read-marks.test.ts'],
  },
  {
    name: 'the drain lock is not taken',
    file: 'src/sync/outbox/drain-lock.ts',
    from: 'let before = await fingerprint();',
    to: 'if (!signal.aborted) return work(signal);\n      let before = await fingerprint();',
    tests: ['src/sync/outbox/drain-lock.test.ts'],
  },
  {
    name: 'a key counts once the disk has it',
    file: 'src/features/chat/composer/create-composer.ts',
    from: 'if (areOthers) surroundings.note({ words: state, isEarly: isReading });',
    to: '',
    tests: ['src/features/chat/composer/composer-deaths.test.ts'],
  },
  {
    name: 'what a page that died was sending is still a draft, wherever it got to',
    file: 'src/sync/commands/chat-draft.ts',
    from: 'messages.some((message) => message?.id === ticket)',
    to: 'false',
    tests: ['src/features/chat/composer/composer-deaths.test.ts'],
  },
  {
    name: 'a message is sent before the last visit’s draft has come',
    file: 'src/features/chat/composer/create-composer.ts',
    from: 'if (isSending || isReading) return;\n    isSending = true;',
    to: 'if (isSending) return;\n    isSending = true;',
    tests: ['src/features/chat/composer/composer-deaths.test.ts'],
  },
  {
    name: 'an answer leaves before the warning that it waits for was read',
    file: 'src/features/chat/composer/create-composer.ts',
    from: 'next && !held.has(next.ticket)',
    to: 'next',
    tests: ['src/features/chat/composer/create-composer.test.ts'],
  },
  {
    name: 'a form that was noted is read from its older row',
    file: 'src/data/local/tab-drafts.ts',
    from: 'for (const note of typedAt(db, name)) {',
    to: 'for (const note of [] as TypedNote[]) {',
    tests: ['src/data/local/tab-drafts.test.ts'],
  },
  {
    name: 'an answer that the disk refused for a moment is lost until the next',
    file: 'src/sync/pull/pull-context.ts',
    from: 'if (snapshot === newest) restoring = setTimeout(take, AGAIN_MS, snapshot);',
    to: '',
    tests: ['src/sync/pull/pull-context.test.ts'],
  },
  {
    name: 'what was delivered as somebody let go of it is said to be taken back',
    file: 'src/sync/commands/waiting-rows.ts',
    from: "return err((await findOutboxRow(db, rowId)) ? 'in_flight' : 'gone');",
    to: "return (await findOutboxRow(db, rowId)) ? err('in_flight') : ok(null);",
    tests: ['src/sync/commands/waiting-rows.test.ts', 'src/sync/outbox/fault-runs.test.ts'],
  },
  {
    name: 'an older answer undoes a wish that was delivered meanwhile',
    file: 'src/data/local/wished-list.ts',
    from: 'new Set([...before.waiting, ...now.waiting, ...changed])',
    to: 'new Set(now.waiting)',
    tests: ['src/sync/commands/keep-search.test.ts', 'src/sync/commands/set-price-target.test.ts'],
  },
  {
    name: 'an older answer is written over what was delivered as it came',
    file: 'src/sync/catalogue/read-undisturbed.ts',
    from: 'if (written.has(id) && reads < MAX_READS) return false;',
    to: '',
    tests: ['src/sync/catalogue/written-meanwhile.test.ts'],
  },
];
