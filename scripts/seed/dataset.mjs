/**
 * All demo data of one moment, as documents by path and pictures to upload; reads no clock and no network.
 */
import { posts } from './board.mjs';
import { chats, chatsAbout } from './chats.mjs';
import { Clock } from './clock.mjs';
import { accounts, deals } from './deals.mjs';
import { domain } from './domain.mjs';
import { exchanges } from './exchanges.mjs';
import { favoredBy, favorites } from './favorites.mjs';
import { goldPrices } from './gold-prices.mjs';
import { notifications } from './notices.mjs';
import { PictureShelf } from './pictures.mjs';
import { products } from './products.mjs';
import { reportDecisions, reports } from './reports.mjs';
import { stores } from './stores.mjs';
import { views } from './viewers.mjs';

/** Raise it when documents are added: a database seeded by an older one gets what it lacks. */
export const VERSION = 4;

/**
 * @param now epoch milliseconds that everything is counted back from
 * @param origin of the Storage emulator as the browser reaches it
 * @returns `documents`, path to data (Dates become Firestore timestamps), and `uploads` of { path, file, token }
 */
export function dataset({ now, origin }) {
  const clock = new Clock(now);
  const shelf = new PictureShelf(origin);
  const documents = new Map();
  const put = (path, data) => documents.set(path, data);

  const { orders, reviews } = deals(clock, shelf);
  for (const { uid, user, profile } of accounts(clock, shelf, { orders, reviews })) {
    put(`users/${uid}`, user);
    put(`profiles/${uid}`, profile);
  }
  for (const { id, data } of products(clock, shelf, { favoredBy, chatsAbout })) put(`products/${id}`, data);
  for (const { listing, uid } of views()) put(`products/${listing}/views/${uid}`, { uid });
  for (const { id, data } of stores()) put(`stores/${id}`, data);
  for (const [path, data] of pricesAndFees(clock, clock.date())) put(path, data);
  for (const { id, data } of orders) put(`orders/${id}`, data);
  for (const { id, data } of reviews) put(`reviews/${id}`, data);
  for (const { id, data, messages } of chats(clock, shelf)) {
    put(`chats/${id}`, data);
    for (const message of messages) put(`chats/${id}/messages/${message.id}`, message.data);
  }
  for (const { id, data, comments, likes } of posts(clock, shelf)) {
    put(`posts/${id}`, data);
    for (const comment of comments) put(`posts/${id}/comments/${comment.id}`, comment.data);
    for (const like of likes) {
      put(`posts/${id}/likes/${like.id}`, like.data);
      put(`wishes/${like.id}/items/like_${id}`, { at: like.data.createdAt });
    }
  }
  const desk = exchanges(clock);
  for (const { id, data, events } of desk.requests) {
    put(`goldExchanges/${id}`, data);
    for (const event of events) put(`goldExchanges/${id}/events/${event.id}`, event.data);
  }
  for (const { id, data } of desk.counters) put(`counters/${id}`, data);
  for (const { id, data } of [...notifications(clock), ...desk.notices]) put(`notifications/${id}`, data);
  for (const { uid, id, data } of favorites(clock)) put(`favorites/${uid}/items/${id}`, data);
  for (const { id, data } of reports(clock)) put(`reports/${id}`, data);
  for (const { id, data } of reportDecisions(clock)) put(`reportDecisions/${id}`, data);

  return { documents, uploads: [...shelf.uploads.values()] };
}

/**
 * What must stay fresh: prices up to today and the fee table in force.
 * @param anchor `YYYY-MM-DD` of the first seeding
 */
export function pricesAndFees(clock, anchor) {
  const { id, effectiveFrom, rules } = domain.DEFAULT_FEE_TABLE;
  return [
    ...goldPrices(clock, anchor).map(({ date, ...price }) => [`goldPrices/${date}`, { date, ...price }]),
    [`feeTables/${id}`, { effectiveFrom, rules }],
  ];
}
