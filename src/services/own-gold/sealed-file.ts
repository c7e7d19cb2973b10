import { err, ok, type Result } from '#domain/result.ts';

/*
 * A file that only a passphrase opens. The key is stretched from it by PBKDF2-HMAC-SHA-256 (OWASP's count of
 * 2023, written into the file so that later ones may stretch longer), from which HKDF makes two: one for
 * AES-256-GCM, and a check, so that a wrong passphrase is told from a damaged file (decision 040).
 */

const FORMAT = 'geumnaru-own-gold';
const VERSION = 1;
const ITERATIONS = 600_000;
/** A file made by somebody else must neither be stretched by a moment nor for ever. */
const LEAST_ITERATIONS = 100_000;
const MOST_ITERATIONS = 5_000_000;
export const SEALED_FILE_MAX_BYTES = 256 * 1024 * 1024;

export type OpenCode = 'foreign' | 'newer' | 'damaged' | 'wrong_passphrase';

interface Envelope {
  readonly iterations: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly check: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** The content of a file, sealed. `iterations` are fewer in tests alone. */
export async function seal(
  content: unknown,
  passphrase: string,
  iterations: number = ITERATIONS,
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const { key, check } = await stretch(passphrase, salt, iterations);
  const plain = new TextEncoder().encode(JSON.stringify(content));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    kdf: { name: 'PBKDF2', hash: 'SHA-256', iterations, salt: toBase64(salt) },
    cipher: { name: 'AES-GCM', iv: toBase64(iv) },
    check,
    data: toBase64(new Uint8Array(data)),
  });
}

/** What a sealed file holds, or why it does not open. */
export async function open(file: string, passphrase: string): Promise<Result<unknown, OpenCode>> {
  const envelope = readEnvelope(file);
  if (!envelope.ok) return envelope;
  const { iterations, salt, iv, data } = envelope.value;
  const { key, check } = await stretch(passphrase, salt, iterations);
  if (check !== envelope.value.check) return err('wrong_passphrase');
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)));
  } catch {
    // The passphrase is right: what does not open has been changed or cut off since.
    return err('damaged');
  }
}

/** The same letters, however a keyboard composes them, are the same passphrase. */
async function stretch(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const typed = new TextEncoder().encode(passphrase.normalize('NFC'));
  const source = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    source,
    256,
  );
  const root = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey', 'deriveBits']);
  const from = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`${FORMAT} ${info}`),
  });
  const key = await crypto.subtle.deriveKey(from('key'), root, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const check = toBase64(new Uint8Array(await crypto.subtle.deriveBits(from('check'), root, 128)));
  return { key, check };
}

function readEnvelope(file: string): Result<Envelope, Exclude<OpenCode, 'wrong_passphrase'>> {
  const fields = parsed(file);
  // One that was cut off is no JSON any more, but still bears its name.
  if (fields === null) return err(file.startsWith(`{"format":"${FORMAT}"`) ? 'damaged' : 'foreign');
  if (fields['format'] !== FORMAT) return err('foreign');
  const { version, check } = fields;
  if (typeof version === 'number' && version > VERSION) return err('newer');
  const [kdf, cipher] = [fieldsOf(fields['kdf']), fieldsOf(fields['cipher'])];
  const iterations = kdf['iterations'];
  const [salt, iv, data] = [fromBase64(kdf['salt']), fromBase64(cipher['iv']), fromBase64(fields['data'])];
  if (
    version !== VERSION ||
    typeof check !== 'string' ||
    typeof iterations !== 'number' ||
    !Number.isInteger(iterations) ||
    iterations < LEAST_ITERATIONS ||
    iterations > MOST_ITERATIONS ||
    salt?.length !== 16 ||
    iv?.length !== 12 ||
    data === null
  ) {
    return err('damaged');
  }
  return ok({ iterations, salt, check, iv, data });
}

function parsed(file: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(file);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** In pieces: a call takes only so many arguments. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(from, from + 32_768));
  }
  return btoa(binary);
}

export function fromBase64(text: unknown): Uint8Array<ArrayBuffer> | null {
  if (typeof text !== 'string') return null;
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
    return bytes;
  } catch {
    return null;
  }
}
