import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBackend, database, eventually, freshId, given, stored } from './backend.ts';
import { deviceOf } from './push-service.ts';

afterAll(closeBackend);

const now = Timestamp.now();
const march = (day: number, time = '12:00') =>
  Timestamp.fromDate(new Date(`2026-03-${String(day).padStart(2, '0')}T${time}:00+09:00`));

const member = async (nickname = '금이', fields: object = {}): Promise<string> => {
  const uid = freshId('user');
  await given({
    [`users/${uid}`]: { nickname, phone: '', email: '', ...fields },
    // Written by hand, so that no test waits for the function that would.
    [`profiles/${uid}`]: { nickname },
  });
  return uid;
};

const noticesOf = async (uid: string): Promise<readonly DocumentData[]> => {
  const found = await database().collection('notifications').where('to', '==', uid).get();
  return found.docs.map((notice) => notice.data());
};

const expectNotices = (uid: string, notices: readonly object[]): Promise<void> =>
  eventually(async () => {
    const found = await noticesOf(uid);
    expect(found).toHaveLength(notices.length);
    expect(found).toEqual(expect.arrayContaining(notices.map((one) => expect.objectContaining(one))));
  });

const block = (reader: string, writer: string) =>
  given({ [`blocks/${reader}/items/${writer}`]: { createdAt: now } });

describe('a comment', () => {
  const comment = (authorId: string, changes: object = {}) => ({
    authorId,
    parentId: null,
    content: '저도 궁금해요.',
    createdAt: now,
    deleted: false,
    ...changes,
  });

  const postOf = async (authorId: string): Promise<string> => {
    const id = freshId('post');
    await given({ [`posts/${id}`]: { authorId, title: '질문', likeCount: 0, commentCount: 0 } });
    return id;
  };

  /** Whoever comes after it has had the whole of what the earlier events have to say. */
  const countedTo = (post: string, commentCount: number): Promise<void> =>
    eventually(async () => expect(await stored(`posts/${post}`)).toMatchObject({ commentCount }));

  test('is told to the author of the post under the writer’s name, and pushed', async () => {
    const token = freshId('token');
    const [author, writer] = [await member('금이', { fcmTokens: [token] }), await member('골드비')];
    const post = await postOf(author);
    await given({
      [`posts/${post}/comments/one`]: comment(writer, { content: '  공임이\n붙으니 ' + '좋'.repeat(200) }),
    });
    const notice = {
      to: author,
      type: 'comment',
      title: '내 글에 댓글이 달렸습니다',
      // A name that others bear too is told apart by a tail.
      body: expect.stringMatching(/^골드비(·\w+)?: 공임이 붙으니 좋{112}…$/),
      link: `/board/${post}#comment-one`,
      read: false,
    };
    await expectNotices(author, [notice]);
    await eventually(async () => {
      const { messages } = await deviceOf(token);
      expect(messages.map(({ data }) => data)).toEqual([
        expect.objectContaining({ type: 'comment', body: notice.body, click_action: notice.link }),
      ]);
    });
    expect(await noticesOf(writer)).toEqual([]);
  });

  test('is told once, however often its event comes', async () => {
    const [author, writer] = [await member(), await member()];
    const post = await postOf(author);
    const path = `posts/${post}/comments/one`;
    await given({ [path]: comment(writer) });
    await expectNotices(author, [{ type: 'comment', read: false }]);
    const [notice] = (await database().collection('notifications').where('to', '==', author).get()).docs;
    await notice?.ref.update({ read: true });
    // The same document created once more is what a repeated event looks like to the function.
    await database().doc(path).delete();
    await given({ [path]: comment(writer, { content: '다시' }) });
    await given({ [`posts/${post}/comments/two`]: comment(writer) });
    await expectNotices(author, [{ read: true }, { read: false }]);
  });

  test('that answers another is told to both authors, to nobody twice, and never to its writer', async () => {
    const [author, above, writer] = [await member(), await member(), await member('답글이')];
    const post = await postOf(author);
    await given({ [`posts/${post}/comments/top`]: comment(above) });
    await expectNotices(author, [{ title: '내 글에 댓글이 달렸습니다' }]);
    await given({ [`posts/${post}/comments/answer`]: comment(writer, { parentId: 'top' }) });
    await expectNotices(above, [
      {
        title: '내 댓글에 답글이 달렸습니다',
        body: '답글이: 저도 궁금해요.',
        link: `/board/${post}#comment-answer`,
      },
    ]);
    await expectNotices(author, [{}, { title: '내 글에 댓글이 달렸습니다', body: '답글이: 저도 궁금해요.' }]);
    // The author of the post answers, which is news to the one above only …
    await given({ [`posts/${post}/comments/own`]: comment(author, { parentId: 'top' }) });
    await expectNotices(above, [{}, {}]);
    // … and an answer to the author's own comment is one notice.
    await given({ [`posts/${post}/comments/own-top`]: comment(author) });
    await given({ [`posts/${post}/comments/last`]: comment(writer, { parentId: 'own-top' }) });
    await expectNotices(author, [{}, {}, { title: '내 댓글에 답글이 달렸습니다' }]);
    expect(await noticesOf(writer)).toEqual([]);
  });

  test('is not told to somebody who has blocked its writer, nor to who has left', async () => {
    const [author, left, writer] = [await member(), freshId('left'), await member()];
    await block(author, writer);
    const [post, orphan] = [await postOf(author), await postOf(left)];
    await given({
      [`posts/${post}/comments/one`]: comment(writer),
      [`posts/${orphan}/comments/one`]: comment(writer),
    });
    await Promise.all([countedTo(post, 1), countedTo(orphan, 1)]);
    await database().doc(`blocks/${author}/items/${writer}`).delete();
    await given({ [`posts/${post}/comments/two`]: comment(writer, { content: '둘' }) });
    await expectNotices(author, [{ body: expect.stringMatching(/^금이(·\w+)?: 둘$/) }]);
    expect(await noticesOf(left)).toEqual([]);
  });

  test('of a post that is gone, or withdrawn at once, is told to nobody', async () => {
    const [author, writer] = [await member(), await member()];
    const post = await postOf(author);
    await given({
      [`posts/${freshId('gone')}/comments/one`]: comment(writer),
      [`posts/${post}/comments/one`]: comment(writer, { content: '', deleted: true }),
      [`posts/${post}/comments/two`]: comment(writer, { content: '둘' }),
    });
    await countedTo(post, 1);
    await expectNotices(author, [{ body: expect.stringMatching(/^금이(·\w+)?: 둘$/) }]);
  });
});

describe('a review', () => {
  const review = (reviewerId: string, revieweeId: string, changes: object = {}) => ({
    orderId: freshId('order'),
    reviewerId,
    revieweeId,
    role: 'buyer',
    rating: 'best',
    tags: [],
    content: '친절하세요.',
    createdAt: now,
    ...changes,
  });

  test('is told to whom it is about, with or without words', async () => {
    const [reviewer, reviewee] = [await member(), await member()];
    const notice = {
      type: 'review',
      title: '새 거래 후기가 도착했습니다',
      link: `/transactionReviews/${reviewee}`,
    };
    await given({ [`reviews/${freshId('review')}`]: review(reviewer, reviewee) });
    await expectNotices(reviewee, [{ ...notice, body: '친절하세요.' }]);
    await given({ [`reviews/${freshId('review')}`]: review(reviewer, reviewee, { content: '' }) });
    await expectNotices(reviewee, [{}, { ...notice, body: '받은 후기를 확인해주세요.' }]);
    expect(await noticesOf(reviewer)).toEqual([]);
  });

  test('is told once, and not to somebody who has blocked its writer', async () => {
    const [reviewer, other, reviewee] = [await member(), await member(), await member()];
    await block(reviewee, other);
    const [id, foreign] = [`reviews/${freshId('review')}`, `reviews/${freshId('review')}`];
    await given({ [id]: review(reviewer, reviewee), [foreign]: review(other, reviewee) });
    await expectNotices(reviewee, [{}]);
    await database().doc(id).delete();
    await given({ [id]: review(reviewer, reviewee, { content: '다시' }) });
    await given({ [`reviews/${freshId('review')}`]: review(reviewer, reviewee, { content: '셋' }) });
    await eventually(async () =>
      expect((await noticesOf(reviewee)).map(({ body }) => String(body)).toSorted()).toEqual([
        '셋',
        '친절하세요.',
      ]),
    );
  });
});

describe('a price that falls', () => {
  const listed = async (changes: object = {}): Promise<{ id: string; seller: string }> => {
    const [id, seller] = [freshId('product'), freshId('seller')];
    await given({
      [`products/${id}`]: {
        title: '순금 반지',
        sellerId: seller,
        status: 'selling',
        price: 800_000,
        createdAt: march(1),
        updatedAt: march(1),
        favoriteCount: 0,
        chatCount: 0,
        viewCount: 0,
        priceHistory: [],
        ...changes,
      },
    });
    return { id, seller };
  };

  const watch = async (uid: string, product: string, item = product): Promise<void> => {
    await given({ [`favorites/${uid}/items/${item}`]: { favoriteProductId: product, createdAt: now } });
  };

  /** Waits until the change has come through, which the history shows before the notices go out. */
  const reprice = async (id: string, price: number, at: Timestamp): Promise<void> => {
    await database().doc(`products/${id}`).update({ price, updatedAt: at });
    await eventually(async () =>
      expect((await stored(`products/${id}`))?.['priceHistory'].at(-1)).toMatchObject({ price }),
    );
  };

  test('is told to whom it is a favorite, once each, and not to seller or who has blocked them', async () => {
    const { id, seller } = await listed();
    const [fan, old, deaf, stranger] = [0, 1, 2, 3].map(() => freshId('fan'));
    if (!fan || !old || !deaf || !stranger) throw new Error('four fans');
    await Promise.all([watch(fan, id), watch(old, id), watch(old, id, 'old-item'), watch(seller, id)]);
    await Promise.all([watch(deaf, id), watch(stranger, freshId('other'))]);
    await block(deaf, seller);
    await reprice(id, 790_000, march(2));
    const notice = {
      type: 'price_drop',
      title: '관심상품 가격이 내려갔습니다',
      body: '순금 반지 · 800,000원에서 790,000원으로',
      link: `/product/${id}`,
    };
    await Promise.all([expectNotices(fan, [notice]), expectNotices(old, [notice])]);
    for (const uid of [seller, deaf, stranger]) expect(await noticesOf(uid)).toEqual([]);
  });

  test('is told once a day, and again the next', async () => {
    const { id } = await listed();
    const fan = freshId('fan');
    await watch(fan, id);
    await reprice(id, 790_000, march(11, '00:00'));
    await expectNotices(fan, [{ body: '순금 반지 · 800,000원에서 790,000원으로' }]);
    await reprice(id, 780_000, march(11, '23:59'));
    await reprice(id, 770_000, march(12, '00:00'));
    await expectNotices(fan, [{}, { body: '순금 반지 · 780,000원에서 770,000원으로' }]);
  });

  test('is no news when it only comes back from a higher one, or nobody can buy', async () => {
    const [{ id }, hidden] = [await listed(), await listed({ status: 'hidden' })];
    const fan = freshId('fan');
    await Promise.all([watch(fan, id), watch(fan, hidden.id)]);
    await reprice(hidden.id, 700_000, march(2));
    await reprice(id, 900_000, march(3));
    await reprice(id, 810_000, march(4));
    await reprice(id, 790_000, march(5));
    await expectNotices(fan, [{ body: '순금 반지 · 810,000원에서 790,000원으로' }]);
  });

  test('is told to nobody where it is turned all day, until the next', async () => {
    const turns = Array.from({ length: 21 }, (_, n) => ({
      price: 800_000 + n,
      at: Timestamp.fromMillis(march(11, '10:00').toMillis() + n * 60_000),
    }));
    const { id } = await listed({ priceHistory: turns });
    const fan = freshId('fan');
    await watch(fan, id);
    await reprice(id, 700_000, march(11, '20:00'));
    await reprice(id, 690_000, march(13));
    await expectNotices(fan, [{ body: '순금 반지 · 700,000원에서 690,000원으로' }]);
  });

  test('is told of once, however often its listing is hidden and shown', async () => {
    const ago = (hours: number) => Timestamp.fromMillis(Date.now() - hours * 3_600_000);
    const { id } = await listed({ createdAt: ago(9), updatedAt: ago(9) });
    const fan = freshId('fan');
    await given({ [`favorites/${fan}/items/${id}`]: { favoriteProductId: id, createdAt: ago(8) } });
    await reprice(id, 700_000, ago(5));
    await expectNotices(fan, [{ body: '순금 반지 · 800,000원에서 700,000원으로' }]);
    const told = `products/${id}/told/fall`;
    await eventually(async () => expect(await stored(told)).toMatchObject({ lowest: 700_000 }));
    // Whoever is looked for again would be told: of those who kept it before, this one has not been.
    const late = freshId('fan');
    await given({ [`favorites/${late}/items/${id}`]: { favoriteProductId: id, createdAt: ago(7) } });
    const show = (status: string) => database().doc(`products/${id}`).update({ status });
    await show('hidden');
    await show('selling');
    await reprice(id, 690_000, Timestamp.fromMillis(Date.now() + 86_400_000));
    await expectNotices(late, [{ body: '순금 반지 · 700,000원에서 690,000원으로' }]);
    await eventually(async () => expect(await stored(told)).toMatchObject({ lowest: 690_000 }));
    await database().doc(`products/${id}`).delete();
    await eventually(async () => expect(await stored(told)).toBeUndefined());
  });

  test('while nobody could buy is told when it can be bought again, to who kept it before, and once', async () => {
    const ago = (hours: number) => Timestamp.fromMillis(Date.now() - hours * 3_600_000);
    const { id } = await listed({ status: 'hidden', createdAt: ago(9), updatedAt: ago(9) });
    const [fan, late] = [freshId('fan'), freshId('fan')];
    await given({ [`favorites/${fan}/items/${id}`]: { favoriteProductId: id, createdAt: ago(8) } });
    await reprice(id, 700_000, ago(5));
    await given({ [`favorites/${late}/items/${id}`]: { favoriteProductId: id, createdAt: ago(4) } });
    expect(await noticesOf(fan)).toEqual([]);
    const show = (status: string) => database().doc(`products/${id}`).update({ status });
    await show('selling');
    await expectNotices(fan, [{ body: '순금 반지 · 800,000원에서 700,000원으로' }]);
    await show('hidden');
    await show('selling');
    await reprice(id, 690_000, Timestamp.fromMillis(Date.now() + 86_400_000));
    await expectNotices(fan, [{}, { body: '순금 반지 · 700,000원에서 690,000원으로' }]);
    await expectNotices(late, [{}]);
  });
});
