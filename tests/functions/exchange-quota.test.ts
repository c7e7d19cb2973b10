import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseExchangeId } from '#domain/ids.ts';
import { QUOTAS } from '#domain/quota/quotas.ts';
import { milligrams, millis } from '#domain/units.ts';
import { storeId, userId } from '#tests/support/domain-fixtures.ts';
import { placeExchange } from '../../functions/src/exchange/request-exchange.ts';
import { closeBackend, database, freshId, given, stored } from './backend.ts';
import { exchangingStore } from './exchanging-store.ts';

const HOUR_MS = 3_600_000;
const store = storeId(freshId('store'));

beforeAll(() => given({ [`stores/${store}`]: exchangingStore('금나루 시험점') }));
afterAll(async () => {
  // The browser tests that share this backend should not find it among the stores.
  await database().doc(`stores/${store}`).delete();
  await closeBackend();
});

/** As somebody asks whose account was looked at a moment ago. */
function asks(name: string) {
  const uid = userId(freshId(name));
  const now = millis(Date.now());
  const ask = () => {
    const id = parseExchangeId(freshId('exchange'));
    if (!id) throw new Error('not an id');
    const request = {
      items: [{ purity: '18K', weight: milligrams(3_750), count: 5, note: '' }],
      targetBars: [{ weight: milligrams(10_000), count: 1 }],
      storeId: store,
      preferredSlots: [millis(now + 48 * HOUR_MS)],
      contactPhone: '010-1234-5678',
    } as const;
    return placeExchange({ uid, isAdmin: false, name }, { id, request }, now);
  };
  return { uid, now, ask };
}

test('one person asks for ten exchanges a day, and is told for how long the next one waits', async () => {
  const { uid, now, ask } = asks('often');
  const quota = `quotas/${uid}/kinds/exchanges`;
  expect(await ask()).toMatchObject({ ok: true });
  expect(await stored(quota)).toMatchObject({ used: 1, added: 1 });
  const full = { used: QUOTAS.exchanges.most, added: 1, of: 'earlier', at: Timestamp.fromMillis(now) };
  await given({ [quota]: { ...full, since: Timestamp.fromMillis(now - HOUR_MS) } });
  expect(await ask()).toEqual({ ok: false, code: 'held', waitMs: 23 * HOUR_MS });
  await given({ [quota]: { ...full, since: Timestamp.fromMillis(now - 24 * HOUR_MS) } });
  expect(await ask()).toMatchObject({ ok: true });
  expect(await stored(quota)).toMatchObject({ used: 1 });
});

test('what was asked for while the account was going is not taken: no number of theirs stays behind', async () => {
  const { uid, ask } = asks('leaving');
  await given({ [`formerMembers/${uid}`]: { leftAt: Timestamp.now() } });
  await expect(ask()).rejects.toMatchObject({ code: 'permission-denied' });
  const theirs = database().collection('goldExchanges').where('userId', '==', uid);
  expect((await theirs.count().get()).data().count).toBe(0);
});
