import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
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
