import type { IntentKind, IntentOf, OutboxIntent, OutboxRow } from '#data/local/outbox-row.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Environment } from '../environment.ts';
import { allNotificationsRead } from './all-notifications-read.ts';
import { block } from './block.ts';
import { commentDelete } from './comment-delete.ts';
import { comment } from './comment.ts';
import { dealProof } from './deal-proof.ts';
import { exchangeRequest } from './exchange-request.ts';
import { exchangeViewed } from './exchange-viewed.ts';
import { favorite } from './favorite.ts';
import { laterVersion } from './later-version.ts';
import type { Intent, Intents, Standing } from './intent.ts';
import { like } from './like.ts';
import { meeting } from './meeting.ts';
import { message } from './message.ts';
import { notificationRead } from './notification-read.ts';
import { postDelete } from './post-delete.ts';
import { postPublish } from './post-publish.ts';
import { postUpdate } from './post-update.ts';
import { priceTarget } from './price-target.ts';
import { productChange } from './product-change.ts';
import { productPublish } from './product-publish.ts';
import { productUpdate } from './product-update.ts';
import { read } from './read.ts';
import { report } from './report.ts';
import { review } from './review.ts';
import { savedSearch } from './saved-search.ts';

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

export const deliveryOf = ({ intent }: OutboxRow): Intent<IntentKind>['deliver'] =>
  roomOf(intent.kind).deliver;

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
