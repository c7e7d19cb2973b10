import type { Profile } from '../account/account.ts';
import type { Message } from '../chat/chat.ts';
import type { ContentOf, MessageContent } from '../chat/message-content.ts';
import type { GoldPrice } from '../gold/gold-price.ts';
import type { ChatId, MessageId, OrderId, UserId } from '../ids.ts';
import type { Order } from '../order/order.ts';
import { pricesOf } from '../product/price-history.ts';
import type { Product } from '../product/product.ts';
import { seoulDate } from '../time/seoul.ts';
import { millisOfMicros, type Micros, type Millis } from '../units.ts';
import { canonicalJson } from './canonical-json.ts';

/*
 * What a proof of a deal (거래 증빙) says, and how a fact becomes a part of it. The device that makes a proof and
 * the server that signs it each make these of what they hold: equal facts are spelled alike.
 */

/** Of when a stretch of conversation is: everything that was written from then to then, both included. */
export interface ProofRange {
  readonly from: Micros;
  readonly to: Micros;
}

/** A picture by its path in the store: its address would let whoever reads the proof fetch it for good. */
export type ProofContent =
  | Exclude<MessageContent, { kind: 'image' }>
  | (Omit<ContentOf<'image'>, 'imageUrl'> & { readonly path: string | null });

export interface ProofMessage {
  readonly id: MessageId;
  readonly sender: UserId;
  /** The server's time; `null` where only the device that made the proof knows of it. */
  readonly at: Micros | null;
  /** What the sender's device said the time was, of what the server has not told of. */
  readonly typedAt: Millis | null;
  readonly content: ProofContent;
}

export interface ProofParty {
  readonly uid: UserId;
  readonly role: 'seller' | 'buyer';
  readonly nickname: string;
  readonly joinedAt: Millis | null;
  readonly dealCount: number;
}

export type ProofListing = Omit<
  Product,
  | 'images'
  | 'isWithheld'
  | 'isDealt'
  | 'hasOnlyCover'
  | 'updatedAt'
  | 'bumpedAt'
  | 'favoriteCount'
  | 'chatCount'
  | 'viewCount'
> & { readonly images: readonly string[] };

export type ProofOrder = Omit<Order, 'snapshot' | 'reviewedBy'> & {
  readonly snapshot: Omit<Order['snapshot'], 'thumbUrl'>;
};

export type ProofGoldPrice = Omit<GoldPrice, 'updatedAt'>;

/** A picture of the proof; `sha256` is of its bytes, `null` where they could not be had. */
export interface ProofPhoto {
  readonly path: string;
  readonly sha256: string | null;
  readonly bytes: number;
}

/** What is told alike by whoever made the proof and by the server. */
export interface ProofFacts {
  readonly chatId: ChatId;
  readonly parties: readonly ProofParty[];
  readonly listing: ProofListing | null;
  readonly order: ProofOrder | null;
  readonly goldPrice: ProofGoldPrice | null;
  readonly photos: readonly ProofPhoto[];
}

/** What the device says: all of it, in the order in which it is shown. */
export interface ProofManifest extends ProofFacts {
  readonly format: typeof PROOF_FORMAT;
  /** By that device's clock. */
  readonly madeAt: Millis;
  readonly madeBy: UserId;
  /** The stretch that it holds without a gap, as it believes; `null` where the server has told of nothing. */
  readonly range: ProofRange | null;
  /** Whether that begins with the first word. */
  readonly hasBeginning: boolean;
  readonly messages: readonly ProofMessage[];
}

/** What the server has signed: what it holds itself, and of which file it was asked. */
export interface ProofStatement extends ProofFacts {
  readonly format: typeof PROOF_FORMAT;
  /** SHA-256 of everything in the file before its seal, in hex. */
  readonly fileHash: string;
  readonly signedAt: Millis;
  readonly requestedBy: UserId;
  readonly range: ProofRange;
  readonly messageCount: number;
  /** SHA-256 of `conversationText` of its own messages of that stretch. */
  readonly conversationHash: string;
}

export const PROOF_FORMAT = 'geumnaru-proof-1';
/** As many of the newest messages go into one proof, and are read by the server for it. */
export const PROOF_MAX_MESSAGES = 10_000;
/** The newest pictures of the conversation; those of the listing come besides. */
export const PROOF_MAX_PHOTOS = 40;

/** The path that an address in our store leads to; `null` for any other. */
export function objectPathOf(url: string): string | null {
  const encoded = /\/v0\/b\/[^/]+\/o\/([^?#]+)/.exec(url)?.[1];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

export const proofContent = (content: MessageContent): ProofContent =>
  content.kind === 'image'
    ? {
        kind: 'image',
        caption: content.caption,
        path: content.imageUrl === null ? null : objectPathOf(content.imageUrl),
      }
    : content;

/** A message of the server's, or one that `range` does not reach. */
export const proofMessage = (
  {
    id,
    sender,
    position,
    typedAt,
    content,
  }: Pick<Message, 'id' | 'sender' | 'position' | 'typedAt' | 'content'>,
  range: ProofRange | null,
): ProofMessage => {
  const isTold = range !== null && position >= range.from && position <= range.to;
  return {
    id,
    sender,
    at: isTold ? position : null,
    typedAt: isTold ? null : typedAt,
    content: proofContent(content),
  };
};

/** The one spelling of a conversation: what the server has told of, by its time, then by id. */
export const conversationText = (messages: readonly SpelledMessage[]): string =>
  canonicalJson(
    messages
      .filter(({ at }) => at !== null)
      .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0) || (one.id < other.id ? -1 : 1))
      .map(({ id, sender, at, content }) => [id, sender, at, content]),
  );

/** As much of a message as is spelled. */
export interface SpelledMessage {
  readonly id: string;
  readonly sender: string;
  readonly at: number | null;
  readonly content: unknown;
}

/** The newest pictures of a conversation, oldest of them first. */
export const photoPathsOf = (messages: readonly ProofMessage[]): readonly string[] =>
  messages
    .flatMap(({ at, content }) =>
      at !== null && content.kind === 'image' && content.path !== null ? [content.path] : [],
    )
    .slice(-PROOF_MAX_PHOTOS);

/** The seller is who the listing says; where that is gone, who the order says. */
export const proofParty = (
  uid: UserId,
  sellerId: UserId | null,
  profile: Pick<Profile, 'nickname' | 'joinedAt' | 'dealCount'> | null,
): ProofParty => ({
  uid,
  role: uid === sellerId ? 'seller' : 'buyer',
  nickname: profile?.nickname ?? '',
  joinedAt: profile?.joinedAt ?? null,
  dealCount: profile?.dealCount ?? 0,
});

/** Without what others have done with it: who looked, liked or asked is none of the reader's business. */
export function proofListing(product: Product): ProofListing {
  const {
    images,
    updatedAt: _1,
    bumpedAt: _2,
    favoriteCount: _3,
    chatCount: _4,
    viewCount: _5,
    ...rest
  } = product;
  const { isWithheld: _6, isDealt: _7, hasOnlyCover: _8, ...listing } = rest;
  return {
    ...listing,
    priceHistory: pricesOf(product),
    images: images.flatMap(({ url }) => objectPathOf(url) ?? []),
  };
}

export function proofOrder({ snapshot, reviewedBy: _reviewedBy, ...order }: Order): ProofOrder {
  const { thumbUrl: _1, ...looks } = snapshot;
  return { ...order, snapshot: looks };
}

export const proofGoldPrice = ({ date, buyPerGram, sellPerGram, source }: GoldPrice): ProofGoldPrice => ({
  date,
  buyPerGram,
  sellPerGram,
  source,
});

/** The day whose gold price belongs to a deal: when it was agreed on, else of the last word. */
export const dealDay = (order: { readonly createdAt: Millis } | null, range: ProofRange): string =>
  seoulDate(order?.createdAt ?? millisOfMicros(range.to));

/** Of several deals of one conversation the latest. */
export const latestOrder = <O extends { readonly id: OrderId; readonly createdAt: Millis }>(
  orders: readonly O[],
): O | null =>
  orders.toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1))[0] ?? null;
