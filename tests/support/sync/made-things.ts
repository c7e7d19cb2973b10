import { exchangeRowId, postPublishRowId, publishRowId, reviewRowId } from '#data/local/intent-names.ts';
import { nameOf } from '#data/local/outbox-row.ts';
import type { Result } from '#domain/result.ts';
import type { Report } from '#domain/safety/report.ts';
import { millis, won } from '#domain/units.ts';
import { changeListing } from '#sync/commands/change-listing.ts';
import { fileReport } from '#sync/commands/file-report.ts';
import { reportIdOf } from '#sync/commands/report-id.ts';
import { requestExchange } from '#sync/commands/request-exchange.ts';
import { submitListing } from '#sync/commands/submit-listing.ts';
import { deletePost, submitPost } from '#sync/commands/submit-post.ts';
import { deleteComment, writeComment } from '#sync/commands/write-comment.ts';
import { writeReview } from '#sync/commands/write-review.ts';
import { anOrder, commentId, orderId, postId } from '../catalogue-fixtures.ts';
import { anExchange, aProduct, exchangeId, productId } from '../domain-fixtures.ts';
import type { FakeDevice } from './fake-device.ts';

/** Something that is written, changed, taken back and deleted. */
export interface Made {
  readonly write: (title: string) => Promise<Result<unknown>>;
  /** `null` where what was said stands. */
  readonly edit: ((title: string) => Promise<unknown>) | null;
  /** `null` where what has arrived stands. */
  readonly remove: (() => Promise<unknown>) | null;
  /** Another device of the same person changes something else of it, once it is there. */
  readonly changeElsewhere?: () => Promise<void>;
  /** Under which name it waits while it is new. */
  readonly rowId: string;
  /** What stands on the server; `null` where nothing does. */
  readonly onServer: () => string | null;
}

export type Make = (device: FakeDevice, id: string) => Made | Promise<Made>;

const listing: Make = (device, id) => {
  const { environment, server } = device;
  const product = productId(id);
  let { price } = aProduct();
  const submit = (title: string, edited: typeof product | null) => {
    // As a form shows it that began before the other device had its say.
    const said = { details: { ...aProduct(), title }, pictures: [], changed: ['title'] as const };
    return submitListing(device.db, { edited, tab: 't', ...said }, environment, product);
  };
  return {
    write: (title) => submit(title, null),
    edit: (title) => submit(title, product),
    remove: () => changeListing(device.db, product, { kind: 'delete' }, environment),
    async changeElsewhere() {
      const row = await device.db.outbox.where('id').equals(publishRowId(product)).first();
      const there = server.listings.get(product);
      // One whose answer was lost is written whole once more.
      if (row || !there) return;
      price = won(price - 1_000);
      server.listings.set(product, { ...there, details: { ...there.details, price } });
    },
    rowId: publishRowId(product),
    onServer() {
      const there = server.listings.get(product)?.details;
      if (!there) return null;
      return there.price === price ? there.title : `${there.title}, ${there.price} for ${price}`;
    },
  };
};

const post: Make = (device, id) => {
  const { environment, server } = device;
  const own = postId(id);
  const submit = (title: string, edited: typeof own | null) => {
    const words = { category: 'free', title, content: '내용' } as const;
    return submitPost(device.db, { edited, tab: 't', words, images: [] }, environment, own);
  };
  return {
    write: (title) => submit(title, null),
    edit: (title) => submit(title, own),
    remove: () => deletePost(device.db, own, environment),
    rowId: postPublishRowId(own),
    onServer: () => server.posts.get(own)?.words.title ?? null,
  };
};

const comment: Make = (device, id) => {
  const { environment, server } = device;
  const box = { postId: postId('wished'), parentId: null };
  const own = commentId(id);
  return {
    write: (content) => writeComment(device.db, { ...box, content, tab: 't' }, environment, own),
    edit: null,
    remove: () => deleteComment(device.db, box.postId, own, environment),
    rowId: nameOf({ kind: 'comment', ...box, commentId: own, content: '' }).id,
    onServer: () => server.comments.get(own)?.content || null,
  };
};

const review: Make = (device, id) => {
  const order = anOrder({ id: orderId(id), buyerId: device.uid });
  return {
    write: (content) =>
      writeReview(device.db, order, { rating: 'best', tags: [], content }, device.environment),
    edit: null,
    remove: null,
    rowId: reviewRowId(order.id),
    onServer: () => device.server.reviews.get(order.id)?.content ?? null,
  };
};

const report: Make = async (device, id) => {
  const target = { type: 'post', id } as const;
  const about = (detail: string): Report => ({ target, reason: 'spam', detail });
  const reportId = await reportIdOf(device.uid, target);
  return {
    write: (detail) => fileReport(device.db, about(detail), device.environment),
    edit: null,
    remove: null,
    rowId: nameOf({ kind: 'report', reportId, report: about('') }).id,
    onServer: () => device.server.reports.get(reportId)?.detail ?? null,
  };
};

const exchange: Make = (device, id) => {
  const own = exchangeId(id);
  const { items, targetBars, storeId, contactPhone, estimate } = anExchange();
  return {
    write: (note) => {
      const preferredSlots = [millis(device.now + 86_400_000)];
      const noted = items.map((item) => ({ ...item, note }));
      const request = { items: noted, targetBars, storeId, contactPhone, preferredSlots };
      return requestExchange(device.db, { request, estimate, tab: 't' }, device.environment, own);
    },
    edit: null,
    remove: null,
    rowId: exchangeRowId(own),
    onServer: () => device.server.exchanges.get(own)?.items[0]?.note ?? null,
  };
};

export const MAKERS: readonly Make[] = [listing, listing, post, post, comment, review, report, exchange];
