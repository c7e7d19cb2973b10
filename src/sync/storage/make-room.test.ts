import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { ownGold } from '#data/local/own-gold-database.ts';
import type { ChatId } from '#domain/ids.ts';
import { milligrams, millis } from '#domain/units.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakePictures } from '#tests/support/sync/fake-pictures.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { sendTyped } from '../commands/chat-draft.ts';
import { keepListingPhoto } from '../commands/keep-listing-draft.ts';
import { keepPostPhoto } from '../commands/keep-post-draft.ts';
import { keepPiece } from '../commands/keep-own-gold.ts';
import { setFavorite } from '../commands/set-favorite.ts';
import { roomFor, roomForAnybody, withRoom } from './make-room.ts';
import { relievePressure } from './relieve-pressure.ts';

const RING = {
  name: '반지',
  category: 'ring',
  purity: '18K',
  stamp: 'none',
  solder: 'unsure',
  scale: 'store',
  weight: milligrams(3_750),
  hasStones: false,
  paid: null,
} as const;

let device: FakeDevice;
let chat: ChatId;
let pictures: FakePictures;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  pictures = new FakePictures();
  vi.stubGlobal('caches', pictures);
  device = new FakeDevice(new FakeServer());
  chat = await device.openChat('ring');
  await catalogue.products.clear();
  await catalogue.visits.clear();
  await Promise.all([ownGold.pieces.clear(), ownGold.forms.clear()]);
  pictures.see('geumnaru-pictures', 'a', 'b', 'c', 'd');
  pictures.see('geumnaru-private-pictures', 'mine');
  await catalogue.products.bulkPut(
    Array.from({ length: 70 }, (_, index) =>
      aProduct({ id: productId(`p${index}`), bumpedAt: millis(1_000 + index) }),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const giveUp = () => roomFor(device.db, device.environment)();

describe('under pressure the device gives up', () => {
  test('the pictures seen longest ago, then those of conversations, then the catalogue, then nothing', async () => {
    const left = async () => [
      pictures.names('geumnaru-pictures').join(''),
      pictures.names('geumnaru-private-pictures').join(''),
      (await catalogue.products.count()) < 70 ? 'fewer' : 'all',
    ];
    expect(await left()).toEqual(['abcd', 'mine', 'all']);
    await giveUp();
    expect(await left()).toEqual(['cd', 'mine', 'all']);
    await giveUp();
    await giveUp();
    expect(await left()).toEqual(['', 'mine', 'all']);
    await giveUp();
    expect(await left()).toEqual(['', '', 'all']);
    await giveUp();
    expect(await left()).toEqual(['', '', 'fewer']);
    while (await giveUp());
    expect(await catalogue.products.count()).toBe(0);
    expect(await giveUp()).toBe(false);
  });

  test('never what is a person’s own, nor the listings that they want at hand', async () => {
    await device.type(chat, '보낼 글');
    await device.db.drafts.put({
      key: 'chat:x',
      value: { ticket: 'm0', text: '쓰던 글' },
      updatedAt: millis(1),
    });
    await setFavorite(device.db, productId('p3'), true, device.environment);
    // What one sells oneself was seen in no list.
    await catalogue.products.update(productId('p4'), { sellerId: device.uid });
    await ownGold.forms.put({ key: 'signed_out:new', value: { name: '반지' } });
    await keepPiece(
      { db: ownGold, owner: device.uid, giveUp },
      { known: null, details: RING },
      device.environment,
    );
    while (await giveUp());
    expect([await ownGold.pieces.count(), await ownGold.forms.count()]).toEqual([1, 1]);
    expect(await device.db.outbox.count()).toBe(2);
    expect(await device.db.messages.count()).toBe(1);
    expect(await device.db.drafts.count()).toBe(1);
    expect(await catalogue.products.toCollection().primaryKeys()).toEqual(['p3', 'p4']);
  });
});

describe('for whoever uses the device', () => {
  const leftFor = async (giveUpAll: () => Promise<boolean>) => {
    while (await giveUpAll());
    return catalogue.products.toCollection().primaryKeys();
  };
  beforeEach(() => setFavorite(device.db, productId('p3'), true, device.environment));

  test('and is signed in, what they want at hand stays', async () => {
    expect(await leftFor(roomForAnybody(device.db, device.environment))).toEqual(['p3']);
  });

  test('and is not, all of the catalogue may go', async () => {
    expect(await leftFor(roomForAnybody(null, device.environment))).toEqual([]);
  });
});

describe('a message for which the disk has no room', () => {
  test('not even to open the database is stored once something has been given up, and no more than that', async () => {
    // A browser's own caches answer in a later task.
    const keys = pictures.keys.bind(pictures);
    vi.spyOn(pictures, 'keys').mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return keys();
    });
    device.db.close({ disableAutoOpen: false });
    const open = indexedDB.open.bind(indexedDB);
    let refusals = 1;
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      if (name === device.db.name && (refusals -= 1) >= 0) full();
      return open(name, version);
    });
    const sent = await sendTyped(
      device.db,
      { chatId: chat, tab: 'a' },
      { ticket: 'm0', text: '하나', remaining: '' },
      device.environment,
    );
    expect(sent.ok).toBe(true);
    expect(pictures.names('geumnaru-pictures')).toEqual(['c', 'd']);
    expect(await catalogue.products.count()).toBe(70);
  });

  test('is stored once enough has been given up, and is sent', async () => {
    let refusals = 3;
    device.db.messages.hook('creating', () => {
      refusals -= 1;
      if (refusals >= 0) full();
    });
    const sent = await sendTyped(
      device.db,
      { chatId: chat, tab: 'a' },
      { ticket: 'm0', text: '하나', remaining: '' },
      device.environment,
    );
    expect(sent.ok).toBe(true);
    expect(pictures.names('geumnaru-pictures')).toEqual([]);
    expect(await device.db.outbox.count()).toBe(1);
    await device.drainUntilQuiet();
    expect(device.textsOnServer(chat)).toEqual(['하나']);
  });

  test('is refused as a whole when nothing is left to give up', async () => {
    device.db.messages.hook('creating', full);
    const sent = await sendTyped(
      device.db,
      { chatId: chat, tab: 'a' },
      { ticket: 'm0', text: '하나', remaining: '' },
      device.environment,
    );
    expect(sent).toEqual({ ok: false, code: 'disk' });
    expect(await device.db.outbox.count()).toBe(0);
    expect(await catalogue.products.count()).toBe(0);
  });

  test('is not worth a picture when the disk fails for another reason', async () => {
    device.db.messages.hook('creating', () => {
      throw new DOMException('broken', 'UnknownError');
    });
    const sent = await sendTyped(
      device.db,
      { chatId: chat, tab: 'a' },
      { ticket: 'm0', text: '하나', remaining: '' },
      device.environment,
    );
    expect(sent).toEqual({ ok: false, code: 'disk' });
    expect(pictures.names('geumnaru-pictures')).toEqual(['a', 'b', 'c', 'd']);
  });
});

test('pictures of a listing and of a post find room too', async () => {
  let refusals = 0;
  device.db.photos.hook('creating', () => {
    refusals -= 1;
    if (refusals >= 0) full();
  });
  const blob = new Blob(['picture']);
  const listed = { blob, thumb: blob, width: 4, height: 3 };
  refusals = 2;
  expect(await keepListingPhoto(device.db, listed, device.environment)).toMatchObject({ ok: true });
  refusals = 2;
  expect(await keepPostPhoto(device.db, listed, device.environment)).toMatchObject({ ok: true });
  expect(await device.db.photos.count()).toBe(3);
});

test('a step that fails is passed over for the next', async () => {
  pictures.isBroken = true;
  expect(await giveUp()).toBe(true);
  expect(await catalogue.products.count()).toBeLessThan(70);
  expect(console.warn).toHaveBeenCalledWith('no room was made', expect.anything());
});

test('a write that succeeds is run once', async () => {
  let runs = 0;
  await withRoom(giveUp, async () => (runs += 1));
  expect(runs).toBe(1);
});

describe('a device that is filling up', () => {
  const use = (...shares: number[]) => {
    const left = [...shares];
    return async () => ({ usage: (left.shift() ?? shares.at(-1) ?? 0) * 100, quota: 100 });
  };

  test('is relieved before a write is refused, until a fifth of its room is free', async () => {
    expect(await relievePressure(use(0.95, 0.95, 0.85, 0.79), async () => true)).toBe(2);
  });

  test('is relieved from nine tenths on, and no further than to eight', async () => {
    expect(await relievePressure(use(0.9, 0.9, 0.8), async () => true)).toBe(1);
  });

  test('is left alone where the browser allows nothing, or tells half of it', async () => {
    for (const said of [{ usage: 5, quota: 0 }, { usage: 5 }, { quota: 5 }]) {
      expect(
        await relievePressure(
          async () => said,
          async () => true,
        ),
      ).toBe(0);
    }
  });

  test('is left alone below nine tenths, and where the browser does not say', async () => {
    expect(await relievePressure(use(0.89), async () => true)).toBe(0);
    expect(
      await relievePressure(
        async () => ({}),
        async () => true,
      ),
    ).toBe(0);
  });

  test('is not emptied for an estimate that stands still, nor asked for more than it has', async () => {
    expect(await relievePressure(use(0.99), async () => true)).toBe(8);
    expect(await relievePressure(use(0.99), async () => false)).toBe(0);
  });
});
