import { storedWords, type ServerChat } from './stored-chat.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { CommentCommit, PostCommit } from '#data/remote/rest/board-writes.ts';
import type { ChatCommit } from '#data/remote/rest/chat-commit.ts';
import type { ListingCommit } from '#data/remote/rest/listing-remote.ts';
import type { OutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import type { CountedNews, Seen } from '#data/remote/rest/read-marks.ts';
import type { ProofAnswer, ProofRequest } from '#documents/calls/deal-proof.ts';
import type { SearchAnswer, SearchRequest } from '#documents/calls/keep-search.ts';
import type { MeetingAnswer } from '#documents/calls/meeting.ts';
import type { RequestAnswer } from '#documents/calls/exchange.ts';
import type { ExchangeRequest } from '#domain/exchange/exchange-request.ts';
import { targetIdOf, type PriceTarget } from '#domain/gold/price-target.ts';
import type {
  ChatId,
  CommentId,
  ExchangeId,
  MessageId,
  NotificationId,
  OrderId,
  PostId,
  ProductId,
  ReportId,
  UserId,
} from '#domain/ids.ts';
import { reviewIdOf } from '#domain/order/review-rules.ts';
import type { MeetingReceipt } from '#domain/meeting/receipt.ts';
import type { Review, WrittenReview } from '#domain/order/review.ts';
import type { ListingChange } from '#domain/product/listing.ts';
import type { Report } from '#domain/safety/report.ts';
import { micros, millis, type Micros, type Millis } from '#domain/units.ts';
import { FakeQuota } from './fake-quota.ts';
import { FakeSearches } from './fake-searches.ts';
import { through, throughSlowly, type Fault } from './faulty-way.ts';
import { foundMessage } from './found-message.ts';
import { mergedListing, mergedPost, type StoredListing, type StoredPost } from './merged-edits.ts';
import type { Pace } from './pace.ts';

const ok = <T>(value: T): RemoteOutcome<T> => ({ kind: 'ok', value });

function mark<T>(marked: Set<T>, thing: T, wanted: boolean): RemoteOutcome<null> {
  marked[wanted ? 'add' : 'delete'](thing);
  return ok(null);
}

/**
 * A server with the contract of firestore.rules for chats: a commit lands whole or not at all, a message
 * is only ever created, the counter moves with it. `fault` decides what the network does to each request.
 */
export class FakeServer implements OutboxRemote {
  readonly chats = new Map<ChatId, ServerChat>();
  readonly favorites = new Set<string>();
  /** Unread notifications, and when each was made. */
  readonly unread = new Map<NotificationId, Millis>();
  readonly readMarks: { chatId: ChatId; ids: readonly MessageId[]; seen: Seen | null }[] = [];
  /** What the counter says after a read mark, where that was counted. */
  countedNews: CountedNews | null = null;
  readonly objects = new Map<string, Blob>();
  readonly exchanges = new Map<ExchangeId, ExchangeRequest>();
  readonly viewedExchanges: ExchangeId[] = [];
  readonly proofRequests: ProofRequest[] = [];
  proofAnswer: ProofAnswer = { ok: false, code: 'denied' };
  readonly receipts: MeetingReceipt[] = [];
  meetingAnswer: MeetingAnswer = { ok: true, value: null };
  readonly listings = new Map<ProductId, StoredListing>();
  /** Listings that the house has taken down. */
  readonly withheld = new Set<ProductId>();
  readonly listingChanges: { productId: ProductId; change: ListingChange }[] = [];
  readonly reviews = new Map<OrderId, WrittenReview & Pick<Review, 'isWithheld'>>();
  readonly posts = new Map<PostId, StoredPost>();
  readonly comments = new Map<CommentId, CommentCommit>();
  readonly likes = new Set<PostId>();
  readonly blocks = new Set<UserId>();
  readonly priceTargets = new Set<string>();
  readonly searches = new FakeSearches();
  readonly reports = new Map<ReportId, Report>();
  /** Listings and posts with this title, and comments of these words, the rules refuse. */
  refusedTitle = '';
  /** How many requests the desk takes. */
  openExchanges = 3;
  /** Messages whose text the rules refuse. */
  isPoison: (text: string) => boolean = () => false;
  /** Chats in which the sender may not write. */
  readonly forbidden = new Set<ChatId>();
  fault: (request: string) => Fault = () => ({ kind: 'none' });
  /** How long the ways take; no time at all where it is not said. */
  pace: Pace | null = null;
  readonly quota = new FakeQuota();
  requests = 0;
  #clock = 1_700_000_000_000_000;

  commitMessages(commit: ChatCommit, signal: AbortSignal): Promise<RemoteOutcome<Micros>> {
    return this.#through('commit', signal, () => this.#commit(commit));
  }

  findMessage(uid: UserId, chatId: ChatId, id: MessageId, said: string, signal: AbortSignal) {
    return this.#through<Micros | 'answered' | null>('find', signal, () => {
      const found = this.chats.get(chatId)?.messages.find((message) => message.id === id);
      return ok(foundMessage(found, uid, said));
    });
  }

  chatExists(_uid: UserId, chatId: ChatId, signal: AbortSignal) {
    return this.#through('exists', signal, () => ok(this.chats.has(chatId)));
  }

  uploadPhoto(
    _uid: UserId,
    path: string,
    blob: Blob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) {
    return this.#through('upload', signal, () => {
      onProgress(1);
      if (!this.objects.has(path)) this.objects.set(path, blob);
      return ok(`https://storage.example/${path}`);
    });
  }

  findPhoto(_uid: UserId, path: string, signal: AbortSignal) {
    return this.#through<string>('find_photo', signal, () =>
      this.objects.has(path) ? ok(`https://storage.example/${path}`) : { kind: 'refused', code: 'gone' },
    );
  }

  markRead(_uid: UserId, chatId: ChatId, ids: readonly MessageId[], seen: Seen | null, signal: AbortSignal) {
    return this.#through<CountedNews | null>('read', signal, () => {
      this.readMarks.push({ chatId, ids, seen });
      return ok(this.countedNews);
    });
  }

  setFavorite(_uid: UserId, productId: string, wanted: boolean, signal: AbortSignal) {
    return this.#through<null>('favorite', signal, () => mark(this.favorites, productId, wanted));
  }

  markNotificationsRead(_uid: UserId, ids: readonly NotificationId[], signal: AbortSignal) {
    return this.#through('notifications', signal, () => {
      for (const id of ids) this.unread.delete(id);
      return ok(null);
    });
  }

  unreadNotifications(_uid: UserId, limit: number, signal: AbortSignal) {
    return this.#through('notifications', signal, () =>
      ok([...this.unread].slice(0, limit).map(([id, createdAt]) => ({ id, createdAt }))),
    );
  }

  requestExchange(_uid: UserId, id: ExchangeId, request: ExchangeRequest, signal: AbortSignal) {
    return this.#through<RequestAnswer>('exchange', signal, () => {
      if (!this.exchanges.has(id)) {
        if (this.exchanges.size >= this.openExchanges) return ok({ ok: false, code: 'too_many_open' });
        this.exchanges.set(id, request);
      }
      return ok({
        ok: true,
        value: { requestNo: `GN-260311-000${[...this.exchanges.keys()].indexOf(id) + 1}` },
      });
    });
  }

  signDealProof(_uid: UserId, request: ProofRequest, signal: AbortSignal) {
    this.proofRequests.push(request);
    return this.#through<ProofAnswer>('proof', signal, () => ok(this.proofAnswer));
  }

  confirmMeeting(_uid: UserId, receipt: MeetingReceipt, signal: AbortSignal) {
    this.receipts.push(receipt);
    return this.#through<MeetingAnswer>('meeting', signal, () => ok(this.meetingAnswer));
  }

  markExchangeViewed(_uid: UserId, id: ExchangeId, _version: number, signal: AbortSignal) {
    return this.#through('viewed', signal, () => {
      this.viewedExchanges.push(id);
      return ok(null);
    });
  }

  createListing(_uid: UserId, listing: ListingCommit, signal: AbortSignal) {
    return this.#through<null>('create_listing', signal, () => {
      if (this.listings.has(listing.productId)) return { kind: 'refused', code: 'exists' };
      return this.#takeListing(listing);
    });
  }

  updateListing(_uid: UserId, listing: ListingCommit, signal: AbortSignal) {
    return this.#through<null>('update_listing', signal, () => {
      const there = this.listings.get(listing.productId);
      return there ? this.#takeListing(mergedListing(there, listing)) : { kind: 'refused', code: 'gone' };
    });
  }

  changeListing(_uid: UserId, productId: ProductId, change: ListingChange, signal: AbortSignal) {
    return this.#through<null>('change_listing', signal, () => {
      if (!this.listings.has(productId) || this.withheld.has(productId)) {
        return { kind: 'refused', code: 'denied' };
      }
      this.listingChanges.push({ productId, change });
      if (change.kind === 'delete') this.listings.delete(productId);
      return ok(null);
    });
  }

  listingExists(_uid: UserId, productId: ProductId, signal: AbortSignal) {
    return this.#through('listing_exists', signal, () => ok(this.listings.has(productId)));
  }

  createReview(_uid: UserId, review: WrittenReview, signal: AbortSignal) {
    return this.#through<null>('review', signal, () => {
      if (this.reviews.has(review.orderId)) return { kind: 'refused', code: 'exists' };
      this.reviews.set(review.orderId, review);
      return ok(null);
    });
  }

  findReview(uid: UserId, orderId: OrderId, signal: AbortSignal) {
    return this.#through<Review | null>('find_review', signal, () => {
      const id = reviewIdOf(orderId, uid);
      const written = this.reviews.get(orderId);
      return ok(id && written ? { ...written, id, createdAt: millis(0) } : null);
    });
  }

  createPost(_uid: UserId, post: PostCommit, signal: AbortSignal) {
    return this.#through<null>('create_post', signal, () => {
      if (this.posts.has(post.postId)) return { kind: 'refused', code: 'exists' };
      return this.#takePost(post);
    });
  }

  updatePost(_uid: UserId, post: PostCommit, signal: AbortSignal) {
    return this.#through<null>('update_post', signal, () => {
      const there = this.posts.get(post.postId);
      return there ? this.#takePost(mergedPost(there, post)) : { kind: 'refused', code: 'gone' };
    });
  }

  deletePost(_uid: UserId, postId: PostId, signal: AbortSignal) {
    return this.#through<null>('delete_post', signal, () =>
      this.posts.delete(postId) ? ok(null) : { kind: 'refused', code: 'denied' },
    );
  }

  postExists(_uid: UserId, postId: PostId, signal: AbortSignal) {
    return this.#through('post_exists', signal, () => ok(this.posts.has(postId)));
  }

  createComment(_uid: UserId, comment: CommentCommit, signal: AbortSignal) {
    return this.#through<null>('comment', signal, () => {
      if (this.comments.has(comment.commentId)) return { kind: 'refused', code: 'exists' };
      if (comment.content === this.refusedTitle) return { kind: 'refused', code: 'denied' };
      this.comments.set(comment.commentId, comment);
      return ok(null);
    });
  }

  commentExists(_uid: UserId, _postId: PostId, id: CommentId, signal: AbortSignal) {
    return this.#through('comment_exists', signal, () => ok(this.comments.has(id)));
  }

  clearComment(_uid: UserId, _postId: PostId, id: CommentId, signal: AbortSignal) {
    return this.#through<null>('clear_comment', signal, () => {
      const comment = this.comments.get(id);
      if (!comment) return { kind: 'refused', code: 'gone' };
      this.comments.set(id, { ...comment, content: '' });
      return ok(null);
    });
  }

  setLike(_uid: UserId, postId: PostId, wanted: boolean, signal: AbortSignal) {
    return this.#through<null>('like', signal, () => mark(this.likes, postId, wanted));
  }

  isLiked(_uid: UserId, postId: PostId, signal: AbortSignal) {
    return this.#through('is_liked', signal, () => ok(this.likes.has(postId)));
  }

  setBlock(_uid: UserId, person: UserId, wanted: boolean, signal: AbortSignal) {
    return this.#through<null>('block', signal, () => mark(this.blocks, person, wanted));
  }

  setPriceTarget(_uid: UserId, target: PriceTarget, wanted: boolean, signal: AbortSignal) {
    return this.#through<null>('target', signal, () => mark(this.priceTargets, targetIdOf(target), wanted));
  }

  keepSearch(_uid: UserId, request: SearchRequest, signal: AbortSignal) {
    return this.#through<SearchAnswer>('search', signal, () => ok(this.searches.keep(request)));
  }

  createReport(_uid: UserId, id: ReportId, report: Report, signal: AbortSignal) {
    return this.#through<null>('report', signal, () => {
      if (this.reports.has(id)) return { kind: 'refused', code: 'exists' };
      this.reports.set(id, report);
      return ok(null);
    });
  }

  reportExists(_uid: UserId, id: ReportId, signal: AbortSignal) {
    return this.#through('report_exists', signal, () => ok(this.reports.has(id)));
  }

  #takePost(post: StoredPost): RemoteOutcome<null> {
    if (post.words.title === this.refusedTitle) return { kind: 'refused', code: 'denied' };
    this.posts.set(post.postId, post);
    return ok(null);
  }

  #takeListing(listing: StoredListing): RemoteOutcome<null> {
    if (listing.details.title === this.refusedTitle) return { kind: 'refused', code: 'denied' };
    this.listings.set(listing.productId, listing);
    return ok(null);
  }

  #commit(commit: ChatCommit): RemoteOutcome<Micros> {
    const full = this.quota.fullFor(commit.messages.length);
    if (full) return full;
    const chat = this.chats.get(commit.chatId);
    if (this.forbidden.has(commit.chatId)) return { kind: 'refused', code: 'denied' };
    if ((chat !== undefined) !== commit.chatExists) return { kind: 'refused', code: 'denied' };
    const known = new Set(chat?.messages.map((message) => message.id));
    const arriving = commit.messages.map((message) => ({
      ...message,
      ...storedWords(commit.sender, message),
    }));
    if (arriving.some((message) => known.has(message.id) || this.isPoison(message.text))) {
      return { kind: 'refused', code: 'denied' };
    }
    this.quota.count(commit.messages.length);
    this.#clock += 1000;
    const at = micros(this.#clock);
    const target = chat ?? { unread: {}, messages: [], lastMessage: '' };
    for (const { id, text, imageUrl, seq } of arriving) {
      target.messages.push({ id, sender: commit.sender, text, imageUrl, seq, at });
    }
    target.lastMessage = commit.lastMessage;
    for (const uid of commit.participants) {
      if (uid !== commit.sender) target.unread[uid] = (target.unread[uid] ?? 0) + commit.messages.length;
    }
    this.chats.set(commit.chatId, target);
    return ok(at);
  }

  #through<T>(request: string, signal: AbortSignal, act: () => RemoteOutcome<T>): Promise<RemoteOutcome<T>> {
    this.requests += 1;
    const fault = this.fault(request);
    return this.pace ? throughSlowly(fault, signal, act, this.pace) : through(fault, signal, act);
  }
}
