// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chatDraftName } from '#data/local/queries/draft-queries.ts';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import { keepTabDraft } from '#data/local/tab-drafts.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { draftOf } from '#domain/chat/box-words.ts';
import type { ChatId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { noteBox, sendTyped, settleBox, takeChatDraft } from '#sync/commands/chat-draft.ts';
import { keepDraft } from '#sync/commands/keep-draft.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { BUYER, SELLER, chatId, productId } from '#tests/support/domain-fixtures.ts';
import { createAnswerGate, type AnswerGate } from '../warning/answer-gate.ts';
import { composerOf, createComposer, type Composer } from './create-composer.ts';

/*
 * A page may be gone at any moment: while the disk has not begun what it was asked for, and when it has done
 * it and the page has not heard. Whatever happens, each word that was typed is in the conversation or in the
 * box of the next visit, and once.
 */

const room = chatId('p1_buyer_seller');
let made = 0;
const environment = { now: () => millis((made += 1)), random: () => 0, newId: () => `m${(made += 1)}` };
let db: UserDatabase;

beforeEach(async () => {
  localStorage.clear();
  await deleteUserDatabase(BUYER);
  db = openUserDatabase(BUYER);
  await startChat(db, productId('p1'), SELLER, environment);
});
afterEach(() => deleteUserDatabase(BUYER));

/** A disk that does what it was asked for in turn, and says so, each when it is told to. */
function slowDisk() {
  const asked: (() => Promise<() => void>)[] = [];
  const told: (() => void)[] = [];
  return {
    hand: <T>(work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asked.push(async () => {
          const outcome = await work().then(
            (value) => () => resolve(value),
            (error: unknown) => () => reject(error),
          );
          return outcome;
        });
      }),
    /** False where there was nothing to do. */
    async work(): Promise<boolean> {
      const tell = await asked.shift()?.();
      if (tell) told.push(tell);
      return tell !== undefined;
    },
    async tell(): Promise<boolean> {
      const tell = told.shift();
      tell?.();
      // What the page does upon it, it does without waiting for anything but the disk.
      await new Promise((resolve) => setTimeout(resolve));
      return tell !== undefined;
    },
  };
}

interface Visit {
  readonly tab: string;
  readonly disk: ReturnType<typeof slowDisk>;
  readonly rooms: Map<ChatId, Composer>;
  /** Never open of itself. */
  readonly gate: AnswerGate;
  readonly composer: Composer;
}

/** A page that comes to the room, for the first time or again. */
function visit(
  page: Omit<Visit, 'composer'> = {
    tab: `t${(made += 1)}`,
    disk: slowDisk(),
    rooms: new Map(),
    gate: createAnswerGate(),
  },
): Visit {
  const { tab, disk, rooms } = page;
  const box = { chatId: room, tab };
  const place = { name: chatDraftName(room), tab };
  const composer = composerOf(rooms, room, () =>
    createComposer({
      send: (message) => disk.hand(() => sendTyped(db, box, message, environment)),
      readDraft: () => disk.hand(() => takeChatDraft(db, box, new Set([tab]))),
      keepDraft: (text) => {
        const value = text.trim() === '' ? null : text;
        return keepDraft(db, place, value, environment, () =>
          disk.hand(() => keepTabDraft(db, place, value, environment.now())),
        );
      },
      note: (standing) => noteBox(db, box, standing, environment),
      settle: () => settleBox(db, box),
      newTicket: environment.newId,
    }),
  );
  composer.start();
  return { ...page, composer };
}

async function settle({ disk }: Visit): Promise<void> {
  while ((await disk.tell()) || (await disk.work()));
}

const said = async (): Promise<string> =>
  (await newestMessages(db, room, 1000))
    .map(({ content }) => (content.kind === 'text' ? content.text : ''))
    .join('\n');
const wordsOf = (text: string): string[] => text.match(/w\d+w/g) ?? [];

const step = fc.oneof(
  { arbitrary: fc.constant('type' as const), weight: 4 },
  { arbitrary: fc.constant('submit' as const), weight: 2 },
  { arbitrary: fc.constant('submit held' as const), weight: 1 },
  { arbitrary: fc.constant('let through' as const), weight: 1 },
  { arbitrary: fc.constant('turn back' as const), weight: 1 },
  { arbitrary: fc.constant('clear' as const), weight: 1 },
  { arbitrary: fc.constant('work' as const), weight: 4 },
  { arbitrary: fc.constant('tell' as const), weight: 4 },
  { arbitrary: fc.constant('flush' as const), weight: 1 },
  { arbitrary: fc.constant('leave' as const), weight: 1 },
  { arbitrary: fc.constant('die' as const), weight: 1 },
);

test('whenever the page dies, every word typed is in the conversation or in the next visit’s box, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 90 }), async (steps) => {
      localStorage.clear();
      await Promise.all([db.messages.clear(), db.drafts.clear()]);
      let page = visit();
      let typed: string[] = [];
      for (const one of steps) {
        const { composer, disk } = page;
        if (one === 'type') {
          const word = `w${(made += 1)}w`;
          typed.push(word);
          composer.type(`${composer.get().text} ${word}`);
        } else if (one === 'submit') composer.submit();
        else if (one === 'submit held') composer.submit(page.gate.before);
        else if (one === 'let through') page.gate.pass();
        else if (one === 'turn back') page.gate.cancel();
        else if (one === 'clear') {
          // Only what is at rest: what is on its way to the disk is no longer for the box to take back.
          if (composer.get().departing.length === 0) {
            const gone = new Set(wordsOf(composer.get().text));
            typed = typed.filter((word) => !gone.has(word));
            composer.type('');
          }
        } else if (one === 'work') await disk.work();
        else if (one === 'tell') await disk.tell();
        else if (one === 'flush') composer.flush();
        else if (one === 'leave') {
          composer.flush();
          page = visit(page);
        } else page = visit();
      }
      const last = visit();
      await settle(last);
      const kept = [...wordsOf(await said()), ...wordsOf(draftOf(last.composer.get()))];
      expect(kept.toSorted()).toEqual(typed.toSorted());
      expect(Object.keys(localStorage)).toEqual([]);
    }),
  );
});

test('what is in the conversation is in the order typed', async () => {
  const page = visit();
  await settle(page);
  for (const word of ['하나', '둘', '셋']) {
    page.composer.type(`${page.composer.get().text}${word}`);
    page.composer.submit();
  }
  await page.disk.work();
  await page.disk.work();
  const next = visit();
  await settle(next);
  expect(await said()).toBe('하나');
  expect(next.composer.get().text).toBe('둘셋');
});

test('what the disk has is noted no longer', async () => {
  const page = visit();
  page.composer.type('하나');
  expect(Object.keys(localStorage)).toHaveLength(1);
  await settle(page);
  expect(Object.keys(localStorage)).toEqual([]);
  page.composer.submit();
  page.composer.type('하나둘');
  expect(Object.keys(localStorage)).toHaveLength(1);
  await settle(page);
  page.composer.submit();
  await settle(page);
  expect(await said()).toBe('하나\n둘');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what is sent before the last visit’s draft has come does not take that along', async () => {
  visit().composer.type('w1w');
  const page = visit();
  await page.disk.work();
  page.composer.type('w2w');
  page.composer.submit();
  await page.disk.work();
  const next = visit();
  await settle(next);
  expect(wordsOf(`${await said()} ${next.composer.get().text}`)).toEqual(['w1w', 'w2w']);
});

test('a room that is left while its disk is busy has the same box when one comes back', () => {
  const page = visit();
  page.composer.type('하나');
  expect(visit(page).composer).toBe(page.composer);
});

test('what was let through as the last visit’s draft was read is in the conversation alone', async () => {
  const page = visit();
  page.composer.type('하나');
  await page.disk.work();
  page.composer.submit(page.gate.before);
  await page.disk.tell();
  await page.disk.work();
  page.gate.pass();
  await page.disk.work();
  const next = visit();
  await settle(next);
  expect(await said()).toBe('하나');
  expect(next.composer.get().text).toBe('');
});
