// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { appendIntent } from '#data/local/outbox-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { usePost } from './use-post.ts';

// Read when the session is first asked for: this device remembers the buyer.
vi.hoisted(() => {
  const hint = { uid: 'buyer', email: 'b@example.com', displayName: '', verified: true, admin: false };
  localStorage.setItem('geumnaru.session', JSON.stringify(hint));
});

const own = openUserDatabase(BUYER);
afterEach(async () => {
  cleanup();
  await own.outbox.clear();
});

test('a post that is not here and whose deletion waits is said to be leaving', async () => {
  await appendIntent(own, { kind: 'post_delete', postId: postId('b1') }, millis(1));
  const { result } = renderHook(() => usePost(postId('b1'))[0]);
  await waitFor(() => expect(result.current.kind).toBe('leaving'));
  expect(result.current).toMatchObject({ deletion: { rowId: 'post-delete:b1', state: { kind: 'queued' } } });
});

test('a post that is not here, of which nothing waits, is not', async () => {
  const { result } = renderHook(() => usePost(postId('b1'))[0]);
  await waitFor(() => expect(result.current.kind).toBe('offline'));
});
