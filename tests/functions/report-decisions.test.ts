import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveDecisions } from '../../functions/src/desk/move-decisions.ts';
import { eventIdOf } from '../../functions/src/push/push-event.ts';
import { closeBackend, database, eventually, freshId, given, stored, withoutFunctions } from './backend.ts';
import { signedIn, type Person } from './callers.ts';

let desk: Person;
beforeAll(async () => {
  desk = await signedIn('desk', { isAdmin: true });
});
afterAll(closeBackend);

const noticesTo = async (uid: string): Promise<DocumentData[]> =>
  (await database().collection('notifications').where('to', '==', uid).get()).docs.map((one) => one.data());

/** A listing of the customer's that somebody has reported, twice. */
async function reported(
  targetType: 'product' | 'post' | 'comment' | 'message' | 'user',
): Promise<{ id: string; path: string; reporter: string; author: string }> {
  const [id, other, targetId, parentId] = ['report', 'report', 'target', 'parent'].map(freshId);
  const [reporter, author] = [freshId('reporter'), freshId('author')];
  const chat = `${parentId}_${author}_${reporter}`;
  const path = {
    user: `users/${author}`,
    product: `products/${targetId}`,
    post: `posts/${targetId}`,
    comment: `posts/${parentId}/comments/${targetId}`,
    message: `chats/${chat}/messages/${targetId}`,
  }[targetType];
  const report = {
    reporterId: reporter,
    targetType,
    targetId: targetType === 'user' ? author : targetId,
    parentId: targetType === 'comment' ? parentId : targetType === 'message' ? chat : null,
    reason: 'fraud',
    detail: '가품 같아요.',
    status: 'open',
    createdAt: Timestamp.now(),
  };
  await given({
    [path]: {
      sellerId: author,
      authorId: author,
      sender: author,
      nickname: '금손',
      title: '18K 반지',
      description: '정품이에요.',
      content: '싸게 팔아요.',
      text: '먼저 입금해주세요.',
      status: 'selling',
      price: 1,
    },
  });
  await given({
    [`reports/${id}`]: report,
    [`reports/${other}`]: { ...report, reporterId: freshId('second') },
  });
  return { id: String(id), path, reporter, author };
}

const decide = (
  person: Person,
  id: string,
  decision: string,
  note = '가품입니다.',
  callId = freshId('call'),
) => person.call('decideReport', { id, callId, decision, note });

describe('a report', () => {
  test('against a listing hides it for good, closes the others, and tells both sides', async () => {
    const { id, path, reporter, author } = await reported('product');
    const filed = await stored(`reports/${id}`);
    expect(await desk.call('viewReport', { id })).toMatchObject({
      ok: true,
      value: { exists: true, title: '18K 반지', text: '정품이에요.', authorId: author, earlier: 0 },
    });
    expect(await decide(desk, id, 'hide')).toEqual({ ok: true, value: null });
    expect(await stored(path)).toMatchObject({ status: 'hidden', withheld: true });
    const report = await stored(`reports/${id}`);
    // Whoever filed it reads it: what the desk notes stands elsewhere.
    expect(Object.keys(report ?? {}).toSorted()).toEqual(Object.keys(filed ?? {}).toSorted());
    expect(report).toMatchObject({ status: 'resolved' });
    expect(await stored(`reportDecisions/${id}`)).toMatchObject({
      targetType: 'product',
      targetId: report?.['targetId'],
      reason: 'fraud',
      decision: 'hide',
      note: '가품입니다.',
      by: desk.uid,
      authorId: author,
    });
    const same = database().collection('reports').where('targetId', '==', report?.['targetId']);
    expect((await same.where('status', '==', 'open').get()).size).toBe(0);
    expect(await noticesTo(author)).toMatchObject([{ body: expect.stringContaining('가품입니다.') }]);
    expect(await noticesTo(reporter)).toMatchObject([{ title: '신고 처리 결과' }]);
    expect(await desk.call('viewReport', { id })).toMatchObject({ value: { earlier: 1 } });
  });

  test('of more people than one transaction holds is decided for all of them, and warns once', async () => {
    const { id, author } = await reported('post');
    const report = await stored(`reports/${id}`);
    const more = Array.from({ length: 230 }, () => [freshId('many'), freshId('reporter')] as const);
    await withoutFunctions(() =>
      given(Object.fromEntries(more.map(([name, by]) => [`reports/${name}`, { ...report, reporterId: by }]))),
    );
    expect(await decide(desk, id, 'warn', '광고입니다.')).toEqual({ ok: true, value: null });
    const same = database().collection('reports').where('targetId', '==', report?.['targetId']);
    expect((await same.where('status', '==', 'open').get()).size).toBe(0);
    expect(await noticesTo(author)).toHaveLength(1);
    expect(await noticesTo(String(more.at(-1)?.[1]))).toHaveLength(1);
    expect(await desk.call('viewReport', { id })).toMatchObject({ value: { earlier: 1 } });
  });

  test('of more people than that, while more go on reporting, leaves open what has come since alone', async () => {
    const { id } = await reported('post');
    const report = await stored(`reports/${id}`);
    // Before all others by their names, as some of those that come meanwhile are.
    const later = { ...report, createdAt: Timestamp.fromMillis(Date.now() + 3_600_000) };
    const call = freshId('call');
    expect(await decide(desk, id, 'warn', '광고입니다.', call)).toEqual({ ok: true, value: null });
    await withoutFunctions(() =>
      given({
        [`reports/${freshId('a')}`]: { ...later, reporterId: freshId('reporter') },
        ...Object.fromEntries(
          Array.from({ length: 230 }, () => [
            `reports/${freshId('many')}`,
            { ...report, reporterId: freshId('reporter') },
          ]),
        ),
      }),
    );
    // The answer was lost, and the call is sent again: it goes on where it was cut short.
    expect(await decide(desk, id, 'warn', '광고입니다.', call)).toEqual({ ok: true, value: null });
    const same = database().collection('reports').where('targetId', '==', report?.['targetId']);
    const open = (await same.where('status', '==', 'open').get()).docs;
    expect(open.map((one): unknown => one.get('createdAt'))).toEqual([later.createdAt]);
  });

  test('of an earlier version gives up to the desk what was decided on it, once', async () => {
    const { id, author } = await reported('post');
    const filed = await stored(`reports/${id}`);
    const at = Timestamp.now();
    const before = { decision: 'warn', note: '광고', authorId: author, callId: 'c1' };
    await database()
      .doc(`reports/${id}`)
      .update({ ...before, status: 'resolved', decidedBy: 'a1', decidedByName: '관리자', decidedAt: at });
    expect(await moveDecisions()).toBeGreaterThan(0);
    expect(await stored(`reports/${id}`)).toEqual({ ...filed, status: 'resolved' });
    const { targetType, targetId, parentId, reason } = filed ?? {};
    expect(await stored(`reportDecisions/${id}`)).toEqual({
      ...before,
      targetType,
      targetId,
      parentId,
      reason,
      by: 'a1',
      byName: '관리자',
      at,
    });
    expect(await moveDecisions()).toBe(0);
  });

  test('against a listing with a reservation ends that first', async () => {
    const { id, path } = await reported('product');
    const [order, buyer] = [freshId('order'), freshId('buyer')];
    await database().doc(path).update({ status: 'reserved', dealt: true });
    const productId = path.split('/')[1];
    await given({ [`orders/${order}`]: { productId, buyerId: buyer, status: 'reserved', agreedPrice: 1 } });
    expect(await decide(desk, id, 'hide')).toEqual({ ok: true, value: null });
    expect(await stored(`orders/${order}`)).toMatchObject({ status: 'cancelled' });
    expect((await stored(path))?.['dealt']).toBeUndefined();
    expect(await noticesTo(buyer)).toMatchObject([{ body: expect.stringContaining('운영정책에 따라') }]);
  });

  test('against a post or a comment takes it off the board and keeps what it said', async () => {
    const [post, comment] = [await reported('post'), await reported('comment')];
    expect(await decide(desk, post.id, 'hide')).toMatchObject({ ok: true });
    expect(await stored(post.path)).toBeUndefined();
    expect(await stored(`withheld/post-${post.path.split('/')[1]}`)).toMatchObject({
      path: post.path,
      data: { content: '싸게 팔아요.' },
    });
    expect(await decide(desk, comment.id, 'hide')).toMatchObject({ ok: true });
    expect(await stored(comment.path)).toMatchObject({ content: '', deleted: true });
    expect(await desk.call('viewReport', { id: comment.id })).toMatchObject({ value: { exists: false } });
    // Whoever reports it later closes nothing over what is kept of it.
    const [late, before] = [freshId('report'), await stored(`reports/${comment.id}`)];
    await given({ [`reports/${late}`]: { ...before, status: 'open' } });
    expect(await decide(desk, late, 'hide')).toEqual({ ok: false, code: 'impossible' });
    expect(await stored(`withheld/comment-${eventIdOf(comment.path)}`)).toMatchObject({
      data: { content: '싸게 팔아요.' },
    });
  });

  test.each(['comment', 'message'] as const)(
    'of a %s under a wrong place is decided alone, and the real ones stay open',
    async (targetType) => {
      const { id, path } = await reported(targetType);
      const wrong = freshId('report');
      await given({
        [`reports/${wrong}`]: { ...(await stored(`reports/${id}`)), parentId: freshId('other') },
      });
      const openOf = async (): Promise<readonly string[]> => {
        const targetId = path.split('/').at(-1);
        const reports = database().collection('reports').where('targetId', '==', targetId);
        return (await reports.where('status', '==', 'open').get()).docs.map((report) => report.id);
      };
      expect(await decide(desk, wrong, 'keep', '')).toEqual({ ok: true, value: null });
      expect(await openOf()).toHaveLength(2);
      expect(await openOf()).toContain(id);
      expect(await decide(desk, id, 'keep', '')).toEqual({ ok: true, value: null });
      expect(await openOf()).toEqual([]);
    },
  );

  test('against a person or a message warns its author', async () => {
    const [user, message] = [await reported('user'), await reported('message')];
    expect(await desk.call('viewReport', { id: message.id })).toMatchObject({
      value: { text: '먼저 입금해주세요.' },
    });
    for (const { id, author } of [user, message]) {
      expect(await decide(desk, id, 'hide')).toEqual({ ok: false, code: 'impossible' });
      expect(await decide(desk, id, 'warn', ' ')).toEqual({ ok: false, code: 'note_required' });
      expect(await decide(desk, id, 'warn', '욕설입니다.')).toMatchObject({ ok: true });
      expect(await noticesTo(author)).toHaveLength(1);
    }
  });

  test('of a message in other people’s chat shows nothing of it', async () => {
    const { id } = await reported('message');
    await database()
      .doc(`reports/${id}`)
      .update({ reporterId: freshId('stranger') });
    expect(await desk.call('viewReport', { id })).toMatchObject({ ok: true, value: { text: '' } });
  });

  test('without grounds changes nothing and tells the reporter', async () => {
    const { id, path, reporter, author } = await reported('product');
    expect(await decide(desk, id, 'keep', '')).toMatchObject({ ok: true });
    expect(await stored(path)).toMatchObject({ status: 'selling' });
    expect(await stored(`reports/${id}`)).toMatchObject({ status: 'dismissed' });
    expect(await stored(`reportDecisions/${id}`)).toMatchObject({ decision: 'keep' });
    expect(await noticesTo(author)).toEqual([]);
    expect(await noticesTo(reporter)).toHaveLength(1);
  });

  test('is decided once: a call sent again is answered as before, another admin hears that it is decided', async () => {
    const [{ id, author }, callId] = [await reported('post'), freshId('call')];
    const other = await signedIn('desk', { isAdmin: true });
    const answers = await Promise.all([
      decide(desk, id, 'warn', '광고입니다.', callId),
      decide(desk, id, 'warn', '광고입니다.', callId),
    ]);
    expect([...answers, await decide(desk, id, 'warn', '광고입니다.', callId)]).toEqual(
      Array.from({ length: 3 }, () => ({ ok: true, value: null })),
    );
    expect(await decide(other, id, 'hide')).toEqual({ ok: false, code: 'decided' });
    expect(await noticesTo(author)).toHaveLength(1);
  });

  test('shows what was reported as it was then, whatever its author has made of it since', async () => {
    for (const type of ['post', 'product', 'comment'] as const) {
      const { id, path } = await reported(type);
      await eventually(async () => expect(await stored(`evidence/${id}`)).toBeDefined());
      const before = await desk.call('viewReport', { id });
      expect(before).toMatchObject({ value: { exists: true, isChanged: false } });
      await database().doc(path).update({ title: '좋은 글', content: '좋은 하루', description: '좋은 하루' });
      const after = await desk.call('viewReport', { id });
      expect(after).toMatchObject({
        value: { isChanged: true, text: type === 'product' ? '정품이에요.' : '싸게 팔아요.' },
      });
      // Of a comment its place stays, without the words.
      const thing = database().doc(path);
      await (type === 'comment' ? thing.update({ content: '', deleted: true }) : thing.delete());
      expect(await desk.call('viewReport', { id })).toMatchObject({
        value: { exists: false, isChanged: false, text: type === 'product' ? '정품이에요.' : '싸게 팔아요.' },
      });
    }
  });

  test('of what its author has deleted since warns them all the same', async () => {
    for (const type of ['post', 'product'] as const) {
      const { id, path, author } = await reported(type);
      await eventually(async () => expect(await stored(`evidence/${id}`)).toBeDefined());
      await database().doc(path).delete();
      expect(await decide(desk, id, 'hide')).toEqual({ ok: false, code: 'impossible' });
      expect(await decide(desk, id, 'warn', '가품입니다.')).toEqual({ ok: true, value: null });
      expect(await noticesTo(author)).toMatchObject([{ body: expect.stringContaining('18K 반지') }]);
      expect(await desk.call('viewReport', { id })).toMatchObject({ value: { earlier: 1 } });
    }
  });

  test('under an id that has decided otherwise is not answered as decided so', async () => {
    const [{ id }, callId] = [await reported('post'), freshId('call')];
    expect(await decide(desk, id, 'warn', '광고입니다.', callId)).toEqual({ ok: true, value: null });
    for (const [decision, note] of [
      ['hide', '광고입니다.'],
      ['keep', ''],
      ['warn', '다른 말'],
    ] as const) {
      expect(await decide(desk, id, decision, note, callId)).toEqual({ ok: false, code: 'decided' });
    }
  });

  test('that there is none of is gone', async () => {
    expect(await decide(desk, freshId('report'), 'keep')).toEqual({ ok: false, code: 'gone' });
    expect(await desk.call('viewReport', { id: freshId('report') })).toEqual({ ok: false, code: 'gone' });
  });
});
