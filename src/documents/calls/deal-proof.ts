import * as v from 'valibot';
import { parseChatId, type ChatId } from '#domain/ids.ts';
import type { ProofRange } from '#domain/proof/proof-facts.ts';
import type { ProofSeal } from '#domain/proof/proof-file.ts';
import type { Result } from '#domain/result.ts';
import { micros } from '#domain/units.ts';
import { defineCall, resultOf } from '../kernel/call.ts';
import { id, natural } from '../kernel/kinds.ts';
import { heldRequest, type HeldRequest } from './held.ts';

/** What a device asks to be signed: the hash of its file, and what the server is to look up beside it. */
export interface ProofRequest {
  readonly chatId: ChatId;
  /** SHA-256 of the file before its seal, in hex. */
  readonly fileHash: string;
  readonly range: ProofRange;
}

/** `denied`: none of the two; `gone`: no such chat; `too_long`: more messages than one proof holds. */
const PROOF_REFUSALS = ['denied', 'gone', 'too_long'] as const;
export type ProofAnswer = Result<ProofSeal, (typeof PROOF_REFUSALS)[number]>;

const place = v.pipe(natural.reads, v.transform(micros));

/** Asked twice in a row for one file, it counts once. */
export const signDealProofCall = defineCall<ProofRequest, ProofAnswer | HeldRequest>(
  'signDealProof',
  v.object({
    chatId: id(parseChatId).reads,
    fileHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    range: v.object({ from: place, to: place }),
  }),
  v.union([
    resultOf(
      v.object({ statement: v.string(), signature: v.string(), publicKey: v.string() }),
      PROOF_REFUSALS,
    ),
    heldRequest,
  ]),
);
