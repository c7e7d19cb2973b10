// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import type { CatalogueSync } from '#sync/catalogue/catalogue-sync.ts';
import { useQuiet, type Wait } from './use-quiet.ts';
import { useRefreshThrough } from './use-refresh.ts';

afterEach(cleanup);

/** A device that is quiet when the test says so. */
function aBusyDevice() {
  const waiting = new Set<() => void>();
  const wait: Wait = (run) => {
    waiting.add(run);
    return () => waiting.delete(run);
  };
  return { waiting, wait, rest: () => act(async () => waiting.forEach((run) => run())) };
}

test('what may wait is asked for once the device is quiet, and not before', async () => {
  const { wait, rest } = aBusyDevice();
  const asked: string[] = [];
  const refresh: CatalogueSync['refresh'] = async ({ kind }) => {
    asked.push(kind);
    return ok(null);
  };
  const sync = { refresh };
  const wakeUps = () => () => undefined;
  renderHook(() => useRefreshThrough(sync, wakeUps, useQuiet(wait) ? { kind: 'products' } : null));
  expect(asked).toEqual([]);
  await rest();
  expect(asked).toEqual(['products']);
});

test('a screen that is left before waits no longer', () => {
  const { wait, waiting } = aBusyDevice();
  const { unmount } = renderHook(() => useQuiet(wait));
  expect(waiting.size).toBe(1);
  unmount();
  expect(waiting.size).toBe(0);
});
