import { generateKeyPairSync } from 'node:crypto';
import { canonicalJson } from '#domain/proof/canonical-json.ts';
import { conversationText, type ProofManifest, type ProofStatement } from '#domain/proof/proof-facts.ts';
import { splitProof, sealText, type ProofSeal } from '#domain/proof/proof-file.ts';
import { sha256 } from '#services/proof/hashes.ts';
import { sealOf } from '../../functions/src/proof/signing-key.ts';
import { seoul } from './domain-fixtures.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const SECRET = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** Seals a statement as the server does. */
export function sealed(statement: unknown, secret = SECRET): ProofSeal {
  const seal = sealOf(typeof statement === 'string' ? statement : canonicalJson(statement), secret);
  if (seal === null) throw new Error('no key was given');
  return seal;
}

export const PROOF_KEY = sealed('').publicKey;

/** What a server that holds the same as the device would sign of its file. */
export async function statementOf(head: Blob, over: Partial<ProofStatement> = {}): Promise<object> {
  const parts = splitProof(`${await head.text()}${sealText(null)}`);
  if (parts === null) throw new Error('no proof was made');
  const { messages, madeAt: _, madeBy, hasBeginning: _1, ...facts } = manifestIn(parts.manifest);
  return {
    ...facts,
    requestedBy: madeBy,
    signedAt: seoul('2026-03-12T09:00'),
    fileHash: await sha256(parts.head),
    messageCount: messages.length,
    conversationHash: await sha256(conversationText(messages)),
    ...over,
  };
}

function manifestIn(value: unknown): ProofManifest {
  const isManifest = (given: unknown): given is ProofManifest =>
    typeof given === 'object' && given !== null && 'messages' in given;
  if (!isManifest(value)) throw new Error('no manifest stands in the file');
  return value;
}
