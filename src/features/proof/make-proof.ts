import type { ChatId } from '#domain/ids.ts';
import { sealText, type ProofSeal } from '#domain/proof/proof-file.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Millis } from '#domain/units.ts';
import { verdictText } from '#i18n/ko/proof.ts';
import { collectProof, type ReadPicture } from '#services/proof/collect-proof.ts';
import { base64OfSha256, sha256 } from '#services/proof/hashes.ts';
import { publishedKeys } from '#services/proof/published-keys.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import type { MadeProof } from '#sync/commands/keep-proof.ts';
import { checkerPage, proofPage } from './proof-page.ts';
import { script } from './standalone-checker.ts?script';

/** Makes the file of a proof, but for its seal; `nothing_yet` while the server has told of no word. */
export async function makeProof(
  db: OwnDatabase,
  chatId: ChatId,
  now: Millis,
  {
    keys = publishedKeys,
    readPicture,
  }: { readonly keys?: readonly string[]; readonly readPicture?: ReadPicture } = {},
): Promise<Result<MadeProof, 'nothing_yet'>> {
  const collected = await collectProof(db, chatId, now, readPicture);
  if (collected === null) return err('nothing_yet');
  const { manifest, pictures } = collected;
  const scriptHash = await base64OfSha256(script);
  const head = proofPage({ manifest, pictures, script, scriptHash, keys });
  return ok({
    chatId,
    head: new Blob([head]),
    fileHash: await sha256(head),
    range: manifest.range,
    messageCount: manifest.messages.length,
    photoCount: manifest.photos.length,
  });
}

/** The whole file, signed or not yet. */
export const proofFile = ({ head, seal }: { readonly head: Blob; readonly seal: ProofSeal | null }): Blob =>
  new Blob([head, sealText(seal)], { type: 'text/html' });

/** The checker that works without us. */
export async function checkerFile(keys = publishedKeys): Promise<Blob> {
  const scriptHash = await base64OfSha256(script);
  return new Blob([checkerPage({ script, scriptHash, keys }, verdictText.title)], { type: 'text/html' });
}
