import { saysTitle, type WaitingThing } from '#data/local/queries/outbox-queries.ts';
import type { Parties } from '#data/local/queries/party-queries.ts';
import { formatComing } from '#domain/format/format-coming.ts';
import { answerFor, answerText, type ForEachKind } from '#domain/chat/message-content.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { wordsOfQuestion } from '#domain/market/question-words.ts';
import { questionAtAddress } from '#domain/market/saved-search.ts';
import { assertNever } from '#domain/result.ts';
import { messageWords } from '#i18n/ko/messages.ts';
import { outboxText as text } from '#i18n/ko/outbox.ts';
import { categoryText, purityText } from '#i18n/ko/product-words.ts';
import { quotaText } from '#i18n/ko/quota.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import type { Millis } from '#domain/units.ts';
import type { Standing, StandingSubject } from '#sync/intents/intent.ts';
import { quotaWords } from './quota-words.ts';

interface WaitingWords {
  /** What is to happen, or to whom it goes. */
  readonly title: string;
  /** What it says, or what it is about; empty where the title says it all. */
  readonly body: string;
}

/** A waiting thing in words. */
export function wordsOf(
  { what, about }: Pick<Standing, 'what' | 'about'>,
  thing: Pick<WaitingThing, 'intent' | 'other' | 'newTitle'>,
  parties: Parties,
): WaitingWords {
  const { other } = thing;
  const title =
    what === 'message'
      ? text.to((other && parties.profiles.get(other)?.nickname) || text.unknownPerson)
      : text.kind[what];
  return { title, body: newestTitle(thing, parties) ?? bodyOf(about, parties) };
}

/** Of an own listing, whose title may be another by now, or once what waits has arrived. */
function newestTitle(
  { intent, newTitle }: Pick<WaitingThing, 'intent' | 'newTitle'>,
  { products }: Parties,
): string | null {
  if (intent.kind !== 'product_update' || saysTitle(intent)) return newTitle;
  return products.get(intent.productId)?.title ?? null;
}

function bodyOf(about: StandingSubject, parties: Parties): string {
  switch (about.kind) {
    case 'nothing':
      return '';
    case 'words':
      return about.words;
    case 'message':
      return wordsOfMessage(about.body);
    case 'product':
      return parties.products.get(about.productId)?.title || text.unknownProduct;
    case 'search':
      return searchWords(about.address).join(' · ');
    default:
      return assertNever(about);
  }
}

const searchWords = (address: string): readonly string[] =>
  wordsOfQuestion(questionAtAddress(address), {
    ...tradeText.filter,
    categories: categoryText,
    purities: purityText,
  });

/** Why the server will never take it as it is; `null` while it may. */
export function reasonOf({ intent, state }: Pick<WaitingThing, 'intent' | 'state'>): string | null {
  if (state.kind !== 'failed') return null;
  const refusal = intent.kind === 'review' || intent.kind === 'saved_search' ? intent.refusal : undefined;
  return text.reason[refusal ?? state.reason];
}

/** Until when it waits, and for which quota. */
export const heldWords = ({ quota, until }: NonNullable<WaitingThing['held']>, now: Millis): string =>
  `${quotaText.held(formatComing(until, now))} ${quotaWords(quota)}`;

type MessageBody = Extract<StandingSubject, { kind: 'message' }>['body'];

const WORDS: ForEachKind<string> = messageWords(formatWon, answerText);

/** A picture that waits has no words beside it. */
const wordsOfMessage = (body: MessageBody): string =>
  body.kind === 'image'
    ? WORDS.image({ kind: 'image', imageUrl: null, caption: '' })
    : answerFor(body, WORDS);
