// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { won } from '#domain/units.ts';
import type { changeDeal } from '#services/listing/deal-actions.ts';
import { productId } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useDealThrough } from './use-deal.ts';

afterEach(cleanup);

const TERMS = { buyer: null, price: won(480_000), method: null };

test.each([
  ['a deal that stands', ok(null), true],
  ['a deal that the server refuses: the terms that were typed are not given up', err('failed'), false],
] as const)('%s', async (_, answer, stands) => {
  const asked: Parameters<typeof changeDeal>[0][] = [];
  const change: typeof changeDeal = async (wish) => {
    asked.push(wish);
    return answer;
  };
  const { result } = renderHook(() => useDealThrough(change, productId('ring')));
  await act(async () => {
    expect(await result.current.deal('reserve', TERMS)).toBe(stands);
  });
  expect(asked).toEqual([{ productId: 'ring', kind: 'reserve', ...TERMS }]);
  expect(result.current.isBusy).toBe(false);
});

test('the seller is led to what they have sold, the buyer to what they have bought', async () => {
  const { result } = renderHook(() => useDealThrough(async () => ok(null), productId('ring')));
  const ways = ['reserve', 'complete', 'confirm'] as const;
  const leads: (string | undefined)[] = [];
  for (const way of ways) {
    await act(() => result.current.deal(way, TERMS));
    leads.push(toasts.getSnapshot().at(-1)?.clickAction);
  }
  expect(leads).toEqual(['/my-orders?tab=sold', '/my-orders?tab=sold', '/my-orders']);
});
