import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { storedPictures } from '#data/local/queries/listing-queries.ts';
import type { PostPart, PostWords } from '#domain/board/post.ts';
import type { ListingDetails, ListingPart } from '#domain/product/product.ts';
import { won } from '#domain/units.ts';
import { aPost, postId } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { submitListing } from '../commands/submit-listing.ts';
import { submitPost } from '../commands/submit-post.ts';

const RING = productId('ring');
const POST = postId('post');
const WORDS: PostWords = { category: 'free', title: '처음 제목', content: '처음 글' };

let server: FakeServer;
let phone: FakeDevice;
let tablet: FakeDevice;

beforeEach(async () => {
  server = new FakeServer();
  [phone, tablet] = [new FakeDevice(server), new FakeDevice(server)];
  await Promise.all([catalogue.products.clear(), catalogue.posts.clear()]);
});

describe('a listing that two devices of its seller have', () => {
  const { images, ...details } = aProduct({ maker: '금방' });
  beforeEach(async () => {
    server.listings.set(RING, { productId: RING, details, images });
    await catalogue.products.put(aProduct({ id: RING, maker: '금방' }));
  });

  /** Everything that the form shows, and what of it was changed. */
  const change = (device: FakeDevice, over: Partial<ListingDetails>, changed?: readonly ListingPart[]) =>
    submitListing(
      device.db,
      {
        edited: RING,
        tab: 'a',
        details: { ...details, ...over },
        pictures: storedPictures({ images }),
        changed,
      },
      device.environment,
    );

  test('has both of their edits, whichever arrives last', async () => {
    await change(phone, { description: '고친 설명' }, ['description']);
    await change(tablet, { price: won(550_000) }, ['price']);
    await tablet.drainUntilQuiet();
    await phone.drainUntilQuiet();
    expect(server.listings.get(RING)).toMatchObject({
      details: { description: '고친 설명', price: 550_000, maker: '금방' },
      images,
    });
    // As whoever shows it here without asking again.
    expect(await catalogue.products.get(RING)).toMatchObject({
      description: '고친 설명',
      price: 550_000,
    });
  });

  test('has the later one of what both have changed', async () => {
    await change(phone, { price: won(590_000) }, ['price']);
    await change(tablet, { price: won(550_000) }, ['price']);
    await tablet.drainUntilQuiet();
    await phone.drainUntilQuiet();
    expect(server.listings.get(RING)?.details.price).toBe(590_000);
  });

  test('loses what one of them has taken away', async () => {
    const { maker, ...without } = details;
    expect(maker).toBeDefined();
    await submitListing(
      phone.db,
      { edited: RING, tab: 'a', details: without, pictures: [], changed: ['maker'] },
      phone.environment,
    );
    await phone.drainUntilQuiet();
    expect(server.listings.get(RING)).toEqual({ productId: RING, details: without, images });
    expect(await catalogue.products.get(RING)).not.toHaveProperty('maker');
  });

  test('is saved whole by an edit of which nobody knows what it changes', async () => {
    await change(phone, { description: '고친 설명' });
    await change(tablet, { price: won(550_000) }, ['price']);
    await tablet.drainUntilQuiet();
    await phone.drainUntilQuiet();
    expect(server.listings.get(RING)?.details).toMatchObject({ description: '고친 설명', price: 600_000 });
  });

  test('has what each of two edits of one device has changed, while the first still waits', async () => {
    await change(phone, { description: '고친 설명' }, ['description']);
    await change(phone, { description: '고친 설명', title: '고친 제목' }, ['title']);
    await change(tablet, { price: won(550_000) }, ['price']);
    await tablet.drainUntilQuiet();
    expect(await phone.db.outbox.count()).toBe(1);
    await phone.drainUntilQuiet();
    expect(server.listings.get(RING)?.details).toMatchObject({
      description: '고친 설명',
      title: '고친 제목',
      price: 550_000,
    });
  });

  test('has both where the second edit was begun in another tab, before the first', async () => {
    await change(phone, { description: '고친 설명', price: won(590_000) }, ['description', 'price']);
    await change(phone, { price: won(580_000) }, ['price']);
    await phone.drainUntilQuiet();
    expect(server.listings.get(RING)?.details).toMatchObject({ description: '고친 설명', price: 580_000 });
  });

  test('is asked nothing by an edit that changes nothing, unless one waits', async () => {
    expect(await change(phone, {}, [])).toEqual({ ok: true, value: RING });
    expect(await phone.db.outbox.count()).toBe(0);
    await change(phone, { title: '고친 제목' }, ['title']);
    await change(phone, { title: '고친 제목' }, []);
    expect((await phone.db.outbox.toArray()).map(({ intent }) => intent)).toMatchObject([
      { kind: 'product_update', changed: ['title'] },
    ]);
  });
});

test('an edit that leaves the pictures alone carries none that would be uploaded', async () => {
  const { images, ...details } = aProduct();
  const pictures = [...storedPictures({ images }), { kind: 'waiting', id: 'w', w: 1, h: 1 } as const];
  const submission = { edited: RING, tab: 'a', details, pictures };
  await submitListing(phone.db, { ...submission, changed: ['title'] }, phone.environment);
  expect((await phone.db.outbox.toArray())[0]?.intent).toMatchObject({ pictures: [{ kind: 'stored' }] });
  await submitListing(phone.db, { ...submission, changed: ['images'] }, phone.environment);
  expect((await phone.db.outbox.toArray())[0]?.intent).toMatchObject({
    pictures,
    changed: ['title', 'images'],
  });
});

/** The first attempt of it arrives, and nobody hears of that. */
async function arriveUnheard(): Promise<void> {
  server.fault = (request) => ({ kind: request.startsWith('create_') ? 'answer_lost' : 'none' });
  await phone.drain();
  server.fault = () => ({ kind: 'none' });
}

describe('what is not known to be published', () => {
  const { images, ...details } = aProduct();
  const listing = { edited: RING, tab: 'a', details, pictures: storedPictures({ images }) };
  const post = { edited: POST, tab: 'a', words: WORDS, images: [] };
  beforeEach(async () => {
    await submitListing(phone.db, { ...listing, edited: null }, phone.environment, RING);
    await submitPost(phone.db, { ...post, edited: null }, phone.environment, POST);
  });

  test('waits whole, and says what has been changed of it since', async () => {
    const changes = async () =>
      (await phone.db.outbox.toArray()).map(({ intent: { kind, ...said } }) => [
        kind,
        'changed' in said ? said.changed : undefined,
      ]);
    expect(await changes()).toEqual([
      ['product_publish', []],
      ['post_publish', []],
    ]);
    const cheaper = { ...details, price: won(550_000), fineness: 0.75 };
    // Whatever its form began with: that may have been published in another tab.
    await submitListing(phone.db, { ...listing, details: cheaper, changed: [] }, phone.environment);
    await submitPost(phone.db, { ...post, words: { ...WORDS, title: '고친 제목' } }, phone.environment);
    await submitListing(phone.db, { ...listing, details: cheaper, pictures: [] }, phone.environment);
    expect(await changes()).toEqual([
      ['post_publish', ['title']],
      ['product_publish', ['price', 'purity', 'fineness', 'images']],
    ]);
    expect((await phone.db.outbox.toArray()).map(({ intent }) => intent)).toMatchObject([
      { words: { ...WORDS, title: '고친 제목' } },
      { details: cheaper, pictures: [] },
    ]);
  });

  test('and has arrived unheard takes nothing back of what another device has made of it since', async () => {
    await arriveUnheard();
    const later = { ...listing, details: { ...details, price: won(550_000) } };
    await submitListing(tablet.db, { ...later, changed: ['price'] }, tablet.environment);
    const retitled = { ...post, words: { ...WORDS, title: '고친 제목' } };
    await submitPost(tablet.db, { ...retitled, changed: ['title'] }, tablet.environment);
    await tablet.drainUntilQuiet();
    const described = { ...details, description: '고친 설명' };
    await submitListing(phone.db, { ...listing, details: described }, phone.environment);
    await phone.drainUntilQuiet();
    expect(server.listings.get(RING)?.details).toEqual({ ...described, price: 550_000 });
    expect(server.posts.get(POST)?.words.title).toBe('고친 제목');
    expect(await phone.db.outbox.count()).toBe(0);
  });

  test('goes out whole from a row of an earlier version', async () => {
    await phone.db.outbox.toCollection().modify(({ intent }) => Reflect.deleteProperty(intent, 'changed'));
    await arriveUnheard();
    const retitled = { ...listing, details: { ...details, title: '고친 제목' } };
    await submitListing(phone.db, retitled, phone.environment);
    await phone.drainUntilQuiet();
    expect(server.listings.get(RING)?.details).toEqual({ ...details, title: '고친 제목' });
    expect(server.posts.get(POST)?.words).toEqual(WORDS);
  });
});

describe('a post that two devices of its author have', () => {
  const image = { url: 'https://storage.example/b1', w: 8, h: 6 };
  beforeEach(async () => {
    server.posts.set(POST, { postId: POST, words: WORDS, images: [image] });
    await catalogue.posts.put(aPost({ id: POST, ...WORDS, images: [image], likeCount: 3 }));
  });
  const change = (device: FakeDevice, over: Partial<PostWords>, changed?: readonly PostPart[]) =>
    submitPost(
      device.db,
      { edited: POST, tab: 'a', words: { ...WORDS, ...over }, images: [], changed },
      device.environment,
    );

  test('has both of their edits', async () => {
    await change(phone, { content: '고친 글' }, ['content']);
    await change(phone, { category: 'price' }, ['category']);
    await change(tablet, { title: '고친 제목' }, ['title']);
    await tablet.drainUntilQuiet();
    await phone.drainUntilQuiet();
    const words = { category: 'price', title: '고친 제목', content: '고친 글' };
    expect(server.posts.get(POST)).toEqual({ postId: POST, words, images: [image] });
    expect(await catalogue.posts.get(POST)).toMatchObject({ ...words, images: [image], likeCount: 3 });
  });

  test('is saved whole by an edit of which nobody knows what it changes, and not by one that changes nothing', async () => {
    await change(tablet, { title: '고친 제목' }, []);
    expect(await tablet.db.outbox.count()).toBe(0);
    await change(phone, { content: '고친 글' });
    await phone.drainUntilQuiet();
    expect(server.posts.get(POST)).toMatchObject({ words: { ...WORDS, content: '고친 글' }, images: [] });
  });
});
