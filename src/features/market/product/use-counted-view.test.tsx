// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Wait } from '#device/use-quiet.ts';
import type { Session } from '#domain/account/account.ts';
import type { UserId } from '#domain/ids.ts';
import { BUYER, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { STAY_MS, useCountedStay, viewerOf, type CountView } from './use-counted-view.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A device that is quiet when the test says so, and what is counted on it. */
function aScreen(viewer: UserId | null = BUYER) {
  const waiting: (() => void)[] = [];
  const wait: Wait = (run) => void waiting.push(run);
  const counted: string[] = [];
  const count: CountView = async (uid, id) => void counted.push(`${uid} ${id}`);
  const { rerender, unmount } = renderHook(
    (shown: { viewer: UserId | null; id: string }) =>
      useCountedStay(shown.viewer, productId(shown.id), count, wait),
    { initialProps: { viewer, id: 'ring' } },
  );
  const rest = () => act(async () => waiting.splice(0).forEach((run) => run()));
  const stay = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  return { counted, rerender, unmount, rest, stay };
}

test('who stays a second after the page has come to rest is counted once', async () => {
  const { counted, rest, stay, rerender } = aScreen();
  await stay(STAY_MS * 5);
  expect(counted).toEqual([]);
  await rest();
  await stay(STAY_MS - 1);
  expect(counted).toEqual([]);
  await stay(1);
  rerender({ viewer: BUYER, id: 'ring' });
  await rest();
  await stay(STAY_MS * 5);
  expect(counted).toEqual(['buyer ring']);
});

test('who leaves sooner, for another listing or another tab, is not', async () => {
  const { counted, rest, stay, rerender, unmount } = aScreen();
  await rest();
  rerender({ viewer: BUYER, id: 'bar' });
  await rest();
  await stay(STAY_MS);
  expect(counted).toEqual(['buyer bar']);
  rerender({ viewer: null, id: 'coin' });
  rerender({ viewer: BUYER, id: 'coin' });
  await rest();
  unmount();
  await stay(STAY_MS);
  expect(counted).toEqual(['buyer bar']);
});

test('nobody in particular is not counted', async () => {
  const { counted, rest, stay } = aScreen(null);
  await rest();
  await stay(STAY_MS);
  expect(counted).toEqual([]);
});

describe('a look counts', () => {
  const signedIn = (uid: UserId, isEmailVerified = true): Session => ({
    kind: 'signed_in',
    uid,
    email: 'a@example.com',
    displayName: '',
    isEmailVerified,
    isAdmin: false,
  });
  const ring = { id: productId('ring'), sellerId: SELLER };

  test.each(['selling', 'reserved'] as const)('of a member at what is %s', (status) => {
    expect(viewerOf(signedIn(BUYER), { ...ring, status })).toBe(BUYER);
  });

  test.each(['sold', 'hidden'] as const)('of nobody at what is %s', (status) => {
    expect(viewerOf(signedIn(BUYER), { ...ring, status })).toBeNull();
  });

  test('of nobody without an account or with an unconfirmed one, nor of the seller', () => {
    const selling = { ...ring, status: 'selling' } as const;
    expect(viewerOf({ kind: 'signed_out' }, selling)).toBeNull();
    expect(viewerOf({ kind: 'loading' }, selling)).toBeNull();
    expect(viewerOf(signedIn(BUYER, false), selling)).toBeNull();
    expect(viewerOf(signedIn(SELLER), selling)).toBeNull();
  });
});
