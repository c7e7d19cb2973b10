// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { deviceDrafts } from './device-drafts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const typed = { email: 'somebody@example.com' };
const at = (tab: string) => ({ name: 'sign-up', tab });
const nobody = new Set<string>();
let now = 0;
const drafts = deviceDrafts(() => now);

beforeEach(() => {
  now = Date.UTC(2026, 2, 12);
  localStorage.clear();
});

test('what a tab that is gone has left is the next one’s, once', async () => {
  await drafts.keep(at('a'), typed);
  expect(await drafts.take(at('b'), nobody)).toEqual(typed);
  expect(await drafts.take(at('c'), new Set(['b']))).toBeNull();
  expect(await drafts.take(at('b'), nobody)).toEqual(typed);
});

test('what one tab sends, another may still be writing', async () => {
  await drafts.keep(at('a'), typed);
  await drafts.keep(at('b'), { email: 'b' });
  await drafts.drop(at('b'));
  expect(await drafts.take(at('b'), new Set(['a']))).toBeNull();
  expect(await drafts.take(at('a'), nobody)).toEqual(typed);
});

test('of what was left the newest counts, and nothing of another form', async () => {
  await drafts.keep(at('a'), { email: 'a' });
  now += 1;
  await drafts.keep(at('b'), { email: 'b' });
  now += 1;
  await drafts.keep({ name: 'sign', tab: 'c' }, { email: 'c' });
  expect(await drafts.take(at('d'), nobody)).toEqual({ email: 'b' });
});

test('after a day nothing of it is there, taken over or not', async () => {
  await drafts.keep(at('a'), typed);
  now += DAY_MS - 1;
  expect(await drafts.take(at('b'), nobody)).toEqual(typed);
  now += 1;
  expect(await drafts.take(at('c'), nobody)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('what is damaged is forgotten', async () => {
  localStorage.setItem('geumnaru.typed.sign-up@a', '{');
  expect(await drafts.take(at('b'), nobody)).toBeNull();
  expect(localStorage).toHaveLength(0);
});
