import { HttpsError } from 'firebase-functions/https';
import { signDealProofCall, type ProofAnswer, type ProofRequest } from '#documents/calls/deal-proof.ts';
import type { HeldRequest } from '#documents/calls/held.ts';
import { parseChat } from '#documents/chat.ts';
import { quotaDocument, quotaPath } from '#documents/quota.ts';
import { isNamedSide } from '#domain/chat/chat-id.ts';
import type { UserId } from '#domain/ids.ts';
import { canonicalJson } from '#domain/proof/canonical-json.ts';
import { PROOF_FORMAT, type ProofStatement } from '#domain/proof/proof-facts.ts';
import { err, ok } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf, type Caller } from '../runtime/caller.ts';
import { fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { onCall } from '../runtime/on-call.ts';
import { countQuota, readQuota } from '../runtime/quota.ts';
import { heldFacts } from './held-facts.ts';
import { readingsWith } from './readings.ts';
import { hasKey, sealOf, SIGNING_KEY } from './signing-key.ts';

const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * Signs a proof of a deal for one of its two sides: which file was shown to us and when, and beside it what we
 * hold of that conversation ourselves, whatever the file says. Nothing is kept of it but the count.
 */
export const signDealProof = onCall(
  {
    ...callOptions(5),
    timeoutSeconds: 120,
    memory: '512MiB',
    // The emulators have no vault: there the key of the day comes with the environment.
    secrets: isEmulated ? [] : [SIGNING_KEY],
  },
  async (request): Promise<ProofAnswer | HeldRequest> => {
    const caller = await callerOf(request);
    const call = signDealProofCall.request(request.data);
    if (call === null) throw new HttpsError('invalid-argument', 'not a proof to be signed');
    return signProof(caller, call, millis(Date.now()));
  },
);

/** The same without the wire: for a caller who is known, at a time that is given. */
async function signProof(
  { uid }: Caller,
  { chatId, fileHash, range }: ProofRequest,
  now: Millis,
): Promise<ProofAnswer | HeldRequest> {
  if (!isNamedSide(chatId, uid)) return err('denied');
  const chat = parseChat(chatId, (await firestore().doc(`chats/${chatId}`).get()).data());
  if (chat === null) return err('gone');
  if (!chat.participants.includes(uid)) return err('denied');
  // Somebody will set one: what was asked for waits, and is neither counted nor read for.
  if (!hasKey()) throw new HttpsError('unavailable', 'there is no key to sign with');
  // Before the reading, which is what costs.
  const waitMs = await countProof(uid, fileHash, now);
  if (waitMs !== null) return { ok: false, code: 'held', waitMs };
  const facts = await heldFacts(chat, range);
  if (facts === null) return err('too_long');
  const statement: ProofStatement = {
    ...facts,
    format: PROOF_FORMAT,
    fileHash,
    signedAt: now,
    requestedBy: uid,
  };
  const seal = sealOf(canonicalJson(statement));
  if (seal === null) throw new HttpsError('unavailable', 'there is no key to sign with');
  return ok(seal);
}

/**
 * For how long to wait, or `null` where it was counted. Asked again for the same file it counts as one, a few
 * times: each of them reads as much.
 */
const countProof = (uid: UserId, fileHash: string, now: Millis): Promise<number | null> =>
  inTransaction(async (transaction) => {
    const before = await transaction.get(firestore().doc(quotaPath(uid, 'proofs')));
    const added = readingsWith(before.data(), fileHash);
    if (added !== null) {
      transaction.update(before.ref, fieldsUnder(quotaDocument, { added }));
      return null;
    }
    const quota = await readQuota(transaction, uid, 'proofs', now);
    if (quota.kind === 'full') return quota.until - now;
    countQuota(transaction, quota, fileHash);
    return null;
  });
