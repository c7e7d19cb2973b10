/** Base64 as the bytes of its letters, so that megabytes of pictures are never a text. */
export function base64BytesOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const letters = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  for (let at = 0, to = 0; at < bytes.length; at += 3, to += 4) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    letters[to] = LETTERS[three >> 18] ?? 0;
    letters[to + 1] = LETTERS[(three >> 12) & 63] ?? 0;
    letters[to + 2] = LETTERS[(three >> 6) & 63] ?? 0;
    letters[to + 3] = LETTERS[three & 63] ?? 0;
  }
  const rest = bytes.length % 3;
  return rest === 0 ? letters : letters.fill(PADDING, rest - 3);
}

const LETTERS = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const PADDING = 61;
