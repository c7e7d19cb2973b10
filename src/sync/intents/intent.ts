import type { IntentKind, IntentOf, OutboxIntent, OutboxRow, OutgoingBody } from '#data/local/outbox-row.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ChatId, OrderId, PostId, ProductId } from '#domain/ids.ts';
import type { Environment } from '../environment.ts';

/**
 * All that is particular to one kind of intent, once it waits. Its name and its lane stand with the rows
 * (`data/local/intent-names.ts`), its way to the server with the remote.
 */
export interface Intent<Kind extends IntentKind> {
  /**
   * Whether a sign-out would lose something that nobody would notice soon; a heart or a read mark is not
   * worth a question.
   */
  readonly isAskedAbout: boolean;
  /** How it stands in the list of what waits. */
  readonly standing: (intent: IntentOf<Kind>) => Standing;
  /** Puts a refused one back in line. */
  readonly retry: (db: UserDatabase, row: OutboxRow) => Promise<unknown>;
  /**
   * Takes it back as if it had never been wished, by its opposite or its deletion where the server may have it;
   * `false` where it may and nothing undoes it.
   */
  readonly withdraw: (
    db: UserDatabase,
    intent: IntentOf<Kind>,
    row: OutboxRow,
    environment: Environment,
  ) => Promise<boolean>;
}

export type Intents = { readonly [Kind in IntentKind]: Intent<Kind> };

/** One thing that waits, without its words: those are the screen's. */
export interface Standing {
  /** What is to happen. */
  readonly what:
    | OutboxIntent['kind']
    | 'product_delete'
    | 'unfavorite'
    | 'unlike'
    | 'unblock'
    | 'price_target_off'
    | 'saved_search_paused'
    | 'saved_search_removed'
    | 'later_version';
  readonly about: StandingSubject;
  /** Where it can be seen and changed. */
  readonly place: StandingPlace | null;
}

export type StandingSubject =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'message'; readonly body: OutgoingBody }
  | { readonly kind: 'product'; readonly productId: ProductId }
  /** A search of the market, as `SavedSearch` holds it. */
  | { readonly kind: 'search'; readonly address: string };

export type StandingPlace =
  | { readonly kind: 'room'; readonly chatId: ChatId }
  | { readonly kind: 'product'; readonly productId: ProductId }
  | { readonly kind: 'post'; readonly postId: PostId }
  | { readonly kind: 'review'; readonly orderId: OrderId }
  | {
      readonly kind: 'own_listings' | 'board' | 'own_exchanges' | 'notifications' | 'gold_price' | 'searches';
    };

export const ABOUT_NOTHING: StandingSubject = { kind: 'nothing' };
