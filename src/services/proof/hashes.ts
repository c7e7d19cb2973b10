import { base64BytesOf } from './base64-bytes.ts';

/** SHA-256 in hex, of bytes or of a text in UTF-8. */
export async function sha256(content: string | Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same in base64, as a page's policy names the script that it allows. */
export const base64OfSha256 = async (text: string): Promise<string> =>
  base64Of(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Whether `signature` is of exactly this text, by the key whose point is given; both in base64url. */
export async function isSignedBy(publicKey: string, signature: string, text: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', bytesOfBase64(publicKey), CURVE, false, ['verify']);
    const hash = { name: 'ECDSA', hash: 'SHA-256' };
    return await crypto.subtle.verify(hash, key, bytesOfBase64(signature), new TextEncoder().encode(text));
  } catch (error) {
    console.warn('no signature that can be looked at', error);
    return false;
  }
}

/** Of either spelling of base64; throws for what is neither. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

const base64Of = (bytes: Uint8Array): string => new TextDecoder().decode(base64BytesOf(bytes));
