import type { LocalChat, UserDatabase } from '#data/local/user-database.ts';
import type { LiveRemote } from '#data/remote/live/live-remote.ts';
import { millis } from '#domain/units.ts';
import { realEnvironment, type Environment } from '#sync/environment.ts';
import type { PullContext } from '#sync/pull/pull-context.ts';
import { BUYER, chatId, productId, SELLER } from '../domain-fixtures.ts';

/** What is pulled into `db` from what stands in for the server, while nobody listens to how it goes. */
export const pulling = (
  db: UserDatabase,
  remote: object,
  environment: Environment = realEnvironment,
): PullContext => ({
  db,
  environment,
  onOutcome: () => undefined,
  onNews: () => undefined,
  begin: () => () => undefined,
  remote: remote as unknown as LiveRemote,
});

/** A conversation of the fixtures' buyer and seller in which nobody has said anything. */
export const silentChat = (over: Partial<LocalChat> = {}): LocalChat => ({
  id: chatId('p1_buyer_seller'),
  productId: productId('p1'),
  participants: [BUYER, SELLER],
  lastMessage: '',
  lastMessageAt: millis(0),
  lastUpdated: millis(0),
  unreadCount: {},
  isOnServer: true,
  ...over,
});
