import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { renameNotices } from '../../functions/src/desk/rename-notices.ts';
import { closeBackend, database, freshId, given, stored } from './backend.ts';
import { signedIn } from './callers.ts';

afterAll(closeBackend);

test('a decision tells neither the author who has reported nor the reporter who has decided', async () => {
  const [author, reporter, targetId] = ['author', 'reporter', 'product'].map((name) => freshId(name));
  // As the rules name it: an author could try every member's.
  const id = createHash('sha256').update(`product//${targetId}/${reporter}`).digest('hex');
  await given({
    [`products/${targetId}`]: { sellerId: author, title: '18K 반지', status: 'selling', price: 1 },
    [`reports/${id}`]: {
      reporterId: reporter,
      targetType: 'product',
      targetId,
      parentId: null,
      reason: 'fraud',
      detail: '',
      status: 'open',
      createdAt: Timestamp.now(),
    },
  });
  const desk = await signedIn('desk', { isAdmin: true });
  const call = { id, callId: freshId('call'), decision: 'hide', note: '가품입니다.' };
  const answers = await Promise.all([desk.call('decideReport', call), desk.call('decideReport', call)]);
  expect(answers).toContainEqual({ ok: true, value: null });

  const told = await database().collection('notifications').where('to', '==', author).get();
  expect(told.size).toBe(1);
  expect(JSON.stringify(told.docs.map((notice) => [notice.id, notice.data()]))).not.toContain(id);
  // Which its reporter may read.
  expect(JSON.stringify(await stored(`reports/${id}`))).not.toContain('@');
});

test('the notices of earlier versions lose the names that told it, once, and stay as they were read', async () => {
  const [author, report] = [freshId('author'), freshId('report')];
  const createdAt = Timestamp.fromMillis(Date.now() - 24 * 60 * 60_000);
  const notice = {
    to: author,
    type: 'system',
    title: '경고',
    body: '',
    link: '',
    meta: {},
    read: true,
    createdAt,
  };
  const others = { [`notifications/report-${report}-reporter`]: { ...notice, to: freshId('reporter') } };
  await given({ [`notifications/report-${report}-author`]: notice, ...others });
  const noticesToAuthor = async () =>
    (await database().collection('notifications').where('to', '==', author).get()).docs;
  expect(await renameNotices()).toBeGreaterThan(0);
  const [renamed, ...more] = await noticesToAuthor();
  expect(more).toEqual([]);
  expect(renamed?.data()).toEqual(notice);
  expect(renamed?.id).not.toContain(report);
  for (const [path, fields] of Object.entries(others)) expect(await stored(path)).toEqual(fields);
  expect(await renameNotices()).toBe(0);
  expect((await noticesToAuthor()).map(({ id }) => id)).toEqual([renamed?.id]);
});
