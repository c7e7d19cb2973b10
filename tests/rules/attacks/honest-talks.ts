import { pictureUrl } from '../conversation.ts';
import { before, changes, counted, EARLIER, listing, type Honest } from './honest.ts';
import { NOW, type Data } from './raw-commit.ts';

const message = (sender: string, changes: Data): Data => ({
  sender,
  text: '안녕하세요',
  imageUrl: null,
  timestamp: NOW,
  readBy: [sender],
  seq: 1,
  typedAt: EARLIER.getTime(),
  ...changes,
});

interface Talk {
  readonly me: string;
  readonly other: string;
  readonly product: string;
  readonly chatId: string;
  readonly path: string;
}

export function talkOf(tag: string): Talk {
  const [me, other, product] = [`${tag}b`, `${tag}s`, `${tag}p`];
  const chatId = `${product}_${me}_${other}`;
  return { me, other, product, chatId, path: `chats/${chatId}` };
}

const head = ({ me, other, product }: Talk, lastMessage: string, ids: readonly string[]): Data => ({
  productId: product,
  participants: [me, other],
  lastMessage,
  lastMessageAt: NOW,
  lastUpdated: NOW,
  unreadCount: { [me]: 0, [other]: ids.length },
  lastBatch: ids,
  touchedAt: NOW,
});

const theProduct = ({ other, product }: Talk) => ({ [`products/${product}`]: before(listing(other)) });

/** A message of a chat that is there, after `said` of the other side. */
function sends(tag: string, changes: Data, preview: string, said: Data | null = null): Honest {
  const talk = talkOf(tag);
  const id = said === null ? `${tag}m` : `${tag}o-a`;
  const { me, other, chatId, path } = talk;
  return {
    uid: me,
    other,
    given: {
      ...theProduct(talk),
      [path]: { ...before(head(talk, '처음', [`${tag}f`])), unreadCount: { [me]: 0, [other]: 1 } },
      ...(said === null ? {} : { [`${path}/messages/${tag}o`]: before(message(other, said)) }),
    },
    writes: [
      { path: `${path}/messages/${id}`, data: message(me, changes) },
      {
        path,
        data: {
          lastMessage: preview,
          lastMessageAt: NOW,
          lastUpdated: NOW,
          unreadCount: { [other]: 2 },
          lastBatch: [id],
          touchedAt: NOW,
        },
        mask: [
          'lastMessage',
          'lastMessageAt',
          'lastUpdated',
          `unreadCount.${quoted(other)}`,
          'lastBatch',
          'touchedAt',
        ],
      },
      counted(me, 'messages', chatId),
    ],
  };
}

/** Ids of ours begin with a letter and need none; those of people may not. */
const quoted = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `\`${name}\``);

const OFFER: Data = {
  text: '[가격 제안] 700,000원',
  type: 'offer',
  payload: { price: 700_000 },
};
const APPOINTMENT: Data = {
  text: '',
  type: 'appointment',
  payload: { at: EARLIER.getTime(), place: '종로3가역 1번 출구', note: '빨간 모자' },
};
const ANSWER: Data = { text: '제안을 수락했어요.', type: 'answer', payload: { verdict: 'accepted' } };

/** What is written in conversations. */
export const TALKS: Readonly<Record<string, (tag: string) => Honest>> = {
  'a chat is opened': (tag) => {
    const talk = talkOf(tag);
    const { me, other, chatId, path } = talk;
    return {
      uid: me,
      other,
      given: theProduct(talk),
      writes: [
        { path: `${path}/messages/${tag}m`, data: message(me, {}) },
        { path, data: head(talk, '안녕하세요', [`${tag}m`]) },
        counted(me, 'messages', chatId),
        counted(me, 'chats', chatId),
      ],
    };
  },
  'words are sent': (tag) => sends(tag, {}, '안녕하세요'),
  'a picture is sent': (tag) =>
    sends(tag, { text: '', imageUrl: pictureUrl(`chatImages/${talkOf(tag).chatId}`) }, '[이미지]'),
  'an appointment is proposed': (tag) => sends(tag, APPOINTMENT, '[약속]'),
  'a price is offered': (tag) => sends(tag, OFFER, '[가격 제안] 700,000원'),
  'an offer is answered': (tag) => sends(tag, ANSWER, '제안을 수락했어요.', OFFER),
  'a chat is read': (tag) => {
    const talk = talkOf(tag);
    const { me, other, path } = talk;
    const data: Data = { unreadCount: { [me]: 0 }, touchedAt: NOW };
    const there = { ...before(head(talk, '처음', [`${tag}f`])), unreadCount: { [me]: 3, [other]: 1 } };
    return {
      uid: me,
      other,
      given: { [path]: there },
      writes: [{ path, data, mask: [`unreadCount.${quoted(me)}`, 'touchedAt'] }],
    };
  },
  'a message is read': (tag) => {
    const { me, other, path } = talkOf(tag);
    const at = `${path}/messages/${tag}m`;
    const data: Data = { readBy: [other, me] };
    return { ...changes(me, at, message(other, {}), data), other };
  },
};
