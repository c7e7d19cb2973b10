/** Where the demo pictures lie, in the repository and in Storage. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'pictures');
const { width, height, counts } = JSON.parse(readFileSync(join(FOLDER, 'pictures.json'), 'utf8'));

export const BUCKET = 'demo-geumnaru.appspot.com';

/** Hands out addresses and remembers what must be uploaded for them: `uploads` of { path, file, token }. */
export class PictureShelf {
  uploads = new Map();
  #origin;

  /** @param origin of the Storage emulator as the browser reaches it, such as `http://localhost:9199` */
  constructor(origin) {
    this.#origin = origin.replace(/\/$/, '');
  }

  /** The pictures of a listing, cover first. */
  ofListing(uid, listing) {
    const count = counts[listing];
    if (!count) throw new Error(`no pictures of ${listing}`);
    return Array.from({ length: count }, (_, i) => {
      const name = `${listing}-${i + 1}`;
      return {
        url: this.#address(`productImages/${uid}/${name}.webp`, `${name}.webp`),
        thumbUrl: this.#address(`productImages/${uid}/${name}-thumb.webp`, `${name}.thumb.webp`),
        w: width,
        h: height,
      };
    });
  }

  ofPost(uid, name) {
    return { url: this.#address(`postImages/${uid}/${name}.webp`, `${name}.webp`), w: width, h: height };
  }

  inChat(chatId, sentAt, name) {
    return this.#address(`chatImages/${chatId}/${sentAt.getTime()}_${name}.webp`, `${name}.webp`);
  }

  avatar(uid, name) {
    return this.#address(`profileImages/${uid}/avatar.webp`, `avatar-${name}.webp`);
  }

  #address(path, file) {
    const token = tokenOf(path);
    this.uploads.set(path, { path, file: join(FOLDER, file), token });
    return `${this.#origin}/v0/b/${BUCKET}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
  }
}

/** A download token that is the same at every seeding. */
function tokenOf(path) {
  const h = createHash('sha256').update(path).digest('hex');
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20, 32)}`;
}
