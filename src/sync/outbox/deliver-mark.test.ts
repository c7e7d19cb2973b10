import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { setFavorite } from '../commands/set-favorite.ts';

let server: FakeServer;
let device: FakeDevice;
const logged = vi.spyOn(console, 'warn');

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
  logged.mockReset();
});
afterEach(() => logged.mockReset());

describe('a heart', () => {
  beforeEach(() => setFavorite(device.db, productId('p1'), true, device.environment));

  test('that is refused goes out of the way, and the log says why', async () => {
    server.setFavorite = async () => ({ kind: 'refused', code: 'denied' });
    await device.drainUntilQuiet();
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.outcomes).toEqual(['success']);
    expect(logged.mock.calls).toEqual([['outbox: refused', expect.stringContaining('p1'), 'denied']]);
  });

  test('that is taken says nothing in the log', async () => {
    await device.drainUntilQuiet();
    expect(server.favorites.has('p1')).toBe(true);
    expect(logged).not.toHaveBeenCalled();
  });
});
