import { likeMeta } from '#data/local/queries/board-queries.ts';
import { postPublishRowId, publishRowId } from '#data/local/intent-names.ts';
import { nameOf } from '#data/local/outbox-row.ts';
import { won } from '#domain/units.ts';
import { changeListing } from '#sync/commands/change-listing.ts';
import { keepSearch } from '#sync/commands/keep-search.ts';
import { setBlock } from '#sync/commands/set-block.ts';
import { setFavorite } from '#sync/commands/set-favorite.ts';
import { setLike } from '#sync/commands/set-like.ts';
import { setPriceTarget } from '#sync/commands/set-price-target.ts';
import { submitListing } from '#sync/commands/submit-listing.ts';
import { deletePost, submitPost } from '#sync/commands/submit-post.ts';
import { retryAllWaiting, withdrawWaiting } from '#sync/commands/waiting-rows.ts';
import { deleteComment, writeComment } from '#sync/commands/write-comment.ts';
import { commentId, postId } from '../catalogue-fixtures.ts';
import { aProduct, productId, SELLER } from '../domain-fixtures.ts';
import { SeededRandom } from '../seeded-random.ts';
import { FakeDevice } from './fake-device.ts';
import { FakeServer } from './fake-server.ts';
import { faultOf, raceToAFewRequests } from './fault-run.ts';

/** What went wrong in one run; two empty lists are the promise. */
export interface WishRunReport {
  readonly seed: number;
  /** Of what the server says otherwise than the person did last. */
  readonly apart: readonly string[];
  /** What still waits once everything has healed. */
  readonly waiting: readonly string[];
  /** How often something was taken back that had been tried: none, and nothing was shown. */
  readonly takenBack: number;
}

const STEPS = 60;
const REFUSED = '막힌 글';

/** Something that is wished and wished no longer. */
interface Wish {
  readonly set: (wanted: boolean) => Promise<unknown>;
  readonly isHere: () => Promise<boolean>;
  readonly isThere: () => boolean;
}

/** Something that is written, changed, taken back and deleted. */
interface Made {
  readonly write: (title: string) => Promise<unknown>;
  /** `null` where what was said stands. */
  readonly edit: ((title: string) => Promise<unknown>) | null;
  readonly remove: () => Promise<unknown>;
  /** Under which name it waits while it is new. */
  readonly rowId: string;
  /** What stands on the server; `null` where nothing does. */
  readonly onServer: () => string | null;
}

/**
 * One seeded run: a person wishes and wishes back, writes, edits, takes back and deletes, while requests and
 * answers get lost, pages die, drainers lose their lock, and words are refused. Then everything heals, and the
 * server is compared with what was said last of each thing.
 */
export async function wishRun(seed: number): Promise<WishRunReport> {
  const random = new SeededRandom(seed);
  const server = new FakeServer();
  const device = new FakeDevice(server, () => random.next());
  server.fault = () => faultOf(random);
  server.refusedTitle = REFUSED;
  const wishes = Object.entries(wishesOf(device));
  const things = thingsOf(device);
  /** What was said last of each thing; `null` where it is to be gone, nothing before it was written. */
  const said = new Map<string, string | null>();
  let takenBack = 0;
  let kill = new AbortController();

  for (let step = 0; step < STEPS; step += 1) {
    const draw = random.next();
    const [name, thing] = things[random.below(things.length)] ?? things[0];
    const last = said.get(name);
    if (draw < 0.35) {
      const [, wish] = wishes[random.below(wishes.length)] ?? [];
      await wish?.set(!(await wish.isHere()));
    } else if (draw < 0.5) {
      const say = last === undefined ? thing.write : thing.edit;
      if (last === null || say === null) continue;
      const title = random.chance(0.3) ? REFUSED : `글 ${step}`;
      await say(title);
      said.set(name, title);
    } else if (draw < 0.57) {
      const row = await device.db.outbox.where('id').equals(thing.rowId).first();
      if (!row || !(await withdrawWaiting(device.db, row.id, device.environment)).ok) continue;
      said.set(name, null);
      if (row.attempts > 0) takenBack += 1;
    } else if (draw < 0.6) {
      if (!last) continue;
      await thing.remove();
      said.set(name, null);
    } else if (draw < 0.9) {
      // Whoever drains next has taken the lock.
      kill.abort();
      kill = new AbortController();
      await raceToAFewRequests(device.drain(kill.signal), server, random);
    } else if (draw < 0.94) {
      kill.abort();
      device.reopen();
    } else if (draw < 0.97) {
      device.now += random.pick([1_000, 60_000, 120_000]);
    } else {
      await retryAllWaiting(device.db);
    }
  }

  kill.abort();
  server.fault = () => ({ kind: 'none' });
  server.refusedTitle = '';
  device.reopen();
  await retryAllWaiting(device.db);
  await device.drainUntilQuiet();

  const apart: string[] = [];
  for (const [name, { isHere, isThere }] of wishes) if ((await isHere()) !== isThere()) apart.push(name);
  for (const [name, { onServer }] of things) if (onServer() !== (said.get(name) ?? null)) apart.push(name);
  const waiting = (await device.db.outbox.toArray()).map(({ id }) => id);
  await device.db.delete();
  return { seed, apart, waiting, takenBack };
}

function wishesOf(device: FakeDevice): Readonly<Record<string, Wish>> {
  const { environment, server } = device;
  const [product, post, search] = [productId('p1'), postId('wished'), 'search=%EA%B8%88'];
  const target = { side: 'sell', direction: 'up', perDon: won(800_000) } as const;
  return {
    favorite: {
      set: (wanted) => setFavorite(device.db, product, wanted, environment),
      isHere: async () => (await device.db.favorites.count()) > 0,
      isThere: () => server.favorites.has(product),
    },
    block: {
      set: (wanted) => setBlock(device.db, SELLER, wanted, environment),
      isHere: async () => (await device.db.blocks.count()) > 0,
      isThere: () => server.blocks.has(SELLER),
    },
    like: {
      set: (wanted) => setLike(device.db, post, wanted, environment),
      isHere: async () => (await device.db.meta.get(likeMeta(post)))?.value === true,
      isThere: () => server.likes.has(post),
    },
    target: {
      set: (wanted) => setPriceTarget(device.db, target, wanted, environment),
      isHere: async () => (await device.db.priceTargets.count()) > 0,
      isThere: () => server.priceTargets.size > 0,
    },
    search: {
      set: (wanted) => keepSearch(device.db, search, wanted ? 'kept' : 'removed', environment),
      isHere: async () => (await device.db.savedSearches.count()) > 0,
      isThere: () => server.searches.kept.size > 0,
    },
  };
}

function thingsOf(device: FakeDevice): readonly [[string, Made], ...[string, Made][]] {
  const { environment, server } = device;
  const listing = (id: string): [string, Made] => {
    const product = productId(id);
    const submit = (title: string, edited: typeof product | null) => {
      const submission = { edited, tab: 't', details: { ...aProduct(), title }, pictures: [] };
      return submitListing(device.db, submission, environment, product);
    };
    return [
      id,
      {
        write: (title) => submit(title, null),
        edit: (title) => submit(title, product),
        remove: () => changeListing(device.db, product, { kind: 'delete' }, environment),
        rowId: publishRowId(product),
        onServer: () => server.listings.get(product)?.details.title ?? null,
      },
    ];
  };
  const post = (id: string): [string, Made] => {
    const own = postId(id);
    const submit = (title: string, edited: typeof own | null) => {
      const words = { category: 'free', title, content: '내용' } as const;
      return submitPost(device.db, { edited, tab: 't', words, images: [] }, environment, own);
    };
    return [
      id,
      {
        write: (title) => submit(title, null),
        edit: (title) => submit(title, own),
        remove: () => deletePost(device.db, own, environment),
        rowId: postPublishRowId(own),
        onServer: () => server.posts.get(own)?.words.title ?? null,
      },
    ];
  };
  const comment = (id: string): [string, Made] => {
    const box = { postId: postId('wished'), parentId: null };
    const own = commentId(id);
    return [
      id,
      {
        write: (content) => writeComment(device.db, { ...box, content, tab: 't' }, environment, own),
        edit: null,
        remove: () => deleteComment(device.db, box.postId, own, environment),
        rowId: nameOf({ kind: 'comment', ...box, commentId: own, content: '' }).id,
        onServer: () => server.comments.get(own)?.content || null,
      },
    ];
  };
  const { uid } = device;
  return [
    listing(`${uid}-l1`),
    listing(`${uid}-l2`),
    post(`${uid}-b1`),
    post(`${uid}-b2`),
    comment(`${uid}-c1`),
  ];
}
