import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentReader } from '#data/remote/rest/document-reader.ts';
import { collectTakeout } from '#services/takeout/collect-takeout.ts';
import { emulatorToken } from './emulator-token.ts';
import { must, NEVER, person } from './remote.ts';
import { admin, anonymous, freshId, member, openWorld, unverified, type World } from './world.ts';

// What a person takes along, asked for over REST as the app asks, against the real rules.

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const reader = createDocumentReader({
  origin: `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`,
  projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru',
  apiKey: 'any',
  token: async (uid) => emulatorToken(uid),
});

test('a person takes along their comments, likes and reports of whichever posts, and nobody else’s', async () => {
  const [mine, other] = [person('me'), person('other')];
  const [here, there] = [freshId('post'), freshId('post')];
  const createdAt = new Date(0);
  const comment = (authorId: string) => ({
    authorId,
    content: '네',
    deleted: false,
    parentId: null,
    createdAt,
  });
  const pages = Array.from({ length: 101 }, (_, number) => `posts/${here}/comments/k${1_000 + number}`);
  await world.given({
    ...Object.fromEntries(pages.map((path) => [path, comment(mine)])),
    [`posts/${there}/comments/k1`]: comment(mine),
    [`posts/${there}/comments/k2`]: comment(other),
    [`wishes/${mine}/items/like_${here}`]: { at: createdAt },
    [`wishes/${mine}/items/like_${there}`]: { at: createdAt },
    [`wishes/${mine}/items/product_p1`]: { at: createdAt },
    [`posts/${here}/likes/${mine}`]: { createdAt },
    [`reports/${freshId('report')}`]: { reporterId: other, detail: '남의 신고', createdAt },
    [`reports/${freshId('report')}`]: { reporterId: mine, detail: '내 신고', note: '메모', createdAt },
  });
  const taken = must(await collectTakeout(mine, reader).run(() => undefined, NEVER));
  if (!taken.ok) throw new Error(taken.code);
  const { comments, likes, reports } = taken.value;
  expect(comments.map(({ path }) => path).toSorted()).toEqual(
    [...pages, `posts/${there}/comments/k1`].toSorted(),
  );
  expect(likes.map(({ path }) => path)).toEqual([`posts/${here}/likes/${mine}`]);
  expect(reports.map(({ data }) => data['detail'])).toEqual(['내 신고']);
  expect(reports[0]?.data).not.toHaveProperty('note');
});

test('comments of whichever posts are found by their author alone, a page at a time', async () => {
  const uid = freshId('author');
  await world.given({ [`posts/${freshId('post')}/comments/k1`]: { authorId: uid, content: '네' } });
  const asked = (somebody: Parameters<World['as']>[0], most: number) =>
    world.as(somebody).collectionGroup('comments').where('authorId', '==', uid).limit(most).get();
  await assertSucceeds(asked(member(uid), 100));
  await assertFails(asked(member(uid), 101));
  for (const somebody of [anonymous, unverified(uid), member(freshId('other')), admin(freshId('admin'))]) {
    await assertFails(asked(somebody, 1));
  }
  await assertFails(world.as(member(uid)).collectionGroup('comments').limit(1).get());
});
