/** Orders, reviews, and the public profiles that sum them up. */
import { chatIdAbout } from './chats.mjs';
import { PAST_DEALS, REVIEW_TAGS, REVIEW_WORDS } from './data/reviews.mjs';
import { domain } from './domain.mjs';
import { LISTINGS } from './listings.mjs';
import { MARKET, person } from './people.mjs';
import { askedPrice } from './products.mjs';
import { pick, seeded } from './random.mjs';

/**
 * Deals about listings that are there: [order, listing, buyer, state, made days ago, done days ago or null,
 * the buyer's rating or '-', the seller's rating or '-'].
 */
/** @type {readonly [string, string, string, string, number, number | null, string, string][]} */
const DEALS = [
  ['order-01', 'ring-1', 'buyer', 'reserved', 5, null, '-', '-'],
  ['order-02', 'goldbar-7', 'buyer', 'reserved', 3, null, '-', '-'],
  ['order-03', 'goldbar-3', 'buyer', 'completed', 62, 61, 'best', 'best'],
  ['order-04', 'goldbar-8', 'buyer', 'completed', 12, 9, '-', 'best'],
  ['order-05', 'necklace-9', 'buyer', 'completed', 50, 49, 'best', '-'],
  ['order-06', 'coin-4', 'buyer', 'cancelled', 15, null, '-', '-'],
  ['order-07', 'ring-3', 'gyul', 'completed', 39, 37, 'best', 'good'],
  ['order-08', 'earring-5', 'haeun', 'reserved', 6, null, '-', '-'],
  ['order-09', 'earring-6', 'jiho', 'reserved', 5, null, '-', '-'],
  ['order-10', 'bean-3', 'minji', 'completed', 41, 40, 'best', 'best'],
  ['order-11', 'baby-ring-7', 'haeun', 'completed', 45, 44, 'best', '-'],
  ['order-12', 'necklace-1', 'minji', 'cancelled', 13, null, '-', '-'],
  ['order-13', 'ring-8', 'seller', 'completed', 32, 31, '-', 'best'],
  ['order-14', 'necklace-6', 'seller', 'reserved', 7, null, '-', '-'],
  ['order-15', 'baby-ring-6', 'minji', 'reserved', 6, null, '-', '-'],
  ['order-16', 'baby-ring-5', 'jiho', 'completed', 30, 28, 'best', 'best'],
  ['order-17', 'coin-2', 'yeonsu', 'completed', 24, 22, 'good', '-'],
  ['order-18', 'set-2', 'yeonsu', 'completed', 34, 33, 'best', 'best'],
];

/** `orders` and `reviews`, each [{ id, data }]. */
export function deals(clock, shelf) {
  const orders = [];
  const reviews = [];
  const voices = new Voices();
  for (const [id, listing, buyer, status, made, done, byBuyer, bySeller] of DEALS) {
    const { by, title, purity, weightG, methods } = LISTINGS[listing];
    const order = orderOf(
      {
        id,
        productId: listing,
        buyer,
        seller: by,
        title,
        purity,
        weightG,
        price: askedPrice(LISTINGS[listing]),
        method: methods[0],
        status,
        made,
        done,
        thumbUrl: shelf.ofListing(person(by).uid, listing)[0].thumbUrl,
      },
      clock,
    );
    const written = reviewsOf(order, done, byBuyer, bySeller, voices, clock);
    orders.push(reviewed(order, written));
    reviews.push(...written);
  }
  PAST_DEALS.forEach(
    ([seller, buyer, title, purity, weightG, price, done, byBuyer, bySeller, picture], i) => {
      const number = String(i + 1).padStart(2, '0');
      const listing = picture.replace(/-\d+$/, '');
      const thumbUrl = shelf.ofListing(person(LISTINGS[listing].by).uid, listing)[
        Number(/\d+$/.exec(picture)?.[0] ?? 1) - 1
      ].thumbUrl;
      const order = orderOf(
        {
          id: `order-p${number}`,
          productId: `past-${number}`,
          buyer,
          seller,
          title,
          purity,
          weightG,
          price,
          method: 'meet',
          status: 'completed',
          made: done + 2,
          done,
          thumbUrl,
        },
        clock,
      );
      const written = reviewsOf(order, done, byBuyer, bySeller, voices, clock);
      orders.push(reviewed(order, written));
      reviews.push(...written);
    },
  );
  return { orders, reviews };
}

function orderOf(
  { id, productId, buyer, seller, title, purity, weightG, price, method, status, made, done, thumbUrl },
  clock,
) {
  const createdAt = clock.at(made, '18:30');
  const completedAt = status === 'completed' ? clock.at(done, '14:40') : null;
  const buyerId = person(buyer).uid;
  const sellerId = person(seller).uid;
  const [one, other] = domain.sortedPair(buyerId, sellerId);
  return {
    id,
    data: {
      productId,
      snapshot: { title, purity, weightG, thumbUrl },
      buyerId,
      sellerId,
      chatId: LISTINGS[productId] ? chatIdAbout(productId, buyer) : `${productId}_${one}_${other}`,
      agreedPrice: price,
      method,
      status,
      createdAt,
      completedAt,
      updatedAt: completedAt ?? createdAt,
    },
  };
}

/** As the function leaves an order that has been reviewed. */
const reviewed = ({ id, data }, written) =>
  written.length === 0
    ? { id, data }
    : { id, data: { ...data, reviewedBy: written.map((review) => review.data.reviewerId) } };

function reviewsOf({ id, data }, done, byBuyer, bySeller, voices, clock) {
  const written = [];
  const write = (role, rating, reviewerId, revieweeId, time) => {
    if (rating === '-') return;
    const { content, tags } = voices.speak(role, rating);
    written.push({
      id: domain.reviewIdOf(id, reviewerId),
      data: {
        orderId: id,
        reviewerId,
        revieweeId,
        role,
        rating,
        tags,
        content,
        createdAt: clock.at(Math.max(0, done - 1), time),
      },
    });
  };
  write('buyer', byBuyer, data.buyerId, data.sellerId, '20:11');
  write('seller', bySeller, data.sellerId, data.buyerId, '21:03');
  return written;
}

/** Words and tags for a review, each sentence used once before any comes again. */
class Voices {
  #chance = seeded('reviews');
  #spoken = new Map();

  speak(role, rating) {
    const words = REVIEW_WORDS[role][rating];
    const turn = this.#spoken.get(words) ?? 0;
    this.#spoken.set(words, turn + 1);
    const pool = rating === 'bad' ? REVIEW_TAGS.bad : REVIEW_TAGS[role];
    const tags = new Set([pick(this.#chance, pool), pick(this.#chance, pool)]);
    return { content: words[turn % words.length], tags: [...tags] };
  }
}

/** `users` and `profiles` of everybody who has verified their address. */
export function accounts(clock, shelf, { orders, reviews }) {
  return MARKET.map(({ uid, email, nickname, phone, joinedDaysAgo, photo }) => {
    const joinedAt = clock.at(joinedDaysAgo, '11:00');
    const about = reviews.filter(({ data }) => data.revieweeId === uid);
    const done = orders.filter(
      ({ data }) => data.status === 'completed' && (data.buyerId === uid || data.sellerId === uid),
    );
    const rated = (rating) => about.filter(({ data }) => data.rating === rating).length;
    const photoUrl = photo ? shelf.avatar(uid, photo) : null;
    return {
      uid,
      user: { nickname, phone, email, createdAt: joinedAt, ...(photoUrl ? { photoUrl } : {}), fcmTokens: [] },
      profile: {
        nickname,
        photoUrl,
        joinedAt,
        reviewCount: about.length,
        ratings: { bad: rated('bad'), good: rated('good'), best: rated('best') },
        dealCount: done.length,
        standing: {
          ...domain.NO_STANDING_YET,
          isEmailVerified: true,
          bigDealCount: done.filter(({ data }) => data.agreedPrice >= domain.BIG_DEAL).length,
        },
      },
    };
  });
}
