import { readManifest, readStatement, type ReadManifest, type ReadStatement } from '#documents/proof.ts';
import { canonicalJson } from '#domain/proof/canonical-json.ts';
import { conversationText } from '#domain/proof/proof-facts.ts';
import { jsonOf, splitProof } from '#domain/proof/proof-file.ts';
import { millis, type Millis } from '#domain/units.ts';
import { bytesOfBase64, isSignedBy, sha256 } from './hashes.ts';

/** What can be said of a file, by whoever holds it and the published keys; nobody is asked. */
export type ProofVerdict =
  /** No proof of ours, or one that was changed where that shows at once. */
  | { readonly kind: 'no_proof' | 'changed' | 'unknown_key' }
  | { readonly kind: 'unsigned'; readonly manifest: ReadManifest }
  | {
      readonly kind: 'signed';
      readonly manifest: ReadManifest;
      readonly statement: ReadStatement;
      readonly agreement: Agreement;
    };

/** In what the file says what the server has found with itself. */
export interface Agreement {
  readonly conversation: boolean;
  readonly parties: boolean;
  readonly listing: boolean;
  readonly order: boolean;
  readonly goldPrice: boolean;
  /** Pictures: in the file and the same at the server; another one; and those that either has not. */
  readonly photos: { readonly same: number; readonly other: number; readonly unseen: number };
}

/** Judges a file by its bytes. `keys`: the public keys that proofs are signed with. */
export async function checkProof(file: Uint8Array, keys: readonly string[]): Promise<ProofVerdict> {
  const text = textOf(file);
  const parts = text === null ? null : splitProof(text);
  const manifest = readManifest(parts?.manifest);
  if (parts === null || manifest === null) return { kind: 'no_proof' };
  const { head, seal } = parts;
  if (seal === null) return { kind: 'unsigned', manifest };
  if (!keys.includes(seal.publicKey)) return { kind: 'unknown_key' };
  const statement = readStatement(jsonOf(seal.statement));
  const isWhole =
    (await isSignedBy(seal.publicKey, seal.signature, seal.statement)) &&
    statement !== null &&
    statement.fileHash === (await sha256(head));
  if (!isWhole) return { kind: 'changed' };
  return { kind: 'signed', manifest, statement, agreement: await agreementOf(manifest, statement, head) };
}

/** When a file says that it was signed, by the JSON of its seal: a claim, and nothing more. */
export function claimedSignedAt(seal: string): Millis | null {
  const given = jsonOf(seal);
  const isSeal = typeof given === 'object' && given !== null && 'statement' in given;
  const statement =
    isSeal && typeof given.statement === 'string' ? readStatement(jsonOf(given.statement)) : null;
  return statement === null ? null : millis(statement.signedAt);
}

async function agreementOf(
  manifest: ReadManifest,
  statement: ReadStatement,
  head: string,
): Promise<Agreement> {
  const isSame = (fact: 'parties' | 'listing' | 'order' | 'goldPrice' | 'range' | 'chatId') =>
    canonicalJson(manifest[fact]) === canonicalJson(statement[fact]);
  const conversationHash = await sha256(conversationText(manifest.messages));
  return {
    conversation: isSame('chatId') && isSame('range') && conversationHash === statement.conversationHash,
    parties: isSame('parties'),
    listing: isSame('listing'),
    order: isSame('order'),
    goldPrice: isSame('goldPrice'),
    photos: await comparePhotos(manifest, statement, head),
  };
}

/** By the bytes that the file shows, whatever it says of them. */
async function comparePhotos(
  { photos }: ReadManifest,
  statement: ReadStatement,
  head: string,
): Promise<Agreement['photos']> {
  const held = new Map(statement.photos.map(({ path, sha256: hash }) => [path, hash]));
  const shown = new Map(
    [
      ...head.matchAll(/<img id="photo-(\d{1,3})" src="data:[a-z0-9/.+-]{3,60};base64,([A-Za-z0-9+/=]*)"/g),
    ].map(([, index = '', data = '']) => [Number(index), data]),
  );
  const counts = { same: 0, other: 0, unseen: 0 };
  for (const [index, { path }] of photos.entries()) {
    const [data, hash] = [shown.get(index), held.get(path) ?? null];
    if (data === undefined || hash === null) counts.unseen += 1;
    else if ((await sha256(bytesOfBase64(data))) === hash) counts.same += 1;
    else counts.other += 1;
  }
  return counts;
}

/** A text that is written back as the same bytes, or none. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
