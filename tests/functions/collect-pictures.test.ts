import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { collectUnshown } from '../../functions/src/pictures/collect-pictures.ts';
import { notePicture } from '../../functions/src/pictures/stored-pictures.ts';
import { bucket, closeBackend, database, eventually, freshId, given } from './backend.ts';
import { PICTURE } from './picture.ts';

afterAll(closeBackend);

const DAY_MS = 24 * 3_600_000;
/** Whatever these tests upload has been there for longer than a month by then. */
const later = () => new Date(Date.now() + 31 * DAY_MS);
const soon = () => new Date(Date.now() + 29 * DAY_MS);

const notesOf = async (path: string): Promise<number> =>
  (await database().collection('storedPictures').where('path', '==', path).count().get()).data().count;
const isThere = async (path: string): Promise<boolean> => (await bucket().file(path).exists())[0];

const store = (path: string, bytes: Buffer): Promise<void> =>
  bucket().file(path).save(bytes, { contentType: 'image/jpeg', resumable: false });

/**
 * Stores a picture and waits until the trigger has noted it, which else might come behind the look; gives its
 * address.
 */
async function upload(path: string): Promise<string> {
  await store(path, PICTURE);
  await eventually(async () => expect(await notesOf(path)).toBe(1));
  return `https://firebasestorage.googleapis.com/v0/b/${bucket().name}/o/${encodeURIComponent(path)}?alt=media&token=t`;
}

/** A JPEG that says how large it is behind so many bytes. */
function withNotes(bytes: number): Buffer {
  const note = Buffer.alloc(bytes / 2 + 2);
  note.writeUInt16BE(0xffe1);
  note.writeUInt16BE(bytes / 2, 2);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    note,
    note,
    Buffer.from('ffc0000b080bb80fa0030111', 'hex'),
  ]);
}

/** Each place that can show a picture: where the picture lies, and the document that names it. */
const places: readonly {
  readonly place: string;
  readonly path: (uid: string, id: string) => string;
  readonly showing: (uid: string, id: string, url: string) => readonly [string, object];
}[] = [
  {
    place: 'a message',
    path: (uid, id) => `chatImages/${id}_${uid}_b/1773213600000_ring.jpg`,
    showing: (uid, id, imageUrl) => [`chats/${id}_${uid}_b/messages/m1`, { sender: 'b', text: '', imageUrl }],
  },
  {
    place: 'a message that was reported',
    path: (uid, id) => `chatImages/${id}_${uid}_b/1773213600000_ring.jpg`,
    showing: (uid, id, imageUrl) => [
      `evidence/${id}`,
      { path: `chats/${id}_${uid}_b/messages/m1`, data: { sender: uid, imageUrl } },
    ],
  },
  {
    place: 'a listing',
    path: (uid, id) => `productImages/${uid}/${id}-a`,
    showing: (sellerId, id, url) => [
      `products/${id}`,
      { sellerId, images: [{ url: 'https://example.com/x.jpg' }, { url, thumbUrl: '' }] },
    ],
  },
  {
    place: 'a listing, small',
    path: (uid, id) => `productImages/${uid}/${id}-a-thumb`,
    showing: (sellerId, id, thumbUrl) => [`products/${id}`, { sellerId, images: [{ url: '', thumbUrl }] }],
  },
  {
    place: 'a listing that is hidden, withheld or sold',
    path: (uid, id) => `productImages/${uid}/${id}-a`,
    showing: (sellerId, id, url) => [
      `products/${id}`,
      { sellerId, status: 'hidden', withheld: true, images: [{ url }] },
    ],
  },
  {
    place: 'a card of the market',
    path: (uid, id) => `productImages/${uid}/${id}-a`,
    showing: (sellerId, id, url) => [`listingCards/${id}`, { sellerId, images: [{ url }] }],
  },
  {
    place: 'an order whose listing is gone',
    path: (uid, id) => `productImages/${uid}/${id}-a-thumb`,
    showing: (sellerId, id, thumbUrl) => [
      `orders/${id}`,
      { sellerId, buyerId: 'b', productId: 'gone', status: 'completed', snapshot: { thumbUrl } },
    ],
  },
  {
    place: 'a listing that was reported and changed since',
    path: (uid, id) => `productImages/${uid}/${id}-a`,
    showing: (sellerId, id, url) => [
      `evidence/${id}`,
      { path: 'products/x', data: { sellerId, images: [{ url }] } },
    ],
  },
  {
    place: 'a room about a listing that is gone',
    path: (uid, id) => `productImages/${uid}/${id}-a-thumb`,
    showing: (uid, id) => [`chats/${id}_${uid}_b`, { productId: id, participants: [uid, 'b'] }],
  },
  {
    place: 'a post',
    path: (uid, id) => `postImages/${uid}/${id}-a`,
    showing: (authorId, id, url) => [`posts/${id}`, { authorId, images: [{ url }] }],
  },
  {
    place: 'a post that was taken down',
    path: (uid, id) => `postImages/${uid}/${id}-a`,
    showing: (authorId, id, url) => [
      `withheld/post-${id}`,
      { path: `posts/${id}`, data: { authorId, images: [{ url }] } },
    ],
  },
  {
    place: 'a post that was reported and deleted since',
    path: (uid, id) => `postImages/${uid}/${id}-a`,
    showing: (authorId, id, url) => [
      `evidence/${id}`,
      { path: 'posts/x', data: { authorId, images: [{ url }] } },
    ],
  },
  {
    place: 'an account',
    path: (uid) => `profileImages/${uid}/1773213600000.jpeg`,
    showing: (uid, _id, photoUrl) => [`users/${uid}`, { nickname: '금이', photoUrl }],
  },
  {
    place: 'a profile',
    path: (uid) => `profileImages/${uid}/1773213600000.jpeg`,
    showing: (uid, _id, photoUrl) => [`profiles/${uid}`, { nickname: '금이', photoUrl }],
  },
];

describe('a picture that is a month old', () => {
  test('stays where anything shows it, and is not looked at again', async () => {
    const kept: { readonly place: string; readonly path: string }[] = [];
    for (const { place, path, showing } of places) {
      const [uid, id] = [freshId('owner'), freshId('thing')];
      const [document, data] = showing(uid, id, await upload(path(uid, id)));
      await given({ [document]: data });
      kept.push({ place, path: path(uid, id) });
    }
    await collectUnshown(later());
    for (const { place, path } of kept) {
      expect([place, await isThere(path), await notesOf(path)]).toEqual([place, true, 0]);
    }
  });

  test.each(places.map(({ place, path, showing }) => ({ place, path, showing })))(
    'goes where $place shows another',
    async ({ path, showing }) => {
      const [uid, id] = [freshId('owner'), freshId('thing')];
      const [own, other] = [path(uid, id), path(uid, freshId('other')).replace('.jp', '2.jp')];
      // A room keeps what is its listing's, so here it is about another.
      const [document, data] = showing(uid, freshId('another'), await upload(own).then(() => upload(other)));
      await given({ [document]: data });
      await collectUnshown(later());
      expect(await isThere(own)).toBe(false);
      expect(await notesOf(own)).toBe(0);
    },
  );

  test('in a folder that is none of ours stays', async () => {
    const path = `backups/${freshId('owner')}/a`;
    await upload(path);
    await collectUnshown(later());
    expect(await isThere(path)).toBe(true);
  });

  test('that is replaced in a listing goes, though people talk about that listing', async () => {
    const [uid, id] = [freshId('owner'), freshId('thing')];
    const path = `productImages/${uid}/${id}-old`;
    await upload(path);
    await given({
      [`products/${id}`]: {
        sellerId: uid,
        images: [{ url: await upload(`productImages/${uid}/${id}-new`) }],
      },
      [`chats/${id}_${uid}_b`]: { productId: id },
    });
    await collectUnshown(later());
    expect(await isThere(path)).toBe(false);
    expect(await isThere(`productImages/${uid}/${id}-new`)).toBe(true);
  });
});

describe('a picture', () => {
  test('that is no month old stays, and is looked at later', async () => {
    const path = `postImages/${freshId('owner')}/a`;
    await upload(path);
    await collectUnshown(soon());
    expect([await isThere(path), await notesOf(path)]).toEqual([true, 1]);
  });

  test('for which a run has no time left waits for the next one', async () => {
    const paths = Array.from({ length: 24 }, () => `postImages/${freshId('owner')}/a`);
    const noted = new Date(Date.now() - 60 * DAY_MS);
    // Of pictures that are gone already, which no function tells of.
    await Promise.all(paths.map((path) => notePicture(path, noted)));
    const left = async (): Promise<number> =>
      (await Promise.all(paths.map(notesOf))).reduce((sum, notes) => sum + notes, 0);
    await collectUnshown(new Date(), 0);
    expect(await left()).toBeGreaterThan(0);
    await collectUnshown(new Date());
    expect(await left()).toBe(0);
  });

  test('that says to be packed goes at once: a browser would unpack it, however much comes out', async () => {
    const path = `productImages/${freshId('owner')}/a`;
    const packed = gzipSync(Buffer.alloc(1_000_000));
    await bucket()
      .file(path)
      .save(packed, { contentType: 'image/jpeg', resumable: false, metadata: { contentEncoding: 'gzip' } });
    await eventually(async () => expect(await isThere(path)).toBe(false));
    expect(await notesOf(path)).toBe(0);
  });

  /** One that says so, of a few bytes. */
  const sized = (width: number, height: number): Buffer => {
    const bytes = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAAAAAAACAYAAAA=', 'base64');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };

  test.each([
    ['productImages', sized(65_000, 65_000)],
    ['productImages', sized(4_097, 4_096)],
    ['profileImages', sized(20_000, 1_000)],
    ['postImages', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>')],
    ['chatImages', sized(10_000, 6_000)],
  ])('in %s that a phone could not hold, or that is none, goes at once', async (folder, bytes) => {
    const path = `${folder}/${freshId('owner')}/a`;
    await store(path, bytes);
    await eventually(async () => expect(await isThere(path)).toBe(false));
    expect(await notesOf(path)).toBe(0);
  });

  test.each([
    ['productImages', sized(4_096, 4_096)],
    ['chatImages', sized(8_000, 6_000)],
    // A camera's notes before the picture itself, longer than what is looked at first.
    ['chatImages', withNotes(80_000)],
  ])('in %s that an app may have let through stays', async (folder, bytes) => {
    const path = `${folder}/${freshId('owner')}/a`;
    await store(path, bytes);
    await eventually(async () => expect(await notesOf(path)).toBe(1));
    expect(await isThere(path)).toBe(true);
  });

  test('that was stored anew where an old one had been has its own month', async () => {
    const path = `postImages/${freshId('owner')}/a`;
    await upload(path);
    await notePicture(path, new Date(Date.now() - 60 * DAY_MS));
    await collectUnshown(new Date());
    expect([await isThere(path), await notesOf(path)]).toEqual([true, 1]);
    await collectUnshown(later());
    expect(await isThere(path)).toBe(false);
  });

  test('stays with its note where a place cannot be looked at, and the others are not held up', async () => {
    // No document can be named so: the question itself fails.
    const [broken, other] = [`chatImages/__a__/${freshId('a')}.jpg`, `postImages/${freshId('owner')}/a`];
    await upload(broken);
    await upload(other);
    const { failed } = await collectUnshown(later());
    expect(failed).toBeGreaterThan(0);
    expect([await isThere(broken), await notesOf(broken)]).toEqual([true, 1]);
    expect(await isThere(other)).toBe(false);
    const left = await database().collection('storedPictures').where('path', '==', broken).get();
    await Promise.all(left.docs.map(({ ref }) => ref.delete()));
  });
});
