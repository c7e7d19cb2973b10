import { describe, expect, test } from 'vitest';
import type { Message } from '#domain/chat/chat.ts';
import type { MessageContent } from '#domain/chat/message-content.ts';
import { micros, millis, won } from '#domain/units.ts';
import {
  aMessage,
  aProduct,
  BUYER,
  messageId,
  orderId,
  seoul,
  SELLER,
} from '#tests/support/domain-fixtures.ts';
import type { Profile } from '../account/account.ts';
import type { Order } from '../order/order.ts';
import { NO_MARKS, signalsToPass, signalsToTell, warningOf, type KnownRoom } from './room-warning.ts';

const NOW = seoul('2026-03-11T16:00');
const DAY_MS = 24 * 60 * 60_000;
const said = (from: 'buyer' | 'seller', content: MessageContent | string, position: number): Message =>
  aMessage({
    id: messageId(`m${position}`),
    sender: from === 'buyer' ? BUYER : SELLER,
    content: typeof content === 'string' ? { kind: 'text', text: content } : content,
    position: micros(position * 1_000_000),
  });

const aProfile = (over: Partial<Profile> = {}): Profile => ({
  uid: SELLER,
  nickname: '금이',
  photoUrl: null,
  joinedAt: seoul('2025-03-11T12:00'),
  reviewCount: 3,
  ratings: { bad: 0, good: 1, best: 2 },
  dealCount: 3,
  ...over,
});

/** As the buyer sees it, of a ring for 600,000 won. */
const known = (over: Partial<KnownRoom> = {}): KnownRoom => ({
  other: SELLER,
  messages: [],
  heard: '',
  product: aProduct(),
  profile: aProfile(),
  order: undefined,
  now: NOW,
  ...over,
});
const DEPOSIT = '예약금 5만원 먼저 보내주셔야 잡아드려요';

describe('what a room warns of', () => {
  test('everyday talk is no reason', () => {
    const messages = [
      said('buyer', '안녕하세요, 아직 판매 중인가요?', 1),
      said('seller', '네, 내일 종로3가역에서 만나서 확인하고 거래해요', 2),
    ];
    expect(warningOf(known({ messages })).signals).toEqual([]);
  });

  test('the gravest of several comes first', () => {
    const messages = [said('seller', '카톡으로 연락 주세요', 1), said('seller', DEPOSIT, 2)];
    const { signals } = warningOf(known({ messages }));
    expect(signals).toEqual(['deposit_first', 'off_platform']);
  });

  test('words that the reader was only told of count too', () => {
    expect(warningOf(known({ heard: DEPOSIT })).signals).toEqual(['deposit_first']);
  });

  test('one’s own words are none', () => {
    const messages = [said('seller', '안녕하세요', 1), said('buyer', DEPOSIT, 2)];
    expect(warningOf(known({ messages })).signals).toEqual([]);
  });

  test('the note of an appointment and the words below a picture are looked at like any others', () => {
    const appointment = {
      kind: 'appointment',
      appointment: { at: NOW, place: '종로3가역', note: DEPOSIT },
    } as const;
    const image = { kind: 'image', imageUrl: null, caption: DEPOSIT } as const;
    for (const content of [appointment, image]) {
      expect(warningOf(known({ messages: [said('seller', content, 1)] })).signals).toEqual(['deposit_first']);
    }
  });

  test('of a flood of long messages only the last are read', () => {
    const LONG = '네, 그럼 내일 종로에서 봬요. '.repeat(110);
    const flood = (count: number) => [
      said('seller', DEPOSIT, 1),
      ...Array.from({ length: count }, (_, index) => said('seller', LONG, index + 2)),
    ];
    expect(warningOf(known({ messages: flood(20) })).signals).toEqual(['deposit_first']);
    expect(warningOf(known({ messages: flood(25) })).signals).toEqual([]);
  });

  test('what was said first says the server, not the clock of who wrote it', () => {
    const early = aMessage({ ...said('seller', '계좌 보내드릴게요', 2), typedAt: millis(0) });
    const messages = [said('buyer', '저 방금 도착했어요', 1), early];
    expect(warningOf(known({ messages })).signals).toEqual([]);
  });
});

describe('who reads', () => {
  const ASKED = [said('buyer', '계좌번호 먼저 알려주시면 바로 이체할게요', 1)];

  test('the seller of the listing is asked for an account', () => {
    const warning = warningOf(known({ other: BUYER, profile: aProfile({ uid: BUYER }), messages: ASKED }));
    expect(warning).toMatchObject({ reader: 'seller', signals: ['account_before_meeting'] });
  });

  test('a deal says it where the listing is gone', () => {
    const order: Order = {
      id: orderId('o1'),
      productId: aProduct().id,
      snapshot: { title: '', purity: '18K', weight: aProduct().weight, thumbUrl: '' },
      buyerId: BUYER,
      sellerId: SELLER,
      chatId: aMessage().chatId,
      agreedPrice: won(1_500_000),
      method: 'meet',
      status: 'reserved',
      createdAt: NOW,
      completedAt: null,
    };
    const warning = warningOf(known({ other: BUYER, product: undefined, order, messages: ASKED }));
    expect(warning).toMatchObject({ reader: 'seller', isStep: true });
  });

  test('who has neither on their device is the buyer', () => {
    expect(warningOf(known({ product: undefined })).reader).toBe('buyer');
  });
});

describe('somebody new', () => {
  const messages = [said('seller', '네, 아직 있어요', 1)];
  const product = aProduct({ price: won(3_000_000) });
  const joinedDaysAgo = (days: number) =>
    aProfile({ joinedAt: millis(NOW - days * DAY_MS), dealCount: 0, reviewCount: 0 });

  test('is told of with an expensive first deal', () => {
    const warning = warningOf(known({ messages, product, profile: joinedDaysAgo(2) }));
    expect(warning.signals).toEqual(['new_account_expensive']);
  });

  test.each([
    ['who has been here for long', known({ messages, product, profile: joinedDaysAgo(30) })],
    ['who has dealt before', known({ messages, product, profile: aProfile({ joinedAt: NOW }) })],
    ['whom this device does not know', known({ messages, product, profile: undefined })],
    ['who has said nothing yet', known({ product, profile: joinedDaysAgo(2) })],
    ['who sells something cheap', known({ messages, profile: joinedDaysAgo(2) })],
  ])('nobody %s', (_who, room) => {
    expect(warningOf(room).signals).toEqual([]);
  });
});

describe('the step before an answer', () => {
  const deposit = said('seller', DEPOSIT, 2);
  const offerOf = (price: number) => said('buyer', { kind: 'offer', price: won(price) }, 1);

  test.each([
    ['999,999 won and no offer', 999_999, [deposit], false],
    ['a million', 1_000_000, [deposit], true],
    ['a million offered', 900_000, [offerOf(1_000_000), deposit], true],
    ['less offered than a million', 900_000, [offerOf(950_000), deposit], false],
  ])('%s', (_name, price, messages, isStep) => {
    const warning = warningOf(known({ messages, product: aProduct({ price: won(price) }) }));
    expect(warning.isStep).toBe(isStep);
    expect(signalsToTell(warning, NO_MARKS)).toEqual(['deposit_first']);
    expect(signalsToPass(warning, NO_MARKS)).toEqual(isStep ? ['deposit_first'] : []);
  });

  test('is passed once for each kind, and putting the card away passes nothing', () => {
    const messages = [deposit, said('seller', '카톡으로 연락 주세요', 3)];
    const warning = warningOf(known({ messages, product: aProduct({ price: won(2_000_000) }) }));
    const marks = { dismissed: ['deposit_first', 'off_platform'], passed: ['deposit_first'] } as const;
    expect(signalsToPass(warning, marks)).toEqual(['off_platform']);
    expect(signalsToTell(warning, marks)).toEqual([]);
  });
});

test('says up to where the other side was read', () => {
  const messages = [said('seller', '네', 4), said('buyer', '네', 5)];
  expect(warningOf(known({ messages })).judgedTo).toBe(4_000_000);
  expect(warningOf(known()).judgedTo).toBe(0);
});
