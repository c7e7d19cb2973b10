// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, openUserDatabase, userDatabaseName } from '#data/local/user-database.ts';
import type { Session } from '#domain/account/account.ts';
import { millis } from '#domain/units.ts';
import { keepSessionHint } from '#session/session-hint.ts';
import { realEnvironment } from '#sync/environment.ts';
import { BUYER, chatId, messageId, SELLER } from '#tests/support/domain-fixtures.ts';
import { lookAfter } from './keep-witness.ts';
import { forgetLoss, readLoss, readWitness } from './witness.ts';

const signedIn = (uid = BUYER): Session => ({
  kind: 'signed_in',
  uid,
  email: 'a@example.com',
  displayName: '',
  isEmailVerified: true,
  isAdmin: false,
});
const at = (now: number) => ({ ...realEnvironment, now: () => millis(now) });

/** Says a message that waits, as a device does that is offline. */
async function say(text: string, id = 'm1'): Promise<void> {
  await openUserDatabase(BUYER).outbox.add({
    id: `message:${id}`,
    uid: BUYER,
    lane: 'chat:a_b_c',
    createdAt: millis(5),
    attempts: 0,
    lastAttemptAt: millis(0),
    nextAttemptAt: millis(0),
    notBefore: millis(0),
    touches: 0,
    state: { kind: 'queued' },
    intent: {
      kind: 'message',
      chatId: chatId('a_b_c'),
      messageId: messageId(id),
      body: { kind: 'text', text },
    },
  });
}

let ends: (() => void)[] = [];
const look = async (session: Session, now: number) => {
  keepSessionHint(session);
  ends.push(await lookAfter(session, at(now)));
};
const stop = () => {
  for (const end of ends) end();
  ends = [];
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  stop();
  await deleteUserDatabase(BUYER);
  await deleteUserDatabase(SELLER);
  vi.restoreAllMocks();
});

test('a first visit has lost nothing, and from then on it is known since when data is kept', async () => {
  await look(signedIn(), 10);
  await vi.waitFor(() => expect(readWitness()).toEqual({ uid: BUYER, since: 10, unsent: [], more: 0 }));
  stop();
  await look(signedIn(), 20);
  expect(readLoss()).toBeNull();
  await vi.waitFor(() => expect(readWitness()?.since).toBe(10));
});

test('what waited when the database was lost is named at the next start, until its person has read it', async () => {
  await look(signedIn(), 10);
  await say('보내지 못한 말');
  await vi.waitFor(() => expect(readWitness()?.unsent).toHaveLength(1));
  stop();
  await deleteUserDatabase(BUYER);
  await look(signedIn(), 20);
  expect(readLoss()).toEqual({
    uid: BUYER,
    since: 10,
    foundAt: 20,
    more: 0,
    unsent: [{ what: 'message', words: '보내지 못한 말', messageId: 'm1', at: 5 }],
  });
  forgetLoss();
  stop();
  await look(signedIn(), 30);
  expect(readLoss()).toBeNull();
  await vi.waitFor(() => expect(readWitness()?.since).toBe(20));
});

test('more than anybody reads is a number, and long words are their beginning', async () => {
  await look(signedIn(), 10);
  for (let n = 0; n < 23; n += 1) await say('가'.repeat(500), `m${n}`);
  await vi.waitFor(() => expect(readWitness()?.more).toBe(3));
  expect(readWitness()?.unsent.map(({ words }) => words.length)).toEqual(
    Array.from({ length: 20 }, () => 80),
  );
});

test('a sign-in that was lost with the data is told of as a loss, one that the server has ended is not', async () => {
  await look(signedIn(), 10);
  await vi.waitFor(() => expect(readWitness()).not.toBeNull());
  stop();
  await look({ kind: 'signed_out' }, 20);
  expect(readLoss()).toBeNull();
  await deleteUserDatabase(BUYER);
  await look({ kind: 'signed_out' }, 30);
  expect(readLoss()).toMatchObject({ uid: BUYER, foundAt: 30 });
  await look({ kind: 'loading' }, 40);
  expect(readLoss()).toMatchObject({ foundAt: 30 });
});

test('somebody else who signs in has lost nothing, and a damaged note says nothing', async () => {
  await look(signedIn(), 10);
  await vi.waitFor(() => expect(readWitness()).not.toBeNull());
  stop();
  await look(signedIn(SELLER), 20);
  expect(readLoss()).toBeNull();
  stop();
  for (const damaged of ['{', '[]', '{"uid":"buyer","since":"1","unsent":[],"more":0}', '{"uid":7}']) {
    localStorage.setItem('geumnaru.kept', damaged);
    await look({ kind: 'signed_out' }, 30);
    expect(readLoss()).toBeNull();
  }
});

test('what waits is written down no more once the person has signed out here', async () => {
  await look(signedIn(), 10);
  await vi.waitFor(() => expect(readWitness()).not.toBeNull());
  localStorage.clear();
  // The word of the sign-out has not reached whoever looks after the data.
  const seen = new Promise((resolve) => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      resolve(null);
      return null;
    });
  });
  await say('늦은 말');
  await seen;
  expect(localStorage).toHaveLength(0);
});

test('what was lost is said to whoever is not signed in, though a screen has made the database anew by then', async () => {
  await look(signedIn(), 10);
  await say('보내지 못한 말');
  await vi.waitFor(() => expect(readWitness()?.unsent).toHaveLength(1));
  stop();
  await deleteUserDatabase(BUYER);
  // Until the server is asked, who was signed in is taken for signed in.
  await openUserDatabase(BUYER).chats.count();
  await look({ kind: 'signed_out' }, 20);
  expect(readLoss()?.unsent).toHaveLength(1);
  await deleteUserDatabase(BUYER);
  await look({ kind: 'signed_out' }, 25);
  expect(await Dexie.exists(userDatabaseName(BUYER))).toBe(false);
  stop();
  forgetLoss();
  await look(signedIn(), 30);
  stop();
  forgetLoss();
  await look({ kind: 'signed_out' }, 40);
  expect(readLoss()).toBeNull();
});
