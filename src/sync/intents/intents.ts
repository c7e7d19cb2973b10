import type { IntentKind, IntentOf, OutboxIntent, OutboxRow } from '#data/local/outbox-row.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Environment } from '../environment.ts';
import { deliverMessages } from '../outbox/deliver-messages.ts';
import type { DrainContext, LaneProgress } from '../outbox/drain-context.ts';
import { allNotificationsRead, deliverAllNotificationsRead } from './all-notifications-read.ts';
import { block, deliverBlock } from './block.ts';
import { commentDelete, deliverCommentDelete } from './comment-delete.ts';
import { comment, deliverComment } from './comment.ts';
import { dealProof, deliverDealProof } from './deal-proof.ts';
import { deliverExchangeRequest, exchangeRequest } from './exchange-request.ts';
import { deliverExchangeViewed, exchangeViewed } from './exchange-viewed.ts';
import { deliverFavorite, favorite } from './favorite.ts';
import { laterVersion } from './later-version.ts';
import type { Intent, Intents, Standing } from './intent.ts';
import { deliverLike, like } from './like.ts';
import { deliverMeeting, meeting } from './meeting.ts';
import { message } from './message.ts';
import { deliverNotificationRead, notificationRead } from './notification-read.ts';
import { deliverPostDelete, postDelete } from './post-delete.ts';
import { deliverPostPublish, postPublish } from './post-publish.ts';
import { deliverPostUpdate, postUpdate } from './post-update.ts';
import { deliverPriceTarget, priceTarget } from './price-target.ts';
import { deliverProductChange, productChange } from './product-change.ts';
import { deliverProductPublish, productPublish } from './product-publish.ts';
import { deliverProductUpdate, productUpdate } from './product-update.ts';
import { deliverRead, read } from './read.ts';
import { deliverReport, report } from './report.ts';
import { deliverReview, review } from './review.ts';
import { deliverSavedSearch, savedSearch } from './saved-search.ts';

/**
 * Takes the head of its lane to the server; what was refused or must wait is written down before it ends.
 */
type Deliver = (context: DrainContext, head: OutboxRow) => Promise<LaneProgress>;

/** Apart from the rest, since a worker does nothing else and brings along only what it needs. */
const DELIVERIES: Readonly<Record<IntentKind, Deliver>> = {
  message: deliverMessages,
  read: deliverRead,
  favorite: deliverFavorite,
  notification_read: deliverNotificationRead,
  all_notifications_read: deliverAllNotificationsRead,
  exchange_request: deliverExchangeRequest,
  exchange_viewed: deliverExchangeViewed,
  price_target: deliverPriceTarget,
  saved_search: deliverSavedSearch,
  product_publish: deliverProductPublish,
  product_update: deliverProductUpdate,
  product_change: deliverProductChange,
  review: deliverReview,
  post_publish: deliverPostPublish,
  post_update: deliverPostUpdate,
  post_delete: deliverPostDelete,
  comment: deliverComment,
  comment_delete: deliverCommentDelete,
  like: deliverLike,
  block: deliverBlock,
  report: deliverReport,
  deal_proof: deliverDealProof,
  meeting: deliverMeeting,
};

export const deliveryOf = ({ intent }: OutboxRow): Deliver => DELIVERIES[intent.kind];

const INTENTS = {
  message,
  read,
  favorite,
  notification_read: notificationRead,
  all_notifications_read: allNotificationsRead,
  exchange_request: exchangeRequest,
  exchange_viewed: exchangeViewed,
  price_target: priceTarget,
  saved_search: savedSearch,
  product_publish: productPublish,
  product_update: productUpdate,
  product_change: productChange,
  review,
  post_publish: postPublish,
  post_update: postUpdate,
  post_delete: postDelete,
  comment,
  comment_delete: commentDelete,
  like,
  block,
  report,
  deal_proof: dealProof,
  meeting,
} satisfies { [Kind in IntentKind]: Intent<Kind> };

const ROOMS: Intents = INTENTS;

/** What an intent is, seen with its own kind: together they stay in step for the types. */
type Seen<Kind extends IntentKind> = OutboxIntent & { readonly kind: Kind } & IntentOf<Kind>;

const roomOf = <Kind extends IntentKind>(kind: Kind): Intent<Kind> =>
  kind in INTENTS ? ROOMS[kind] : laterVersion;

export const retryOf = ({ intent }: OutboxRow): Intent<IntentKind>['retry'] => roomOf(intent.kind).retry;

export const standingOf = <Kind extends IntentKind>(intent: Seen<Kind>): Standing =>
  roomOf<Kind>(intent.kind).standing(intent);

export const withdrawIntent = <Kind extends IntentKind>(
  db: UserDatabase,
  intent: Seen<Kind>,
  row: OutboxRow,
  environment: Environment,
): Promise<boolean> => roomOf<Kind>(intent.kind).withdraw(db, intent, row, environment);

/**
 * How much has not been sent (queued, in flight or refused) that a sign-out would lose: of one kind, if it is
 * named.
 */
export async function countUnsent(db: UserDatabase, kind?: IntentKind): Promise<number> {
  // In one piece: a filter of the database's would be asked row by row, of a thousand that wait.
  const rows = await db.outbox.toArray();
  return rows.filter(
    ({ intent }) => roomOf(intent.kind).isAskedAbout && (kind === undefined || intent.kind === kind),
  ).length;
}
