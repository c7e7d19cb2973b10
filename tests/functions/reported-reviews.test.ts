import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recountReviews } from '../../functions/src/people/profile-counts.ts';
import { tellOfReview } from '../../functions/src/notices/tell-of-review.ts';
import {
  closeBackend,
  database,
  eventually,
  freshId,
  freshName,
  given,
  stored,
  withoutFunctions,
} from './backend.ts';
import { signedIn, type Person } from './callers.ts';

let desk: Person;
beforeAll(async () => {
  desk = await signedIn('desk', { isAdmin: true });
});
afterAll(closeBackend);

const SAID = { tags: ['설명과 달라요', '010-1234-5678'], content: '사기꾼이에요.' };
const SHOWN = '설명과 달라요 · 010-1234-5678\n사기꾼이에요.';

interface Reported {
  readonly id: string;
  readonly review: string;
  readonly reporter: string;
  readonly reviewer: string;
  readonly reviewee: string;
}

const reportOf = (reporterId: string, targetId: string): DocumentData => ({
  reporterId,
  targetType: 'review',
  targetId,
  parentId: null,
  reason: 'abuse',
  detail: '전화번호를 적었어요.',
  status: 'open',
  createdAt: Timestamp.now(),
});

/** A review of somebody with a profile, counted there and reported, with what it was kept as. */
async function reported(said: DocumentData = SAID): Promise<Reported> {
  const [id, order, reporter, reviewer, reviewee] = [
    freshId('report'),
    freshId('order'),
    freshId('reporter'),
    freshId('reviewer'),
    freshId('reviewee'),
  ];
  const review = `${order}_${reviewer}`;
  await given({
    [`users/${reviewee}`]: { nickname: freshName('금이'), phone: '', email: 'a@example.com' },
  });
  await given({
    [`reviews/${review}`]: {
      orderId: order,
      reviewerId: reviewer,
      revieweeId: reviewee,
      role: 'buyer',
      rating: 'bad',
      createdAt: Timestamp.now(),
      ...said,
    },
  });
  await given({ [`reports/${id}`]: reportOf(reporter, review) });
  await eventually(async () => expect(await stored(`evidence/${id}`)).toBeDefined());
  await expectCounted(reviewee, 1);
  return { id, review, reporter, reviewer, reviewee };
}

const expectCounted = (uid: string, bad: number): Promise<void> =>
  eventually(async () =>
    expect(await stored(`profiles/${uid}`)).toMatchObject({
      reviewCount: bad,
      ratings: { bad, good: 0, best: 0 },
    }),
  );

const decide = (id: string, decision: string, note = '개인정보가 있습니다.') =>
  desk.call('decideReport', { id, callId: freshId('call'), decision, note });
const noticesTo = async (uid: string): Promise<DocumentData[]> =>
  (await database().collection('notifications').where('to', '==', uid).get()).docs.map((one) => one.data());

test('words that were taken down before anybody was told of them are quoted to nobody', async () => {
  const [reviewer, reviewee] = [freshId('reviewer'), freshId('reviewee')];
  const review = database().doc(`reviews/${freshId('order')}_${reviewer}`);
  const made = { reviewerId: reviewer, revieweeId: reviewee, role: 'buyer', rating: 'bad', ...SAID };
  await given({ [`users/${reviewee}`]: { nickname: freshName('금이') } });
  await withoutFunctions(() => review.set(made));
  const late = await review.get();
  await review.update({ tags: [], content: '', withheld: true });
  await tellOfReview(late);
  expect(await noticesTo(reviewee)).toMatchObject([{ type: 'review' }]);
  expect(JSON.stringify(await noticesTo(reviewee))).not.toContain(SAID.content);
});

describe('a reported review', () => {
  test('is shown to the desk with all that it says, and whose and of whom it is', async () => {
    const { id, reviewer, reviewee } = await reported();
    expect(await desk.call('viewReport', { id })).toMatchObject({
      ok: true,
      value: { exists: true, title: '', text: SHOWN, authorId: reviewer, aboutId: reviewee, earlier: 0 },
    });
  });

  test('that is taken down loses its words, which are kept, and both sides are told', async () => {
    const { id, review, reporter, reviewer, reviewee } = await reported();
    const before = await stored(`reviews/${review}`);
    expect(await decide(id, 'hide')).toEqual({ ok: true, value: null });
    expect(await stored(`reviews/${review}`)).toEqual({ ...before, tags: [], content: '', withheld: true });
    expect(await stored(`withheld/review-${review}`)).toMatchObject({
      path: `reviews/${review}`,
      data: before,
    });
    expect(await stored(`reportDecisions/${id}`)).toMatchObject({ decision: 'hide', authorId: reviewer });
    expect(await noticesTo(reviewer)).toMatchObject([
      { title: '게시가 중단되었습니다', body: '거래 후기 게시를 중단했습니다. 사유: 개인정보가 있습니다.' },
    ]);
    expect(await noticesTo(reporter)).toMatchObject([{ title: '신고 처리 결과' }]);
    expect(await desk.call('viewReport', { id })).toMatchObject({
      value: {
        exists: false,
        isChanged: false,
        text: SHOWN,
        authorId: reviewer,
        aboutId: reviewee,
        earlier: 1,
      },
    });
  });

  test('that is taken down counts as before, whoever counts anew', async () => {
    const { id, reviewee } = await reported();
    expect(await decide(id, 'hide')).toMatchObject({ ok: true });
    await recountReviews(reviewee);
    await expectCounted(reviewee, 1);
    await given({ [`reviews/${freshId('r')}`]: { revieweeId: reviewee, rating: 'bad' } });
    await expectCounted(reviewee, 2);
  });

  test('that is taken down is not taken down again over what was kept of it', async () => {
    const { id, review } = await reported();
    expect(await decide(id, 'hide')).toMatchObject({ ok: true });
    const late = freshId('report');
    await given({ [`reports/${late}`]: reportOf(freshId('late'), review) });
    expect(await decide(late, 'hide')).toEqual({ ok: false, code: 'impossible' });
    expect(await stored(`withheld/review-${review}`)).toMatchObject({ data: SAID });
  });

  test('without words is warned about or kept: there is nothing to take away', async () => {
    const { id, review, reviewer } = await reported({ tags: [], content: '' });
    expect(await decide(id, 'hide')).toEqual({ ok: false, code: 'impossible' });
    expect(await decide(id, 'warn')).toEqual({ ok: true, value: null });
    expect((await stored(`reviews/${review}`))?.['withheld']).toBeUndefined();
    expect(await noticesTo(reviewer)).toMatchObject([{ title: '운영정책 위반 경고를 받았습니다' }]);
  });

  test('without grounds stays as it is', async () => {
    const { id, review, reviewer } = await reported();
    const before = await stored(`reviews/${review}`);
    expect(await decide(id, 'keep', '')).toEqual({ ok: true, value: null });
    expect(await stored(`reviews/${review}`)).toEqual(before);
    expect(await noticesTo(reviewer)).toEqual([]);
  });
});
