import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { witnessLikes } from '../../functions/src/board/witness-likes.ts';
import { forgetPerson } from '../../functions/src/people/forget-person.ts';
import { closeBackend, freshId, given, stored } from './backend.ts';

afterAll(closeBackend);

test('a like from before there were witnesses gets one, and leaves with its person', async () => {
  const [post, before, since, gone] = ['post', 'before', 'since', 'gone'].map(freshId);
  const at = Timestamp.fromMillis(1_700_000_000_000);
  const likeOf = (uid = '') => `posts/${post}/likes/${uid}`;
  const witnessOf = (uid = '') => `wishes/${uid}/items/like_${post}`;
  await given({
    [likeOf(before)]: { createdAt: at },
    [likeOf(since)]: { createdAt: at },
    [witnessOf(since)]: { at },
    [likeOf(gone)]: { createdAt: at },
    [`formerMembers/${gone}`]: { leftAt: at, forgottenAt: at },
  });
  expect(await witnessLikes()).toBeGreaterThanOrEqual(2);
  expect(await stored(witnessOf(before))).toEqual({ at: expect.any(Timestamp) });
  expect(await stored(witnessOf(since))).toEqual({ at });
  expect([await stored(likeOf(gone)), await stored(witnessOf(gone))]).toEqual([undefined, undefined]);
  expect(await witnessLikes()).toBe(0);

  await forgetPerson(String(before));
  expect([await stored(likeOf(before)), await stored(likeOf(since))]).toEqual([undefined, { createdAt: at }]);
});
