import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countedViews, noteView } from '#data/local/view-store.ts';
import { openUserDatabase, deleteUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { ProductId } from '#domain/ids.ts';
import { BUYER, productId } from '#tests/support/domain-fixtures.ts';
import { countView } from './count-view.ts';

const NEVER = new AbortController().signal;
const ring = productId('ring');

let db: UserDatabase;
beforeEach(() => {
  db = openUserDatabase(BUYER);
});
afterEach(() => deleteUserDatabase(BUYER));

/** A server that answers every look in the same way, and what it was asked. */
function answering(outcome: RemoteOutcome<unknown>) {
  const asked: ProductId[] = [];
  const addView = async (_uid: string, id: ProductId) => {
    asked.push(id);
    return outcome;
  };
  return { remote: { addView }, asked };
}

describe('a look at a listing', () => {
  it.each<RemoteOutcome<unknown>>([
    { kind: 'ok', value: {} },
    { kind: 'refused', code: 'denied' },
  ])('is told once, when the answer is $kind', async (outcome) => {
    const { remote, asked } = answering(outcome);
    await countView(db, remote, ring, NEVER);
    await countView(db, remote, ring, NEVER);
    await countView(db, remote, productId('bar'), NEVER);
    expect(asked).toEqual(['ring', 'bar']);
  });

  it.each<RemoteOutcome<unknown>>([{ kind: 'unreachable', retryAfterMs: 0 }, { kind: 'unauthenticated' }])(
    'that found no way ($kind) leaves nothing behind, and the next one is told',
    async (outcome) => {
      const { remote, asked } = answering(outcome);
      await countView(db, remote, ring, NEVER);
      expect(await db.outbox.count()).toBe(0);
      await countView(db, remote, ring, NEVER);
      expect(asked).toEqual(['ring', 'ring']);
    },
  );

  it('is remembered among the latest five hundred', async () => {
    for (let n = 0; n < 501; n += 1) await noteView(db, productId(`p${n}`));
    const known = await countedViews(db);
    expect(known).toHaveLength(500);
    expect([known[0], known.at(-1)]).toEqual(['p1', 'p500']);
  });
});
