#!/usr/bin/env node
// Makes a pair of keys for signing proofs of deals. Nothing is kept: the secret half goes to the project's
// vault, the public one into `.env`, before the older ones. See docs/security.md.
import { makeProofKey } from './lib/proof-key.mjs';

const { secret, publicKey } = makeProofKey();
console.log(`firebase functions:secrets:set PROOF_SIGNING_KEY, and give it:\n${secret}\n`);
console.log(`.env:\nVITE_PROOF_PUBLIC_KEYS=${publicKey}`);
