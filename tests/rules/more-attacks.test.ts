import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesByPath } from '#tests/support/rules-text.ts';
import { assault, forEach, worldOf } from './attacks/assault.ts';
import { forgedFields } from './attacks/forged-fields.ts';
import {
  anyOf,
  honestQuery,
  LISTS,
  othersToo,
  tooMuch,
  UNLISTED,
  type Query,
} from './attacks/forged-queries.ts';
import { CLAIMS, isAbout, type Attack } from './attacks/harmless.ts';
import { HONEST } from './attacks/honest-writes.ts';
import type { Honest } from './attacks/honest.ts';
import { ask, commit, THE_SERVER } from './attacks/raw-commit.ts';
import { sampleOf } from './attacks/sample.ts';
import { ANYBODY_ELSE, MAY } from './attacks/somebody-else.ts';
import { stepsOfListings } from './attacks/steps-of-listings.ts';
import { emulatorToken } from './emulator-token.ts';
import { freshId } from './world.ts';

/*
 * Whatever the app writes with one field forged, or sent by somebody else, or again; a listing led from state
 * to state; and lists asked for otherwise than the app asks. What is taken all the same stands in
 * `attacks/harmless.ts`, with its reason; `ATTACKS=all` forges every field in every way.
 */

const KINDS = Object.entries(HONEST);

test('a write with a field that is another, is missing or is one too many is not taken', async () => {
  const all = KINDS.flatMap(([kind, make]) =>
    [...forgedFields(make('z'))].map(({ what }): Attack => ({ kind, what })),
  );
  const chosen = sampleOf(all);
  const taken: string[] = [];
  await forEach(KINDS, async ([kind, make]) => {
    const whats = new Set(chosen.filter((attack) => attack.kind === kind).map(({ what }) => what));
    const forge = (honest: Honest) => [...forgedFields(honest)].filter(({ what }) => whats.has(what));
    const { survivors } = await assault(make, forge);
    taken.push(...survivors.map((what) => `${kind}: ${what}`));
  });
  const claimed = chosen.filter((attack) => CLAIMS.some((claim) => isAbout(claim, attack)));
  expect(taken.toSorted()).toEqual(claimed.map(({ kind, what }) => `${kind}: ${what}`).toSorted());
  expect(CLAIMS.filter((claim) => !chosen.some((attack) => isAbout(claim, attack)))).toEqual([]);
  expect(chosen.length).toBeGreaterThan(500);
}, 900_000);

test('nobody else writes it, and what counts is not taken twice', async () => {
  const taken: string[] = [];
  await forEach(KINDS, async ([kind, make]) => {
    for (const [who, somebody] of Object.entries(ANYBODY_ELSE)) {
      const { uid, other = `${uid}o`, writes } = await worldOf(make);
      const { token, given = [] } = somebody({ uid, other });
      if (given.length > 0) await commit(THE_SERVER, given);
      const outcome = await commit(token, writes);
      if (outcome !== 'PERMISSION_DENIED') taken.push(`${kind}, by ${who}: ${outcome}`);
    }
    const { uid, writes } = await worldOf(make);
    if (writes.length === 1) return;
    await commit(emulatorToken(uid), writes);
    const again = await commit(emulatorToken(uid), writes);
    if (again !== 'PERMISSION_DENIED') taken.push(`${kind}, again: ${again}`);
  });
  const may = Object.entries(MAY).flatMap(([who, kinds]) => kinds.map((kind) => `${kind}, by ${who}: done`));
  expect(taken.toSorted()).toEqual(may.toSorted());
});

test('a listing goes from state to state as its seller may, and by nobody else', async () => {
  const steps = [...stepsOfListings()];
  const given = steps.flatMap((step) => step.given);
  expect(await commit(THE_SERVER, given)).toBe('done');
  const taken: string[] = [];
  await forEach(steps, async ({ what, token, write }) => {
    const outcome = await commit(token, [write]);
    if (outcome !== 'PERMISSION_DENIED') taken.push(`${what}: ${outcome}`);
  });
  const may = steps.filter(({ isAllowed }) => isAllowed).map(({ what }) => `${what}: done`);
  expect(taken.toSorted()).toEqual(may.toSorted());
});

test('a list is given as it may be asked for, and neither another’s, nor too much, nor past its beginning', async () => {
  const given: string[] = [];
  const may: string[] = [];
  await forEach(Object.entries(LISTS), async ([name, list]) => {
    const [me, other] = [freshId('me'), freshId('them')];
    const tokens = tokensOf(me);
    const there = [me, other].flatMap((uid) => Object.entries(list.given?.(uid) ?? {}));
    const writes = there.map(([path, data]) => ({ path, data }));
    if (writes.length > 0) await commit(THE_SERVER, writes);
    const asks = async (who: keyof typeof tokens, { what, verb, body }: Query) => {
      const [outcome] = await ask(tokens[who], verb, body);
      if (outcome !== 'PERMISSION_DENIED') given.push(`${name}, ${what}, by ${who}: ${outcome}`);
    };
    for (const who of ['nobody', 'unverified', 'me', 'desk'] as const) await asks(who, honestQuery(list, me));
    may.push(...list.who.map((who) => `${name}, as it may be, by ${who}: done`));
    for (const who of list.who) {
      for (const query of tooMuch(list, me)) await asks(who, query);
    }
    for (const query of othersToo(list, me, other)) await asks('me', query);
  });
  expect(given.toSorted()).toEqual(may.toSorted());
});

test('what has no list is listed by nobody, and every collection of the rules was tried', async () => {
  const me = freshId('me');
  const given: string[] = [];
  await forEach(UNLISTED, async (at) => {
    await commit(THE_SERVER, [{ path: `${at(me)}/${me}`, data: { a: 1 } }]);
    for (const { what, verb, body } of anyOf(at(me))) {
      const [outcome] = await ask(emulatorToken(me, { admin: true }), verb, body);
      if (outcome !== 'PERMISSION_DENIED') given.push(`${what}: ${outcome}`);
    }
  });
  expect(given).toEqual([]);
  const tried = [...Object.values(LISTS).map(({ at }) => at), ...UNLISTED].map((at) =>
    shapeOf(`${at(me)}/x`),
  );
  const named = rulesByPath(readFileSync('firestore.rules', 'utf8')).map(({ path }) => shapeOf(path));
  expect(named.filter((path) => !tried.includes(path))).toEqual([]);
});

/** A path without its ids. */
const shapeOf = (path: string): string =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

const tokensOf = (me: string) => ({
  nobody: null,
  unverified: emulatorToken(me, { email_verified: false }),
  me: emulatorToken(me),
  desk: emulatorToken(`${me}d`, { admin: true }),
});
