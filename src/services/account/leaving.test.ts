// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownGold } from '#data/local/own-gold-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { beforeSignOut, stillSignedIn } from '#session/before-sign-out.ts';
import { keepSessionHint } from '#session/session-hint.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { finishSignOuts, leave } from './leaving.ts';
import { hasJustLeft, isLeavingForGood, markLeavingForGood } from './leaving-for-good.ts';
import { markLeaving, readLeaving } from './leaving-mark.ts';
import { signOutPerson } from './sign-out.ts';

const { signOutUser, isAccountGone } = vi.hoisted(() => ({
  signOutUser: vi.fn(),
  isAccountGone: vi.fn(),
}));
vi.mock(import('#session/remote-modules.ts'), async (original) => ({
  ...(await original()),
  loadAuth: vi.fn().mockResolvedValue({ signOutUser }),
  loadAuthAccount: vi.fn().mockResolvedValue({ isAccountGone }),
}));

const ANNA = userId('anna');
const BERT = userId('bert');
const isKeptAs = (uid: typeof ANNA) =>
  keepSessionHint({
    kind: 'signed_in',
    uid,
    email: `${uid}@example.com`,
    displayName: '',
    isEmailVerified: true,
    isAdmin: false,
  });
const hasWords = () => openUserDatabase(ANNA).meta.put({ key: 'secret', value: '비밀' });
const isWiped = async () => (await openUserDatabase(ANNA).meta.count()) === 0;

beforeEach(() => {
  signOutUser.mockReset().mockResolvedValue(undefined);
  isAccountGone.mockReset();
});
afterEach(async () => {
  localStorage.clear();
  await openUserDatabase(ANNA).meta.clear();
  vi.restoreAllMocks();
});

test('a sign-out that could not be finished is finished by a later start', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await hasWords();
  markLeaving(ANNA);
  signOutUser.mockRejectedValueOnce(new Error('a part of the app could not be loaded'));
  await finishSignOuts();
  expect(readLeaving()).toEqual([ANNA]);
  await finishSignOuts();
  expect(readLeaving()).toEqual([]);
  expect(await isWiped()).toBe(true);
});

test('whoever signs in while a start finishes their sign-out waits for its end, which would sign them out again', async () => {
  markLeaving(ANNA);
  let goOn = (): void => undefined;
  signOutUser.mockImplementationOnce(() => new Promise<void>((resolve) => (goOn = resolve)));
  const ofStart = finishSignOuts();
  await vi.waitFor(() => expect(signOutUser).toHaveBeenCalled());
  const ofSignIn = finishSignOuts();
  // By then one that waits for nobody would have begun by itself.
  await hasWords();
  goOn();
  await Promise.all([ofStart, ofSignIn]);
  expect(signOutUser).toHaveBeenCalledOnce();
  expect(readLeaving()).toEqual([]);
  // The next is another.
  markLeaving(ANNA);
  await finishSignOuts();
  expect(signOutUser).toHaveBeenCalledTimes(2);
});

test('a sign-out that failed before whose eyes it was asked for is no later start’s to finish', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  signOutUser.mockRejectedValueOnce(new Error('a part of the app could not be loaded'));
  const goOn = vi.fn();
  const stop = stillSignedIn.subscribe(goOn);
  expect(await signOutPerson(ANNA)).toBe(false);
  stop();
  expect(readLeaving()).toEqual([]);
  expect(goOn).toHaveBeenCalledTimes(1);
});

test('of an account that was deleted it is: nobody else would ever empty the device', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await hasWords();
  markLeavingForGood(ANNA);
  signOutUser.mockRejectedValueOnce(new Error('the disk has refused it'));
  expect(await signOutPerson(ANNA)).toBe(false);
  isAccountGone.mockResolvedValueOnce(true);
  await finishSignOuts();
  expect(await isWiped()).toBe(true);
  expect([readLeaving(), isLeavingForGood(ANNA)]).toEqual([[], false]);
});

test('what was left of somebody is wiped without a step of the person who has signed in since', async () => {
  const step = vi.fn();
  const forget = beforeSignOut(step);
  await hasWords();
  isKeptAs(BERT);
  expect(await leave(ANNA)).toBe(true);
  expect(step).not.toHaveBeenCalled();
  expect(await isWiped()).toBe(true);
  isKeptAs(ANNA);
  await leave(ANNA);
  expect(step).toHaveBeenCalledWith(ANNA);
  forget();
});

test('a deletion of which nobody heard: the device of an account that is gone is emptied but for its gold', async () => {
  await ownGold.pieces.put({ owner: ANNA, id: 'p1', updatedAt: 1 } as never);
  await ownGold.forms.put({ key: `${ANNA}:new`, value: '쓰던 것' });
  await hasWords();
  markLeavingForGood(ANNA);
  isAccountGone.mockResolvedValueOnce(true);
  await finishSignOuts();
  expect(isAccountGone).toHaveBeenCalledWith(ANNA);
  expect(await isWiped()).toBe(true);
  expect((await ownGold.pieces.toArray()).map(({ owner }) => owner)).toEqual(['signed_out']);
  expect((await ownGold.forms.toArray()).map(({ key }) => key)).toEqual(['signed_out:new']);
  expect([readLeaving(), isLeavingForGood(ANNA)]).toEqual([[], false]);
  expect(hasJustLeft()).toBe(true);
  await ownGold.pieces.clear();
});

test('a deletion of which nobody heard: an account that is there keeps its device and its sign-in', async () => {
  await hasWords();
  markLeavingForGood(ANNA);
  isAccountGone.mockResolvedValueOnce(null);
  await finishSignOuts();
  expect([readLeaving(), isLeavingForGood(ANNA)]).toEqual([[ANNA], true]);
  isAccountGone.mockResolvedValueOnce(false);
  await finishSignOuts();
  expect([readLeaving(), isLeavingForGood(ANNA)]).toEqual([[], false]);
  expect(signOutUser).not.toHaveBeenCalled();
  expect(await isWiped()).toBe(false);
});
