import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { CLOSED_QUOTAS, closedQuota, quotaDocument } from '#documents/quota.ts';
import { millis } from '#domain/units.ts';
import { restore, suspend } from './admin-claim.mjs';

/**
 * As much of both as suspending asks for; what is written becomes there with the commit. Between finding what is
 * offered and hiding it something happens to it.
 */
function backend(offered: Readonly<Record<string, DocumentData>> = {}, meanwhile: () => void = () => {}) {
  const written = new Map<string, DocumentData>();
  const done: string[] = [];
  const batch = () => {
    const writes: (() => void)[] = [];
    return {
      set: ({ path }: { path: string }, data: DocumentData) => writes.push(() => written.set(path, data)),
      delete: ({ path }: { path: string }) => writes.push(() => written.delete(path)),
      commit: async () => {
        for (const write of writes) write();
        done.push('marks');
      },
    };
  };
  const auth = {
    getUser: async (uid: string) => ({ uid }),
    updateUser: async (_uid: string, { disabled }: { disabled: boolean }) => {
      done.push(disabled ? 'disabled' : 'enabled');
    },
    revokeRefreshTokens: async () => done.push('revoked'),
  };
  const doc = (path: string) => ({
    path,
    set: async (data: DocumentData) => written.set(path, data),
    delete: async () => written.delete(path),
  });
  const getAll = async (...asked: readonly { path: string }[]) =>
    asked.map((ref) => ({ ref, get: (field: string): unknown => written.get(ref.path)?.[field] }));
  for (const [path, listing] of Object.entries(offered)) written.set(path, listing);
  const found = Object.keys(offered).map((path) => ({ ref: doc(path) }));
  const offers = { where: () => offers, select: () => offers, get: async () => ({ docs: found }) };
  const runTransaction = async (work: (transaction: unknown) => Promise<void>) => {
    meanwhile();
    await work({
      getAll,
      update: ({ path }: { path: string }, data: DocumentData) =>
        written.set(path, { ...written.get(path), ...data }),
    });
  };
  const db = { doc, batch, getAll, runTransaction, collection: () => offers };
  return { written, done, auth: auth as unknown as Auth, db: db as unknown as Firestore };
}

test('who is suspended says nothing more with the token that is left: no message, no chat', async () => {
  const given = backend();
  await suspend(given, 'nuisance');
  const quotas = CLOSED_QUOTAS.map((kind) => `quotas/nuisance/kinds/${kind}`);
  expect([...given.written.keys()].toSorted()).toEqual(['formerMembers/nuisance', ...quotas].toSorted());
  expect(given.done).toEqual(['marks', 'disabled', 'revoked']);
  for (const quota of quotas) {
    const at: unknown = given.written.get(quota)?.['at'];
    const now = at instanceof Timestamp ? millis(at.toMillis()) : millis(0);
    expect(quotaDocument.read(given.written.get(quota))).toEqual(closedQuota(now));
  }
});

test('who is restored may do all of it again', async () => {
  const given = backend();
  await suspend(given, 'nuisance');
  await restore(given, 'nuisance');
  expect([...given.written.keys()]).toEqual([]);
});

test('what was reserved for a member just before is not hidden: its order would have no listing', async () => {
  const selling = { status: 'selling' };
  const listings = { 'products/a': selling, 'products/b': selling, 'products/c': { status: 'reserved' } };
  const given = backend(listings, () => given.written.set('products/b', { status: 'reserved', dealt: true }));
  await suspend(given, 'nuisance');
  const statuses = Object.keys(listings).map((path): unknown => given.written.get(path)?.['status']);
  expect(statuses).toEqual(['hidden', 'reserved', 'hidden']);
});
