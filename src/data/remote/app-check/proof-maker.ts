import type { AppCheckToken } from './attest.ts';

export type MakeProof = () => Promise<AppCheckToken>;

let maker: MakeProof | null = null;

/**
 * A page says how proofs are made. A worker has no document to prove anything with, and carries what a page
 * has left.
 */
export const makeProofsBy = (make: MakeProof): void => {
  maker = make;
};

export const proofMaker = (): MakeProof | null => maker;
