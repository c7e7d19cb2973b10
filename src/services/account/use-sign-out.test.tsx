// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { useSignOut } from './use-sign-out.ts';

const { leave } = vi.hoisted(() => ({ leave: vi.fn<() => Promise<boolean>>() }));
vi.mock('./leaving.ts', () => ({ leave }));

const ANNA = userId('anna');

afterEach(async () => {
  vi.restoreAllMocks();
  await openUserDatabase(ANNA).drafts.clear();
});

test('whoever leaves a device whose disk does not say what would be lost is asked, and not kept from leaving', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(openUserDatabase(ANNA).outbox, 'toArray').mockRejectedValue(
    new DOMException('broken', 'UnknownError'),
  );
  const onFailed = vi.fn<() => void>();
  const { result } = renderHook(() => useSignOut(ANNA, onFailed));
  await act(async () => result.current.begin());
  await expect.poll(() => result.current.step.kind).toBe('asking');
  expect(result.current.step).toMatchObject({ lost: { isKnown: false } });
  expect(onFailed).not.toHaveBeenCalled();
});
