import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './project.mjs';

const DEMO_KEY = join(projectRoot, '.cache/demo-proof-key.json');

/**
 * A pair of keys for signing proofs of deals: the secret half as PKCS #8 in base64, the public one as its
 * uncompressed point in base64url.
 */
export function makeProofKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return {
    secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: point.toString('base64url'),
  };
}

/** The emulators' pair: made once on each machine, so that what it has signed can be checked tomorrow. */
export function demoProofKey() {
  mkdirSync(dirname(DEMO_KEY), { recursive: true });
  try {
    // Of two that start at once one makes it.
    writeFileSync(DEMO_KEY, JSON.stringify(makeProofKey()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  return JSON.parse(readFileSync(DEMO_KEY, 'utf8'));
}
