import type { Profile } from '#domain/account/account.ts';
import type { Comment, Post } from '#domain/board/post.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { parseCommentId, parseOrderId, parsePostId, parseReviewId } from '#domain/ids.ts';
import type { Order } from '#domain/order/order.ts';
import type { Review } from '#domain/order/review.ts';
import type { Store } from '#domain/store/store.ts';
import { milligrams, won } from '#domain/units.ts';
import { BUYER, chatId, must, productId, SELLER, seoul, storeId } from './domain-fixtures.ts';

export const postId = must(parsePostId);
export const commentId = must(parseCommentId);
export const reviewId = must(parseReviewId);
export const orderId = must(parseOrderId);

export const aProfile = (over: Partial<Profile> = {}): Profile => ({
  uid: SELLER,
  nickname: '금손',
  photoUrl: null,
  joinedAt: seoul('2025-05-01T10:00'),
  reviewCount: 3,
  ratings: { bad: 0, good: 1, best: 2 },
  dealCount: 4,
  ...over,
});

export const aPost = (over: Partial<Post> = {}): Post => ({
  id: postId('b1'),
  authorId: BUYER,
  category: 'question',
  title: '돌반지 팔 때 보증서가 필요한가요?',
  content: '보증서를 잃어버렸어요.',
  images: [],
  createdAt: seoul('2026-03-10T09:00'),
  updatedAt: seoul('2026-03-10T09:00'),
  likeCount: 2,
  commentCount: 1,
  ...over,
});

export const aComment = (over: Partial<Comment> = {}): Comment => ({
  id: commentId('c1'),
  postId: postId('b1'),
  authorId: SELLER,
  parentId: null,
  content: '없어도 돼요.',
  createdAt: seoul('2026-03-10T10:00'),
  deleted: false,
  ...over,
});

export const aStore = (over: Partial<Store> = {}): Store => ({
  id: storeId('s1'),
  name: '금나루 종로점',
  address: '서울특별시 종로구 돈화문로 1',
  phone: '02-000-0000',
  lat: 37.5704,
  lng: 126.9911,
  hours: [null, ...Array.from({ length: 6 }, () => ({ opens: 600, closes: 1140 }))],
  holidays: [],
  isClosed: false,
  services: ['buy', 'exchange'],
  ...over,
});

export const aGoldPrice = (over: Partial<GoldPrice> = {}): GoldPrice => ({
  date: '2026-03-11',
  buyPerGram: won(251_000),
  sellPerGram: won(214_400),
  source: '금나루',
  updatedAt: seoul('2026-03-11T09:30'),
  ...over,
});

export const aReview = (over: Partial<Review> = {}): Review => ({
  id: reviewId('o1_buyer'),
  orderId: orderId('o1'),
  reviewerId: BUYER,
  revieweeId: SELLER,
  role: 'buyer',
  rating: 'best',
  tags: ['친절해요'],
  content: '좋은 거래였어요.',
  createdAt: seoul('2026-03-09T12:00'),
  ...over,
});

export const anOrder = (over: Partial<Order> = {}): Order => ({
  id: orderId('o1'),
  productId: productId('p1'),
  snapshot: {
    title: '18K 민자 반지 1돈',
    purity: '18K',
    weight: milligrams(3_750),
    thumbUrl: 'https://example.com/a-s.jpg',
  },
  buyerId: BUYER,
  sellerId: SELLER,
  chatId: chatId('p1_buyer_seller'),
  agreedPrice: won(590_000),
  method: 'meet',
  status: 'completed',
  createdAt: seoul('2026-03-08T12:00'),
  completedAt: seoul('2026-03-09T11:00'),
  updatedAt: seoul('2026-03-09T11:00'),
  reviewedBy: [],
  ...over,
});
