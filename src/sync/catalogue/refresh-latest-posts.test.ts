import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { millis } from '#domain/units.ts';
import { aPost, postId } from '#tests/support/catalogue-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { refreshLatestPosts } from './refresh-posts.ts';

const HOUR_MS = 3_600_000;
const post = (index: number) =>
  aPost({ id: postId(`b${index}`), createdAt: millis(1_700_000_000_000 + index * 60_000) });

it('asks the board for five posts, and for hours only whether another leads them', async () => {
  const device = await aCatalogueDevice();
  const asked = () => device.server.asked.splice(0).filter((question) => question.startsWith('newestPosts'));
  device.server.posts = Array.from({ length: 6 }, (_, index) => post(index));
  const look = async (afterMs: number) => {
    device.pass(afterMs);
    await refreshLatestPosts(device.deps, { isForced: false });
    return asked().length;
  };
  expect(await look(0)).toBe(1);
  expect(await look(HOUR_MS)).toBe(1);
  device.server.posts.push(post(7));
  expect(await look(HOUR_MS)).toBe(2);
  expect(await device.catalogue.posts.get(post(7).id)).toBeDefined();
  // One that leads and is taken away is seen as well.
  device.server.posts.pop();
  expect(await look(HOUR_MS)).toBe(2);
  expect(await look(12 * HOUR_MS)).toBe(1);
});
