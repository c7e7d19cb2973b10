// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import { useRefreshThrough } from '#session/use-refresh.ts';
import type { CatalogueSync } from '#sync/catalogue/catalogue-sync.ts';
import { useQuiet, type Wait } from './use-quiet.ts';

afterEach(cleanup);

/** A device that is quiet when the test says so. */
function aBusyDevice() {
  const waiting: (() => void)[] = [];
  const wait: Wait = (run) => void waiting.push(run);
  return { wait, rest: () => act(async () => waiting.forEach((run) => run())) };
}

/** A screen that can do without the list of shops, and what it has asked for. */
function aScreen(wait: Wait) {
  const asked: string[] = [];
  const refresh: CatalogueSync['refresh'] = async ({ kind }) => {
    asked.push(kind);
    return ok(null);
  };
  const sync = { refresh };
  const wakeUps = () => () => undefined;
  const { unmount } = renderHook(() =>
    useRefreshThrough(sync, wakeUps, useQuiet(wait) ? { kind: 'stores' } : null),
  );
  return { asked, unmount };
}

test('what may wait is asked for once the device is quiet, and not before', async () => {
  const { wait, rest } = aBusyDevice();
  const { asked } = aScreen(wait);
  expect(asked).toEqual([]);
  await rest();
  expect(asked).toEqual(['stores']);
});

test('a screen that is left before asks for nothing', async () => {
  const { wait, rest } = aBusyDevice();
  const { asked, unmount } = aScreen(wait);
  unmount();
  await rest();
  expect(asked).toEqual([]);
});
