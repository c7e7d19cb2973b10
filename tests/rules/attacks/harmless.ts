/** Fields that may be forged in some ways, in every kind of write that has them, and why that is harmless. */
interface Harmless {
  readonly why: string;
  /** By the collection they stand in. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly hows: readonly string[];
  /** Only in these kinds of writes. */
  readonly kinds?: readonly string[];
}

const OTHER_WORDS = ['has a blank behind it', 'has a letter behind it'];
const NO_WORDS = ['is nothing', 'is blanks', 'is what is not seen'];
const MORE = ['is one more', 'is two more'];

const HARMLESS: readonly Harmless[] = [
  {
    why: 'whoever writes words says what they like',
    fields: {
      messages: ['payload.note', 'payload.place'],
      posts: ['content', 'title'],
      products: ['description', 'maker', 'region.sido', 'region.sigungu', 'title'],
      reports: ['detail', 'reason'],
      reviews: ['content', 'tags.0', 'tags.1'],
      signUps: ['nickname'],
      users: ['nickname'],
    },
    hows: OTHER_WORDS,
  },
  {
    why: 'the words of a comment too',
    fields: { comments: ['content'] },
    hows: OTHER_WORDS,
    kinds: ['a comment is answered', 'a comment is written'],
  },
  {
    why: 'some words may be missing',
    fields: {
      messages: ['payload.note'],
      products: ['description', 'maker', 'region.sido', 'region.sigungu'],
      reports: ['detail'],
      reviews: ['content', 'tags.0'],
      signUps: ['nickname'],
    },
    hows: NO_WORDS,
  },
  { why: 'a label is no more than a word', fields: { reviews: ['tags.1'] }, hows: NO_WORDS.slice(1) },
  {
    why: 'what shows as an appointment or a picture has words for older apps',
    kinds: ['a picture is sent', 'an appointment is proposed'],
    fields: { messages: ['text'] },
    hows: [...OTHER_WORDS, ...NO_WORDS.slice(1)],
  },
  {
    why: 'an account may lack a name and a number',
    fields: { signUps: ['phone'], users: ['nickname', 'phone'] },
    hows: ['is nothing'],
  },
  {
    why: 'a number may have blanks',
    fields: { signUps: ['phone'], users: ['phone'] },
    hows: ['has a blank behind it'],
  },
  {
    why: 'which text somebody agreed to, they say of themselves',
    fields: { items: ['version'] },
    hows: OTHER_WORDS,
  },
  {
    why: 'a picture may be called otherwise',
    fields: { 'count of uploads': ['of'] },
    hows: OTHER_WORDS,
    kinds: ['an upload is announced'],
  },
  {
    why: 'an address in the same folder',
    fields: {
      messages: ['imageUrl'],
      posts: ['images.0.url'],
      products: ['images.0.thumbUrl', 'images.0.url'],
      users: ['photoUrl'],
    },
    hows: ['has a letter behind it'],
  },
  {
    why: 'another number within its bounds, that its writer may choose',
    fields: {
      messages: ['payload.at', 'seq', 'typedAt'],
      posts: ['images.0.h', 'images.0.w'],
      products: ['images.0.h', 'images.0.w', 'price', 'stoneWeightG', 'weightG'],
      users: ['quietHours.fromMinute', 'quietHours.toMinute'],
    },
    hows: MORE,
  },
  {
    why: 'a time that the reader does not take, which shows the server’s instead',
    fields: { messages: ['typedAt'] },
    hows: ['is minus one', 'is more than is exact'],
  },
  {
    why: 'grams come in hundredths',
    fields: { products: ['stoneWeightG', 'weightG'] },
    hows: ['is a fraction'],
  },
  { why: 'up to 1', fields: { products: ['fineness'] }, hows: ['is a little more'] },
  {
    why: 'either is said by its seller',
    fields: { products: ['hasCertificate', 'hasReceipt', 'negotiable'] },
    hows: ['is the other', 'is true'],
  },
  {
    why: 'nought by another name',
    fields: {
      chats: ['unreadCount.me'],
      posts: ['commentCount', 'likeCount'],
      products: ['chatCount', 'favoriteCount', 'viewCount'],
    },
    hows: ['is minus zero'],
    kinds: ['a chat is opened', 'a listing is made', 'a post is made'],
  },
  {
    why: 'one’s own count of unread messages, lowered by less than all',
    kinds: ['a chat is read'],
    fields: { chats: ['unreadCount.me'] },
    hows: MORE,
  },
  {
    why: 'what may be missing, or taken away',
    fields: {
      products: ['fineness', 'maker', 'stoneWeightG'],
      users: ['fcmTokens', 'photoUrl', 'quietHours'],
    },
    hows: ['is missing'],
  },
  { why: 'the same as none', fields: { users: ['photoUrl', 'quietHours'] }, hows: ['is null'] },
  { why: 'older apps do not say it', fields: { notifications: ['readAt'] }, hows: ['is missing'] },
  { why: 'nobody is added to who has read', fields: { messages: ['readBy.1'] }, hows: ['is missing'] },
  {
    why: 'an answer that answers nothing',
    fields: { comments: ['parentId'] },
    hows: ['is null'],
    kinds: ['a comment is answered'],
  },
  {
    why: 'a list within its bounds',
    fields: { posts: ['images'], products: ['images'], reviews: ['tags'], users: ['fcmTokens'] },
    hows: ['is twice as long'],
  },
  {
    why: 'a list that may be empty',
    fields: { posts: ['images'], reviews: ['tags'], users: ['fcmTokens'] },
    hows: ['is an empty list'],
  },
  {
    why: 'a list that has no order',
    fields: { products: ['tradeMethods'], reviews: ['tags'] },
    hows: ['is the other way round'],
  },
  {
    why: 'a list that may be shorter',
    fields: {
      posts: ['images.0'],
      products: ['tradeMethods.0', 'tradeMethods.1'],
      reviews: ['tags.0', 'tags.1'],
      users: ['fcmTokens.0'],
    },
    hows: ['is missing'],
  },
  {
    why: 'a device by no name is pushed nothing',
    fields: { users: ['fcmTokens.0'] },
    hows: [...OTHER_WORDS, ...NO_WORDS, 'is a long text'],
  },
];

/** What is claimed of one field. */
interface Claim extends Omit<Harmless, 'fields'> {
  readonly field: string;
}

export const CLAIMS: readonly Claim[] = HARMLESS.flatMap(({ fields, ...rest }) =>
  Object.entries(fields).flatMap(([collection, names]) =>
    names.map((name) => ({ ...rest, field: `${collection}.${name}` })),
  ),
);

/** Whether it is about that attack. */
export const isAbout = ({ field, hows, kinds }: Claim, { kind, what }: Attack): boolean =>
  (kinds?.includes(kind) ?? true) && hows.some((how) => what === `${field} ${how}`);

export interface Attack {
  readonly kind: string;
  readonly what: string;
}
