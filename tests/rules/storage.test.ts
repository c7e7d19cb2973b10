import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { AVATAR_MAX_BYTES, IMAGE_MAX_BYTES } from '#domain/media/image-policy.ts';
import { QUOTAS, uploadSteps } from '#domain/quota/quotas.ts';
import { conversationOf, newConversation, startedConversation } from './conversation.ts';
import { writeCount } from './counting.ts';
import {
  admin,
  anonymous,
  freshId,
  member,
  openWorld,
  unverified,
  type Person,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const MEGABYTE = 1024 * 1024;
const PIXEL = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

/** Announces as the app does; whether that is allowed says the upload. */
const announce = async (person: Person, path: string, added: number): Promise<void> => {
  if (person.role === 'anonymous') return;
  const database = world.bare(person);
  const batch = database.batch();
  await writeCount(database, batch, person.uid, 'uploads', { of: path, added });
  await batch.commit();
};

/** An upload task is no promise to the assertions, so it is made one. */
const put = async (
  person: Person,
  path: string,
  bytes = PIXEL,
  contentType = 'image/jpeg',
): Promise<void> => {
  await world.storageOf(person).ref(path).put(bytes, { contentType });
};

const upload = async (
  person: Person,
  path: string,
  bytes = PIXEL,
  contentType = 'image/jpeg',
): Promise<void> => {
  await announce(person, path, uploadSteps(bytes.length)).catch(() => undefined);
  await put(person, path, bytes, contentType);
};
const download = (person: Person, path: string): Promise<unknown> =>
  world.storageOf(person).ref(path).getDownloadURL();

const newPath = (folder: string, name = 'ring.jpg'): string =>
  `${folder}/1773213600000_${freshId('p')}${name}`;

describe('pictures of a chat', () => {
  test('both sides upload and see them, before the chat exists too', async () => {
    const talk = await newConversation(world);
    const path = newPath(`chatImages/${talk.chatId}`);
    await assertSucceeds(upload(member(talk.buyer), path));
    await assertSucceeds(download(member(talk.seller), path));
    const started = await startedConversation(world);
    await assertSucceeds(upload(member(started.seller), newPath(`chatImages/${started.chatId}`)));
  });

  test('of a chat that is none, and could not be opened, nobody uploads any', async () => {
    const [buyer, seller] = [freshId('buyer'), freshId('seller')];
    const nowhere = conversationOf(freshId('missing'), buyer, seller);
    await assertFails(upload(member(buyer), newPath(`chatImages/${nowhere.chatId}`)));
    const talk = await newConversation(world);
    await assertFails(upload(member(talk.seller), newPath(`chatImages/${talk.chatId}`)));
    const others = conversationOf(talk.productId, buyer, seller);
    await assertFails(upload(member(buyer), newPath(`chatImages/${others.chatId}`)));
    const long = await newConversation(world, {}, `${freshId('a')}_b_c`);
    await assertSucceeds(upload(member(long.buyer), newPath(`chatImages/${long.chatId}`)));
  });

  test('whoever has left, or was suspended, uploads none', async () => {
    const talk = await startedConversation(world);
    await world.given({ [`formerMembers/${talk.buyer}`]: { leftAt: new Date() } });
    await assertFails(upload(member(talk.buyer), newPath(`chatImages/${talk.chatId}`)));
    await assertSucceeds(upload(member(talk.seller), newPath(`chatImages/${talk.chatId}`)));
  });

  test('nobody else uploads or sees them, an admin neither', async () => {
    const talk = await startedConversation(world);
    const path = newPath(`chatImages/${talk.chatId}`);
    await assertSucceeds(upload(member(talk.buyer), path));
    const outsiders = [
      anonymous,
      unverified(talk.buyer),
      member(freshId('stranger')),
      member(talk.productId),
      admin(freshId('admin')),
    ];
    for (const person of outsiders) {
      await assertFails(upload(person, newPath(`chatImages/${talk.chatId}`)));
      await assertFails(download(person, path));
    }
  });

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])('%s is taken', async (contentType) => {
    const talk = await newConversation(world);
    await assertSucceeds(
      upload(member(talk.buyer), newPath(`chatImages/${talk.chatId}`), PIXEL, contentType),
    );
  });

  test.each(['text/plain', 'image/svg+xml', 'text/html', 'application/pdf', 'image/jpegx', 'video/mp4'])(
    '%s is refused, whatever the file is called',
    async (contentType) => {
      const talk = await newConversation(world);
      await assertFails(upload(member(talk.buyer), newPath(`chatImages/${talk.chatId}`), PIXEL, contentType));
    },
  );

  test('15 MB are taken, a byte more and nothing at all are not', async () => {
    const talk = await newConversation(world);
    const folder = `chatImages/${talk.chatId}`;
    await assertSucceeds(upload(member(talk.buyer), newPath(folder), new Uint8Array(IMAGE_MAX_BYTES)));
    await assertFails(upload(member(talk.buyer), newPath(folder), new Uint8Array(IMAGE_MAX_BYTES + 1)));
    await assertFails(upload(member(talk.buyer), newPath(folder), new Uint8Array(0)));
  });

  test('a picture is never replaced, changed or removed', async () => {
    const talk = await newConversation(world);
    const path = newPath(`chatImages/${talk.chatId}`);
    await assertSucceeds(upload(member(talk.buyer), path));
    for (const uid of [talk.buyer, talk.seller]) {
      await assertFails(upload(member(uid), path));
      await assertFails(world.storageOf(member(uid)).ref(path).updateMetadata({ contentType: 'image/png' }));
      await assertFails(world.storageOf(member(uid)).ref(path).delete());
    }
  });

  test.each(['ring.jpg', '1773213600000_반지.jpg', '1773213600000_a b.jpg', 'x_ring.jpg', '1773213600000_'])(
    'the name "%s" is refused: a time and a plain name are wanted',
    async (name) => {
      const talk = await newConversation(world);
      await assertFails(upload(member(talk.buyer), `chatImages/${talk.chatId}/${name}`));
    },
  );

  test('nobody lists a folder', async () => {
    const talk = await startedConversation(world);
    await assertFails(world.storageOf(member(talk.buyer)).ref(`chatImages/${talk.chatId}`).listAll());
  });
});

describe.each([
  ['productImages', IMAGE_MAX_BYTES],
  ['postImages', IMAGE_MAX_BYTES],
  ['profileImages', AVATAR_MAX_BYTES],
])('%s', (folder, most) => {
  test('the owner uploads, everybody sees, and not even the owner puts another in its place', async () => {
    const uid = freshId('owner');
    const path = newPath(`${folder}/${uid}/p1`);
    await assertSucceeds(upload(member(uid), path));
    for (const person of [anonymous, unverified(uid), member(freshId('stranger'))]) {
      await assertSucceeds(download(person, path));
    }
    await assertFails(world.storageOf(member(uid)).ref(path).delete());
    await assertFails(upload(member(uid), path));
  });

  test('nobody else uploads there or removes from it', async () => {
    const uid = freshId('owner');
    const path = newPath(`${folder}/${uid}`);
    await assertSucceeds(upload(member(uid), path));
    for (const person of [anonymous, unverified(uid), member(freshId('stranger')), admin(freshId('admin'))]) {
      await assertFails(upload(person, newPath(`${folder}/${uid}`)));
      await assertFails(world.storageOf(person).ref(path).delete());
    }
  });

  test('whoever has left, or was suspended, uploads nothing', async () => {
    const uid = freshId('owner');
    await assertSucceeds(upload(member(uid), newPath(`${folder}/${uid}`)));
    await world.given({ [`formerMembers/${uid}`]: { leftAt: new Date() } });
    await assertFails(upload(member(uid), newPath(`${folder}/${uid}`)));
  });

  test('what is as large as the app makes it is taken, a byte more is not', async () => {
    const uid = freshId('owner');
    await assertSucceeds(upload(member(uid), newPath(`${folder}/${uid}`), new Uint8Array(most)));
    await assertFails(upload(member(uid), newPath(`${folder}/${uid}`), new Uint8Array(most + 1)));
  });

  test('what is no picture, or there already, is refused', async () => {
    const uid = freshId('owner');
    const path = newPath(`${folder}/${uid}`);
    await assertSucceeds(upload(member(uid), path));
    await assertFails(upload(member(uid), path));
    await assertFails(upload(member(uid), newPath(`${folder}/${uid}`), PIXEL, 'text/plain'));
    await assertFails(upload(member(uid), newPath(`${folder}/${uid}`), PIXEL, 'image/svg+xml'));
  });
});

describe('a picture is counted before it is there', () => {
  test('what was not announced, or is another, or larger than that, is refused', async () => {
    const uid = freshId('owner');
    const [path, other] = [newPath(`postImages/${uid}`), newPath(`postImages/${uid}`)];
    await assertFails(put(member(uid), path));
    await announce(member(uid), other, 1);
    await assertFails(put(member(uid), path));
    await assertFails(put(member(uid), other, new Uint8Array(256 * 1024 + 1)));
    await assertSucceeds(put(member(uid), other, new Uint8Array(256 * 1024)));
  });

  test('somebody else’s announcement lets nobody in', async () => {
    const [uid, stranger] = [freshId('owner'), freshId('stranger')];
    const path = newPath(`postImages/${uid}`);
    await announce(member(uid), path, 1);
    await assertFails(announce(member(stranger), path, 1));
    await assertFails(put(member(stranger), path));
  });

  test('of a day’s worth no more is announced, and so none is taken', async () => {
    const uid = freshId('owner');
    const { most } = QUOTAS.uploads;
    await world.given({
      [`quotas/${uid}/kinds/uploads`]: {
        since: new Date(),
        used: most - 4,
        added: 1,
        of: 'x',
        at: new Date(),
      },
    });
    const path = newPath(`postImages/${uid}`);
    await assertFails(announce(member(uid), path, 5));
    await assertFails(put(member(uid), path));
    await announce(member(uid), path, 4);
    await assertSucceeds(put(member(uid), path, new Uint8Array(MEGABYTE)));
    await assertFails(announce(member(uid), newPath(`postImages/${uid}`), 1));
  });
});

describe('everything else', () => {
  test('a folder no rule names is closed to all', async () => {
    for (const person of [anonymous, member(freshId('user')), admin(freshId('admin'))]) {
      await assertFails(upload(person, newPath('backups')));
      await assertFails(download(person, newPath('backups')));
    }
  });
});
