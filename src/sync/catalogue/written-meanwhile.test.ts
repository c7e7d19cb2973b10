import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { noteOwnWrite, type OwnWrite } from '#data/local/own-writes.ts';
import { millis } from '#domain/units.ts';
import { aComment, aPost } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { beforeNextTransaction } from '#tests/support/sync/between-look-and-deed.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { refreshComment } from './refresh-comments.ts';
import { refreshListed } from './refresh-listed.ts';
import { refreshOwnProducts, refreshProduct } from './refresh-product.ts';
import { refreshPost } from './refresh-posts.ts';

const FORCED = { isForced: true };
const POST = aPost().id;
const LISTING = aProduct().id;

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
  device.server.signedIn = SELLER;
});

/** The worker delivers something once the server has answered, before any of its answer is written down. */
function delivering(about: OwnWrite, deed: () => Promise<unknown>): void {
  let isArmed = false;
  device.server.beforeAnswer = (question) => {
    if (isArmed || question.startsWith('profiles')) return;
    isArmed = true;
    beforeNextTransaction(device.catalogue, async () => {
      device.pass(10);
      await noteOwnWrite(device.catalogue, about, device.clock.now);
      device.pass(10);
      await deed();
    });
  };
}

describe('what is delivered as an older answer is about to be written down', () => {
  test('is a deletion: the post does not come back', async () => {
    device.server.posts = [aPost()];
    await device.catalogue.posts.put(aPost());
    delivering({ kind: 'post', id: POST }, async () => {
      device.server.posts = [];
      await device.catalogue.posts.delete(POST);
    });
    await refreshPost(device.deps, POST, FORCED);
    expect(await device.catalogue.posts.count()).toBe(0);
  });

  test('is a new post: it does not go again', async () => {
    delivering({ kind: 'post', id: POST }, async () => {
      device.server.posts = [aPost()];
      await device.catalogue.posts.put(aPost());
    });
    await refreshPost(device.deps, POST, FORCED);
    expect(await device.catalogue.posts.count()).toBe(1);
  });

  test('is a comment without its words: they do not come back', async () => {
    const [said, blanked] = [aComment(), aComment({ content: '', deleted: true })];
    device.server.comments = [said];
    await device.catalogue.posts.put(aPost());
    delivering({ kind: 'post', id: POST }, async () => {
      device.server.comments = [blanked];
      await device.catalogue.comments.put(blanked);
    });
    await refreshComment(device.deps, POST, said.id);
    expect(await device.catalogue.comments.toArray()).toEqual([blanked]);
  });

  test('is a change of a listing: it stays', async () => {
    device.server.products = [aProduct({ title: '전' })];
    await device.catalogue.products.put(aProduct({ title: '전' }));
    delivering({ kind: 'product', id: LISTING }, async () => {
      device.server.products = [aProduct({ title: '후' })];
      await device.catalogue.products.put(aProduct({ title: '후' }));
    });
    await refreshProduct(device.deps, LISTING, FORCED);
    expect((await device.catalogue.products.get(LISTING))?.title).toBe('후');
  });

  test('is a new listing: it stays among one’s own', async () => {
    const fresh = productId('fresh');
    device.server.products = [aProduct()];
    delivering({ kind: 'product', id: fresh }, () =>
      device.catalogue.products.put(aProduct({ id: fresh, sellerId: SELLER })),
    );
    await refreshOwnProducts(device.deps, SELLER, FORCED);
    expect((await device.catalogue.products.toCollection().primaryKeys()).toSorted()).toEqual([
      fresh,
      LISTING,
    ]);
  });

  test('is a listing that has no card yet: it does not go', async () => {
    await device.catalogue.products.put(aProduct({ updatedAt: millis(1) }));
    delivering({ kind: 'product', id: LISTING }, () =>
      device.catalogue.products.update(LISTING, { status: 'selling' }),
    );
    await refreshListed(device.deps, [LISTING], FORCED);
    expect(await device.catalogue.products.count()).toBe(1);
  });
});
