import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import { millis } from '#domain/units.ts';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { refreshListed } from './refresh-listed.ts';

const AGES_AGO = millis(1);
const old = aProduct({ createdAt: AGES_AGO, updatedAt: AGES_AGO });

test('a listing that was just shown again stays, here and where it was opened since, until its card is made', async () => {
  const device = await aCatalogueDevice();
  const refresh = () => refreshListed(device.deps, [old.id], { isForced: true });
  await device.catalogue.products.put(old);
  await noteOwnWrite(device.catalogue, { kind: 'product', id: old.id }, device.clock.now);
  await refresh();
  expect(await device.catalogue.products.count()).toBe(1);
  device.pass(11 * 60_000);
  await device.catalogue.products.put({ ...old, updatedAt: device.clock.now });
  await refresh();
  expect(await device.catalogue.products.count()).toBe(1);
  device.pass(11 * 60_000);
  await refresh();
  expect(await device.catalogue.products.count()).toBe(0);
});
