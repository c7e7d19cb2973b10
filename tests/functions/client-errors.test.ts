import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorReport } from '#domain/system/client-error.ts';
import { idOfError, MOST_ERRORS, noteError } from '../../functions/src/errors/note-error.ts';
import { forget } from '../../functions/src/scheduled/forget-old.ts';
import { closeBackend, database, freshId, given, stored } from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';

const DAY_MS = 24 * 3_600_000;
/** Of before any hour that the tests may be run at: none of a day to come is believed. */
const [OLD, NEW, NEWER] = ['20250301120000-abcdef0', '20250302120000-abcdef1', '20250303120000-abcdef2'];

let desk: Person;
let customer: Person;
beforeAll(async () => {
  [desk, customer] = await Promise.all([signedIn('operator', { isAdmin: true }), signedIn('member')]);
});
const made: string[] = [];
afterAll(async () => {
  for (const id of made) await database().doc(`clientErrors/${id}`).delete();
  await closeBackend();
});

/** An error that no other test has. */
function anError(over: Partial<ErrorReport> = {}): ErrorReport {
  return {
    release: NEW,
    source: 'window',
    name: 'TypeError',
    cause: 'not_a_function',
    frames: [`${freshId('part').replaceAll(/[^a-z]/gi, 'x')}${Date.now()}-BX12ab_9.js:1:2`],
    route: '/product/$productId',
    browser: 'chrome',
    isOffline: false,
    count: 1,
    ...over,
  };
}
function placeOf(report: ErrorReport): string {
  const id = `${report.release}_${idOfError(report)}`;
  made.push(id);
  return `clientErrors/${id}`;
}
const tell = (...reports: readonly object[]): Promise<unknown> =>
  callAnonymously('reportErrors', { reports });
const TAKEN = { ok: true, value: null };

describe('an error that devices tell of', () => {
  test('is one document a release, whoever tells of it', async () => {
    const error = anError();
    const place = placeOf(error);
    expect(await tell(error)).toEqual(TAKEN);
    const first = await stored(place);
    expect(first).toMatchObject({
      release: NEW,
      fingerprint: idOfError(error),
      source: 'window',
      name: 'TypeError',
      cause: 'not_a_function',
      frames: error.frames,
      routes: ['/product/$productId'],
      browsers: ['chrome'],
      count: 1,
      offline: 0,
      isOpen: true,
    });
    const again = { ...error, route: '/trade', browser: 'safari', isOffline: true, count: 4 };
    expect(await customer.call('reportErrors', { reports: [again] })).toEqual(TAKEN);
    const second = await stored(place);
    expect(second).toMatchObject({
      routes: ['/product/$productId', '/trade'],
      browsers: ['chrome', 'safari'],
      count: 5,
      offline: 4,
      firstAt: first?.['firstAt'],
    });
    // Who told of it is not asked.
    expect(JSON.stringify(second)).not.toContain(customer.uid);
  });

  test.each([
    ['a text', { message: '두돈이가 보낸 글' }],
    ['a name that is nobody’s class', { name: '두돈이' }],
    ['a cause that is a sentence', { cause: 'x is not a function' }],
    ['a file of another house', { frames: ['https://evil.example/a.js:1:2'] }],
    ['an address instead of its pattern', { route: '/product/Ab3dEf' }],
    ['a release that is none', { release: 'v1' }],
    ['a release that is yet to come', { release: '99991231235959-abcdef0' }],
    ['more than a device may have counted', { count: 1_001 }],
    ['too many places', { frames: Array.from({ length: 7 }, () => 'a-BX12ab_9.js:1:2') }],
  ])('that holds %s is refused as a whole', async (_, over) => {
    const [good, bad] = [anError(), { ...anError(), ...over }];
    expect(await tell(good, bad)).toBe('INVALID_ARGUMENT');
    expect(await stored(placeOf(good))).toBeUndefined();
  });

  test('comes in batches of a few, and never in none', async () => {
    expect(await tell(...Array.from({ length: 11 }, () => anError()))).toBe('INVALID_ARGUMENT');
    expect(await tell()).toBe('INVALID_ARGUMENT');
  });
});

describe('an error that the desk has seen to', () => {
  const close = (person: Person, error: ErrorReport) =>
    person.call('closeClientError', { fingerprint: idOfError(error), release: error.release });

  test('leaves the list in every release, and comes back with a newer one alone', async () => {
    const error = anError();
    const [old, now, newer] = [{ ...error, release: OLD }, error, { ...error, release: NEWER }];
    expect(await tell(now)).toEqual(TAKEN);
    expect(await close(desk, error)).toEqual(TAKEN);
    expect(await stored(placeOf(now))).toMatchObject({ isOpen: false });
    expect(await tell(now, old, newer)).toEqual(TAKEN);
    expect(await stored(placeOf(now))).toMatchObject({ isOpen: false, count: 2 });
    expect(await stored(placeOf(old))).toMatchObject({ isOpen: false, count: 1 });
    expect(await stored(placeOf(newer))).toMatchObject({ isOpen: true, count: 1 });
  });

  test('stays in a release that the desk had not seen it in; a page that does not say means all', async () => {
    const error = anError();
    const newer = { ...error, release: NEWER };
    expect(await tell(error, newer)).toEqual(TAKEN);
    expect(await close(desk, error)).toEqual(TAKEN);
    expect(await stored(placeOf(error))).toMatchObject({ isOpen: false });
    expect(await stored(placeOf(newer))).toMatchObject({ isOpen: true });
    expect(await desk.call('closeClientError', { fingerprint: idOfError(error) })).toEqual(TAKEN);
    expect(await stored(placeOf(newer))).toMatchObject({ isOpen: false });
  });

  test('is closed by admins alone', async () => {
    const error = anError();
    expect(await tell(error)).toEqual(TAKEN);
    expect(await close(customer, error)).toBe('PERMISSION_DENIED');
    expect(await callAnonymously('closeClientError', { fingerprint: idOfError(error) })).toBe(
      'UNAUTHENTICATED',
    );
    expect(await desk.call('closeClientError', { fingerprint: 'a/b' })).toBe('INVALID_ARGUMENT');
    expect(await stored(placeOf(error))).toMatchObject({ isOpen: true });
  });
});

describe('a list of errors', () => {
  const NOW = new Date();

  test('takes no new one that is not admitted, and counts what is known all the same', async () => {
    const [known, other] = [anError(), anError()];
    await noteError(known, NOW, () => true);
    await noteError(known, NOW, () => false);
    await noteError(other, NOW, () => false);
    expect(await stored(placeOf(known))).toMatchObject({ count: 2 });
    expect(await stored(placeOf(other))).toBeUndefined();
  });

  test('that is full takes a new one in the place of what was told of longest ago', async () => {
    const ago = (days: number) => Timestamp.fromMillis(NOW.getTime() - days * DAY_MS);
    const names = Array.from({ length: MOST_ERRORS }, () => `clientErrors/${freshId('full')}`);
    const [oldest = ''] = names;
    await given(Object.fromEntries(names.map((name) => [name, { lastAt: ago(name === oldest ? 80 : 70) }])));
    const error = anError();
    await noteError(error, NOW, () => true);
    expect(await stored(placeOf(error))).toMatchObject({ count: 1, isOpen: true });
    expect(await stored(oldest)).toBeUndefined();
    const writes = database().batch();
    for (const name of names) writes.delete(database().doc(name));
    await writes.commit();
  });
});

test('what nobody has told of for three months is forgotten', async () => {
  const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);
  const [old, young] = [`clientErrors/${freshId('old')}`, `clientErrors/${freshId('young')}`];
  await given({ [old]: { lastAt: ago(91) }, [young]: { lastAt: ago(89) } });
  await forget('clientErrors', new Date());
  expect(await stored(old)).toBeUndefined();
  expect(await stored(young)).toBeDefined();
  await database().doc(young).delete();
});
