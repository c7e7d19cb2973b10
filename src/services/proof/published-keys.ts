/** The public keys that this build knows proofs to be signed with, the newest first. */
export const publishedKeys: readonly string[] = (import.meta.env.VITE_PROOF_PUBLIC_KEYS ?? '')
  .split(',')
  .map((key) => key.trim())
  .filter((key) => key !== '');
