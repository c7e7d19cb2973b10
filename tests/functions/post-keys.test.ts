import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { writePostKeys } from '../../functions/src/board/write-post-keys.ts';
import { closeBackend, database, eventually, freshId, given, stored, withoutFunctions } from './backend.ts';

afterAll(closeBackend);

const at = Timestamp.fromDate(new Date('2026-03-11T06:20:00.123Z'));
const post = (over: object = {}): object => ({
  authorId: 'writer',
  category: 'price',
  title: '오늘 금 시세',
  content: '종로에서 들었어요',
  images: [],
  createdAt: at,
  updatedAt: at,
  likeCount: 0,
  commentCount: 0,
  ...over,
});
const keyOf = (id: string) => stored(`postKeys/${id}`);

test('a post has a key with what it is found by, which follows it until it is gone', async () => {
  const id = freshId('post');
  const document = database().doc(`posts/${id}`);
  await given({ [`posts/${id}`]: post() });
  await eventually(async () => expect(await keyOf(id)).toBeDefined());
  const key = await keyOf(id);
  expect(key).toMatchObject({ category: 'price', createdAt: at });
  expect(key?.['tokens']).toEqual(expect.arrayContaining(['시세', 'ㅅㅅ', '종로에서']));
  expect(Object.keys(key ?? {}).toSorted()).toEqual(['category', 'createdAt', 'tokens']);

  await document.update({ title: '은 시세', category: 'free' });
  await eventually(async () => expect(await keyOf(id)).toMatchObject({ category: 'free' }));
  expect((await keyOf(id))?.['tokens']).not.toContain('금');
  await document.delete();
  await eventually(async () => expect(await keyOf(id)).toBeUndefined());
});

test('an event that comes late or twice writes nothing, nor does one about what is no post', async () => {
  const [id, half] = [freshId('post'), freshId('half')];
  // Its own event would take away, later, what is put there below.
  await withoutFunctions(() => given({ [`posts/${half}`]: { title: 3 } }));
  await given({ [`posts/${id}`]: post() });
  await eventually(async () => expect(await keyOf(id)).toBeDefined());
  expect(await writePostKeys([id, half])).toBe(0);
  expect(await keyOf(half)).toBeUndefined();
  await given({ [`postKeys/${half}`]: { tokens: ['시세'] } });
  expect(await writePostKeys([half])).toBe(1);
  expect(await keyOf(half)).toBeUndefined();
});
