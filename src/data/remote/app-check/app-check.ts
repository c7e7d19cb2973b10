import { remoteConfig } from '../config.ts';
import type { Attest } from './attest.ts';
import { keepProofs } from './keep-proofs.ts';
import { proofMaker } from './proof-maker.ts';
import { keepProof, keptProof } from './proof-store.ts';

/** The emulators ask for no proof, and know none. */
const NONE: Attest = () => Promise.resolve(null);

/** This page's, or worker's: what a page makes both may carry. */
export const appCheck: Attest = remoteConfig.emulators
  ? NONE
  : keepProofs({ kept: keptProof, keep: keepProof, maker: proofMaker, now: Date.now });
