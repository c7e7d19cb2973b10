/**
 * What somebody has gathered who has used the app for a year: rooms, notices and favourites, so that a return
 * has something to read.
 */
const ME = 'demo-buyer';
const SELLER = 'demo-seller';
const [ROOMS, NOTICES, FAVORITES] = [40, 120, 60];
const DAY_MS = 86_400_000;

const text = (value) => ({ stringValue: value });
const whole = (value) => ({ integerValue: String(value) });
const yes = (value) => ({ booleanValue: value });
const moment = (at) => ({ timestampValue: new Date(at).toISOString() });
const list = (values) => ({ arrayValue: { values } });
const map = (fields) => ({ mapValue: { fields } });

const chatId = (productId) => `${productId}_${ME}_${SELLER}`;
/** About the first listing whose seller takes offers. */
export const ROOM = `/chat/${chatId('bench-2')}`;
export const WRITTEN_POST = '/board/bench-post';

/** Of each of the two a device that pushes go to, as `[path, fields]` that change what is there. */
export const DEVICES = [ME, SELLER].map((uid) => [
  `users/${uid}`,
  { fcmTokens: list([text(`bench-token-${uid}`)]) },
]);

/** As `[path, fields]`, past the rules. */
export function longUse(now) {
  const numbers = (count) => Array.from({ length: count }, (_, n) => n);
  return [
    ...numbers(ROOMS).map((n) => [
      `chats/${chatId(`bench-${n}`)}`,
      {
        productId: text(`bench-${n}`),
        participants: list([text(ME), text(SELLER)]),
        lastMessage: text('감사합니다'),
        lastMessageAt: moment(now - (n + 1) * DAY_MS),
        lastUpdated: moment(now - (n + 1) * DAY_MS),
        touchedAt: moment(now - (n + 1) * DAY_MS),
        unreadCount: map({ [ME]: whole(0), [SELLER]: whole(0) }),
        lastBatch: list([text(`old-${n}`)]),
      },
    ]),
    ...numbers(ROOMS).map((n) => [
      `chats/${chatId(`bench-${n}`)}/messages/old-${n}`,
      {
        sender: text(SELLER),
        text: text('감사합니다'),
        imageUrl: { nullValue: null },
        timestamp: moment(now - (n + 1) * DAY_MS),
        readBy: list([text(SELLER), text(ME)]),
        seq: whole(1),
        typedAt: whole(now - (n + 1) * DAY_MS),
      },
    ]),
    ...numbers(NOTICES).map((n) => [
      `notifications/bench-${n}`,
      {
        to: text(ME),
        type: text('price_drop'),
        title: text('관심상품 가격이 내려갔습니다'),
        body: text('순금 반지'),
        link: text('/product/bench-1'),
        read: yes(true),
        createdAt: moment(now - (n + 1) * DAY_MS),
      },
    ]),
    ...numbers(FAVORITES).map((n) => [
      `favorites/${ME}/items/bench-${n + 100}`,
      { favoriteProductId: text(`bench-${n + 100}`), createdAt: moment(now - (n + 1) * DAY_MS) },
    ]),
    [
      'posts/bench-post',
      {
        authorId: text(SELLER),
        category: text('free'),
        title: text('금값 이야기'),
        content: text('요즘 어떤가요'),
        images: list([]),
        createdAt: moment(now - DAY_MS),
        updatedAt: moment(now - DAY_MS),
        likeCount: whole(0),
        commentCount: whole(0),
      },
    ],
  ];
}
