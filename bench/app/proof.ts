import { UserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { makeProof } from '#features/proof/make-proof.ts';
import { sha256 } from '#services/proof/hashes.ts';
import { SELLER } from '#tests/support/domain-fixtures.ts';
import { aProvenTalk, TALK } from '#tests/support/proven-talk.ts';

const NOW = millis(1_773_300_000_000);
/** What a talk has beside its texts and pictures: a greeting, an offer, an appointment, an answer. */
const BESIDE = 4;
/** The listing has a picture of its own. */
const OF_LISTING = 1;
const db = new UserDatabase(SELLER);

const fill = (messages: number, photos: number): Promise<void> =>
  aProvenTalk(db, { texts: messages - BESIDE - (photos - OF_LISTING), photos: photos - OF_LISTING });

/** From the press to the file that can be kept, and beside it what hashing its bytes alone takes. */
async function measure(photoBytes: number) {
  const piece = crypto.getRandomValues(new Uint8Array(65_536));
  const pieces = Array.from({ length: Math.ceil(photoBytes / piece.length) }, () => piece);
  const photo = new Blob(pieces, { type: 'image/jpeg' });
  const began = performance.now();
  const made = await makeProof(db, TALK, NOW, { readPicture: async () => photo });
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
