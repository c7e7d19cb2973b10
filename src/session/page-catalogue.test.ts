// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import type { CatalogueSync } from '#sync/catalogue/catalogue-sync.ts';
import { catalogueSync, PATIENCE_MS } from './page-catalogue.ts';

const server = vi.hoisted(() => ({ refresh: (): Promise<unknown> => Promise.resolve() }));
vi.mock('#sync/catalogue/catalogue-sync.ts', () => ({
  createPageCatalogueSync: () => ({ refresh: () => server.refresh() }) as Pick<CatalogueSync, 'refresh'>,
}));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refreshed = () => catalogueSync.refresh({ kind: 'stores' }, { isForced: false });

test('what becomes of a refresh is told as it is', async () => {
  server.refresh = async () => ok(null);
  expect(await refreshed()).toEqual(ok(null));
});

test('one of which nothing comes keeps no screen waiting for good', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  server.refresh = () => new Promise(() => undefined);
  const told = vi.fn<(answer: unknown) => void>();
  void refreshed().then(told);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told.mock.calls).toEqual([[{ ok: false, code: 'offline' }]]);
});
