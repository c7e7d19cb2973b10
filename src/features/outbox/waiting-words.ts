import type { WaitingThing } from '#data/local/queries/outbox-queries.ts';
import type { Parties } from '#data/local/queries/party-queries.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { assertNever } from '#domain/result.ts';
import { messageWords } from '#i18n/ko/messages.ts';
import { outboxText as text } from '#i18n/ko/outbox.ts';

interface WaitingWords {
  /** What is to happen, or to whom it goes. */
  readonly title: string;
  /** What it says, or what it is about; empty where the title says it all. */
  readonly body: string;
}

/** A waiting thing in words. */
export function wordsOf({ intent, other, productId }: WaitingThing, parties: Parties): WaitingWords {
  const product = (productId && parties.products.get(productId)?.title) || text.unknownProduct;
  switch (intent.kind) {
    case 'message': {
      const name = (other && parties.profiles.get(other)?.nickname) || text.unknownPerson;
      return { title: text.to(name), body: wordsOfMessage(intent.body) };
    }
    case 'favorite':
      return { title: intent.wanted ? text.kind.favorite : text.kind.unfavorite, body: product };
    case 'like':
      return { title: intent.wanted ? text.kind.like : text.kind.unlike, body: '' };
    case 'block':
      return { title: intent.wanted ? text.kind.block : text.kind.unblock, body: '' };
    case 'product_publish':
    case 'product_update':
      return { title: text.kind[intent.kind], body: intent.details.title };
    case 'product_change':
      return { title: text.kind.product_change, body: product };
    case 'post_publish':
    case 'post_update':
      return { title: text.kind[intent.kind], body: intent.words.title };
    case 'comment':
      return { title: text.kind.comment, body: intent.content };
    case 'review':
      return { title: text.kind.review, body: intent.review.content };
    case 'read':
    case 'notification_read':
    case 'all_notifications_read':
    case 'exchange_request':
    case 'exchange_viewed':
    case 'post_delete':
    case 'comment_delete':
    case 'report':
      return { title: text.kind[intent.kind], body: '' };
    default:
      return assertNever(intent);
  }
}

/** Why the server will never take it as it is; `null` while it may. */
export function reasonOf({ intent, state }: Pick<WaitingThing, 'intent' | 'state'>): string | null {
  if (state.kind !== 'failed') return null;
  return text.reason[(intent.kind === 'review' && intent.refusal) || state.reason];
}

type MessageBody = Extract<WaitingThing['intent'], { kind: 'message' }>['body'];

function wordsOfMessage(body: MessageBody): string {
  switch (body.kind) {
    case 'text':
      return body.text;
    case 'image':
      return messageWords.photo;
    case 'appointment':
      return messageWords.appointment;
    case 'offer':
      return messageWords.offer(formatWon(body.price));
    default:
      return assertNever(body);
  }
}
