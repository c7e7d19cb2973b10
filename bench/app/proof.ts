import { catalogue } from '#data/local/catalogue-database.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { Message } from '#domain/chat/chat.ts';
import { PROOF_MAX_MESSAGES } from '#domain/proof/proof-facts.ts';
import { micros, millis } from '#domain/units.ts';
import { makeProof } from '#features/proof/make-proof.ts';
import { sha256 } from '#services/proof/hashes.ts';
import {
  aMessage,
  aProduct,
  BUYER,
  chatId,
  messageId,
  productId,
  SELLER,
} from '#tests/support/domain-fixtures.ts';

const ROOM = chatId('p1_buyer_seller');
const BEGAN = millis(1_760_000_000_000);
const WORDS = '내일 세 시에 종로3가역 5번 출구 앞에서 뵐게요. 저울은 제가 가져갈게요.';
const db = new UserDatabase(SELLER);

const addressOf = (index: number): string =>
  `https://firebasestorage.googleapis.com/v0/b/b/o/chatImages%2F${ROOM}%2F${index}_a.jpg?alt=media`;

const saying = (index: number, photos: number): Message =>
  aMessage({
    id: messageId(`m${index}`),
    chatId: ROOM,
    sender: index % 2 === 0 ? BUYER : SELLER,
    content:
      index < photos
        ? { kind: 'image', imageUrl: addressOf(index), caption: '' }
        : { kind: 'text', text: `${index} ${WORDS}` },
    position: micros((BEGAN + (PROOF_MAX_MESSAGES - index) * 1000) * 1000),
    seq: index,
  });

/** The pictures are the newest of the conversation. */
async function fill(messages: number, photos: number): Promise<void> {
  const all = Array.from({ length: messages }, (_, index) => saying(index, photos));
  await db.messages.bulkPut(all);
  await db.chats.put({
    id: ROOM,
    productId: productId('p1'),
    participants: [BUYER, SELLER],
    lastMessage: '',
    lastMessageAt: BEGAN,
    lastUpdated: BEGAN,
    unreadCount: {},
    isOnServer: true,
  });
  const [newest, oldest] = [all[0]?.position ?? micros(0), all.at(-1)?.position ?? micros(0)];
  await db.histories.put({ chatId: ROOM, oldest, newest, reachedStart: true });
  await catalogue.products.put(aProduct({ images: [] }));
}

/** From the press to the file that can be kept, and beside it what hashing its bytes alone takes. */
async function measure(photoBytes: number) {
  const picture = new Blob([crypto.getRandomValues(new Uint8Array(65_536))], { type: 'image/jpeg' });
  const photo = new Blob(
    Array.from({ length: Math.ceil(photoBytes / 65_536) }, () => picture),
    {
      type: 'image/jpeg',
    },
  );
  const began = performance.now();
  const made = await makeProof(db, ROOM, BEGAN, { readPicture: async () => photo });
  const madeMs = performance.now() - began;
  if (!made.ok) throw new Error(made.code);
  const bytes = await made.value.head.arrayBuffer();
  const hashing = performance.now();
  await sha256(bytes);
  const { messageCount, photoCount } = made.value;
  return { messageCount, photoCount, bytes: bytes.byteLength, madeMs, hashMs: performance.now() - hashing };
}

declare global {
  var proof: { readonly fill: typeof fill; readonly measure: typeof measure };
}
globalThis.proof = { fill, measure };
