import { catalogue } from '#data/local/catalogue-database.ts';
import { goldPriceOn } from '#data/local/queries/gold-queries.ts';
import { provableTalk } from '#data/local/queries/proof-queries.ts';
import { orderOfChat } from '#data/local/queries/order-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ChatId } from '#domain/ids.ts';
import { sortedPair } from '#domain/chat/chat-id.ts';
import {
  dealDay,
  objectPathOf,
  PROOF_FORMAT,
  PROOF_MAX_MESSAGES,
  PROOF_MAX_PHOTOS,
  proofGoldPrice,
  proofListing,
  proofMessage,
  proofOrder,
  proofParty,
  type ProofManifest,
  type ProofRange,
} from '#domain/proof/proof-facts.ts';
import type { Millis } from '#domain/units.ts';
import { base64BytesOf } from './base64-bytes.ts';
import { sha256 } from './hashes.ts';

/** A picture as a page can show it by itself. */
export interface ProofPicture {
  readonly type: string;
  /** The letters of its base64. */
  readonly base64: Uint8Array<ArrayBuffer>;
}

/** Gives a picture by its address; `null` where it cannot be had. */
export type ReadPicture = (url: string) => Promise<Blob | null>;

export interface CollectedProof {
  readonly manifest: ProofManifest & { readonly range: ProofRange };
  /** For each of the manifest's photos; `null` where this device could not get it. */
  readonly pictures: readonly (ProofPicture | null)[];
}

/**
 * All that this device knows of a deal between its two sides, and of nobody else; `null` while the server has
 * told of none of it. Pictures that were seen come from the device, others from the network where there is one.
 */
export async function collectProof(
  db: UserDatabase,
  chatId: ChatId,
  now: Millis,
  read: ReadPicture = readPicture,
): Promise<CollectedProof | null> {
  const chat = await db.chats.get(chatId);
  const { messages, range, hasBeginning } = await provableTalk(db, chatId, PROOF_MAX_MESSAGES);
  if (!chat || range === null) return null;
  const [order, product] = [await orderOfChat(db, chatId), await catalogue.products.get(chat.productId)];
  const sellerId = product?.sellerId ?? order?.sellerId ?? null;
  const goldPrice = await goldPriceOn(catalogue, dealDay(order ?? null, range));
  const said = messages.flatMap(({ position, content }) =>
    position <= range.to && content.kind === 'image' && content.imageUrl !== null ? [content.imageUrl] : [],
  );
  const urls = [...(product?.images.map(({ url }) => url) ?? []), ...said.slice(-PROOF_MAX_PHOTOS)];
  const photos = await Promise.all(
    urls.flatMap((url) => {
      const path = objectPathOf(url);
      return path === null ? [] : [photoOf(path, url, read)];
    }),
  );
  const parties = await Promise.all(
    sortedPair(...chat.participants).map(async (uid) =>
      proofParty(uid, sellerId, (await catalogue.profiles.get(uid)) ?? null),
    ),
  );
  return {
    pictures: photos.map(({ picture }) => picture),
    manifest: {
      format: PROOF_FORMAT,
      chatId,
      madeAt: now,
      madeBy: db.uid,
      range,
      hasBeginning,
      parties,
      listing: product ? proofListing(product) : null,
      order: order ? proofOrder(order) : null,
      goldPrice: goldPrice ? proofGoldPrice(goldPrice) : null,
      photos: photos.map(({ photo }) => photo),
      messages: messages.map((message) => proofMessage(message, range)),
    },
  };
}

const ANY_TYPE = 'image/jpeg';

async function photoOf(path: string, url: string, read: ReadPicture) {
  const blob = await read(url);
  if (blob === null) return { photo: { path, sha256: null, bytes: 0 }, picture: null };
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return {
    photo: { path, sha256: await sha256(bytes), bytes: bytes.length },
    picture: {
      type: /^image\/[a-z0-9.+-]{1,40}$/.test(blob.type) ? blob.type : ANY_TYPE,
      base64: base64BytesOf(bytes),
    },
  };
}

/** A picture that cannot be had must not keep the rest waiting. */
const PATIENCE_MS = 15_000;

async function readPicture(url: string): Promise<Blob | null> {
  try {
    const answer = await fetch(url, {
      mode: 'cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok ? await answer.blob() : null;
  } catch (error) {
    console.warn('a picture is left out of a proof', error);
    return null;
  }
}
