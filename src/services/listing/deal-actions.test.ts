// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { ok } from '#domain/result.ts';
import { productId } from '#tests/support/domain-fixtures.ts';
import { changeDeal } from './deal-actions.ts';

vi.mock('#session/session-store.ts', () => ({ sessionStore: { confirm: async () => undefined } }));
vi.mock('#session/page-catalogue.ts', () => ({ catalogueSync: { refresh: async () => ok(null) } }));
vi.mock('#data/remote/deal-calls.ts', () => ({ changeDealOnServer: async () => ok({ orderId: null }) }));

test('what the server has made of a deal is not said to have failed for what this device cannot write', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(catalogue.cursors, 'put').mockRejectedValue(new Error('the disk is full'));
  const wish = {
    productId: productId('p1'),
    kind: 'release',
    buyer: null,
    price: null,
    method: null,
  } as const;
  expect(await changeDeal(wish)).toEqual(ok({ orderId: null }));
});
