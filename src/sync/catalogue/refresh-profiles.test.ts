import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import { aProfile } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { refreshProfiles } from './refresh-profiles.ts';

const WHEN_STALE = { isForced: false };
const MINUTE_MS = 60_000;

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
  device.server.profiles = [aProfile(), aProfile({ uid: BUYER })];
});

const look = () => refreshProfiles(device.deps, [SELLER, BUYER], WHEN_STALE);
const nameOf = async (uid = SELLER) => (await device.catalogue.profiles.get(uid))?.nickname;
const asked = () => device.server.asked.filter((question) => question.startsWith('profiles'));

async function rename(nickname: string): Promise<void> {
  await noteOwnWrite(device.catalogue, { kind: 'profile', id: SELLER }, device.clock.now);
  await device.catalogue.profiles.update(SELLER, { nickname });
}
/** The answer that is on its way says what was before. */
const renameMeanwhile = () => {
  device.server.beforeAnswer = async () => {
    device.server.beforeAnswer = async () => undefined;
    device.pass(10);
    await rename('새 이름');
  };
};

test('an answer to what was asked before somebody renamed themselves leaves the new name, and counts for nobody else', async () => {
  await device.catalogue.profiles.put(aProfile());
  renameMeanwhile();
  await look();
  expect(await nameOf()).toBe('새 이름');
  await look();
  expect(asked()).toEqual([`profiles ${SELLER},${BUYER}`, `profiles ${SELLER}`]);
});

test('so does one of before the server has made the new profile, and the next after that is taken', async () => {
  await device.catalogue.profiles.put(aProfile());
  await rename('새 이름');
  device.pass(MINUTE_MS / 2);
  await look();
  expect(await nameOf()).toBe('새 이름');
  device.server.profiles = [aProfile({ nickname: '더 새 이름' })];
  device.pass(MINUTE_MS);
  await look();
  expect(await nameOf()).toBe('더 새 이름');
});

test('a profile that is not here is taken as it is, and asked for again', async () => {
  renameMeanwhile();
  await look();
  expect(await nameOf()).toBe('금손');
  device.server.profiles = [aProfile({ nickname: '새 이름' })];
  device.pass(2 * MINUTE_MS);
  await look();
  expect(await nameOf()).toBe('새 이름');
});
