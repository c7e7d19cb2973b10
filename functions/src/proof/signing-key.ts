import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import type { ProofSeal } from '#domain/proof/proof-file.ts';

/** The secret that holds the key: PKCS #8 in base64, as `npm run proof-key` makes it. */
export const SIGNING_KEY = 'PROOF_SIGNING_KEY';

/** Whether this project has one. */
export const hasKey = (): boolean => (process.env[SIGNING_KEY] ?? '') !== '';

/** Signs what a proof of a deal may be checked by; `null` where this project has no key. */
export function sealOf(statement: string, given = process.env[SIGNING_KEY] ?? ''): ProofSeal | null {
  if (given === '') return null;
  const key = createPrivateKey({ key: Buffer.from(given, 'base64'), format: 'der', type: 'pkcs8' });
  const signature = sign('sha256', Buffer.from(statement), { key, dsaEncoding: 'ieee-p1363' });
  return { statement, signature: signature.toString('base64url'), publicKey: publicKeyOf(key) };
}

/** The uncompressed point: a key is named by itself, so that a file says which one it was signed with. */
function publicKeyOf(key: KeyObject): string {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );
}
