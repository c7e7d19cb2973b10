import { canonicalJson } from './canonical-json.ts';

/** What the server has given for a file: what it says, its signature of that, and the key to check it by. */
export interface ProofSeal {
  /** Canonical JSON, exactly as it was signed. */
  readonly statement: string;
  /** ECDSA P-256 over SHA-256, both numbers in 64 bytes, base64url. */
  readonly signature: string;
  /** The public key's uncompressed point, base64url. */
  readonly publicKey: string;
}

/*
 * A proof is one file: everything before its seal is hashed, and the seal ends it. A seal has one spelling, so
 * that no byte of the file can be another without being noticed.
 */
const SEAL_OPEN = '\n<script type="application/json" id="geumnaru-seal">';
const SEAL_CLOSE = '</script>\n</body>\n</html>\n';
const MANIFEST_OPEN = '<script type="application/json" id="geumnaru-manifest">';
const SCRIPT_CLOSE = '</script>';

/** JSON that stands between tags of a page: nothing of it can end them. */
export const embeddedJson = (value: unknown): string => canonicalJson(value).replaceAll('<', '\\u003c');

export const manifestBlock = (manifest: unknown): string =>
  `${MANIFEST_OPEN}${embeddedJson(manifest)}${SCRIPT_CLOSE}`;

/** The end of a file; `null` while it is not signed. */
export const sealText = (seal: ProofSeal | null): string => `${SEAL_OPEN}${embeddedJson(seal)}${SEAL_CLOSE}`;

export interface SplitProof {
  /** What is hashed. */
  readonly head: string;
  readonly seal: ProofSeal | null;
  /** Still unread. */
  readonly manifest: unknown;
}

/** The parts of a file; `null` for what is no proof, or one that was spelled by another hand. */
export function splitProof(file: string): SplitProof | null {
  const at = file.lastIndexOf(SEAL_OPEN);
  if (at < 0) return null;
  const head = file.slice(0, at);
  const seal = sealOf(jsonOf(file.slice(at + SEAL_OPEN.length, -SEAL_CLOSE.length)));
  if (seal === undefined || sealText(seal) !== file.slice(at)) return null;
  const begin = head.indexOf(MANIFEST_OPEN) + MANIFEST_OPEN.length;
  const manifest = jsonOf(head.slice(begin, head.indexOf(SCRIPT_CLOSE, begin)));
  return manifest === undefined ? null : { head, seal, manifest };
}

/** 64 bytes and 65: the last letter has bits to spare, which must be zero. */
const SIGNATURE = /^[\w-]{85}[AQgw]$/;
const PUBLIC_KEY = /^[\w-]{86}[\w-]$/;

function sealOf(value: unknown): ProofSeal | null | undefined {
  if (value === null) return null;
  if (typeof value !== 'object') return undefined;
  const { statement, signature, publicKey }: Partial<Record<keyof ProofSeal, unknown>> = value;
  return typeof statement === 'string' &&
    typeof signature === 'string' &&
    typeof publicKey === 'string' &&
    SIGNATURE.test(signature) &&
    PUBLIC_KEY.test(publicKey)
    ? { statement, signature, publicKey }
    : undefined;
}

/** `undefined` for what is no JSON, which JSON itself cannot say. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
