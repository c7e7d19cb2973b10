import { catalogue } from '#data/local/catalogue-database.ts';
import { likeMeta } from '#data/local/queries/board-queries.ts';
import { won } from '#domain/units.ts';
import { keepSearch } from '#sync/commands/keep-search.ts';
import { setBlock } from '#sync/commands/set-block.ts';
import { setFavorite } from '#sync/commands/set-favorite.ts';
import { setLike } from '#sync/commands/set-like.ts';
import { setPriceTarget } from '#sync/commands/set-price-target.ts';
import { retryAllWaiting, withdrawWaiting } from '#sync/commands/waiting-rows.ts';
import { postId } from '../catalogue-fixtures.ts';
import { productId, SELLER } from '../domain-fixtures.ts';
import { SeededRandom } from '../seeded-random.ts';
import { FakeDevice } from './fake-device.ts';
import { FakeServer } from './fake-server.ts';
import { faultOf, raceToAFewRequests } from './fault-run.ts';
import { MAKERS, type Made } from './made-things.ts';
import { paceOf } from './pace.ts';

/** What went wrong in one run; two empty lists are the promise. */
export interface WishRunReport {
  readonly seed: number;
  /** Of what the server says otherwise than the person did last. */
  readonly apart: readonly string[];
  /** What still waits once everything has healed. */
  readonly waiting: readonly string[];
  /** How often something was taken back that had been tried: none, and nothing was shown. */
  readonly takenBack: number;
  /** How many requests it took: of one seed as many on every machine. */
  readonly requests: number;
}

const STEPS = 60;
const REFUSED = '막힌 글';

/** Something that is wished and wished no longer. */
interface Wish {
  readonly set: (wanted: boolean) => Promise<unknown>;
  readonly isHere: () => Promise<boolean>;
  readonly isThere: () => boolean;
}

/**
 * One seeded run: a person wishes and wishes back, writes, edits, takes back and deletes, while requests and
 * answers get lost, pages die, drainers lose their lock, and words are refused. Then everything heals, and the
 * server is compared with what was said last of each thing.
 */
export async function wishRun(seed: number): Promise<WishRunReport> {
  // What an earlier run has left there takes time.
  await Promise.all(catalogue.tables.map((table) => table.clear()));
  const random = new SeededRandom(seed);
  const server = new FakeServer();
  const device = new FakeDevice(server, () => random.next());
  server.fault = () => faultOf(random);
  server.refusedTitle = REFUSED;
  server.openExchanges = Infinity;
  const pace = paceOf(random);
  server.pace = pace;
  device.pace = pace;
  const wishes = Object.entries(wishesOf(device));
  const slots = await Promise.all(MAKERS.map(async (make, at) => make(device, `${device.uid}-${at}`)));
  const things = [...slots];
  /** What was said last of each thing; `null` where it is to be gone, nothing before it was written. */
  const said = new Map<Made, string | null>();
  let takenBack = 0;
  let kill = new AbortController();
  const drainAWhile = async () => {
    // Whoever drains next has taken the lock.
    kill.abort();
    kill = new AbortController();
    await raceToAFewRequests(device.drain(kill.signal), server, random);
  };
  const takeBack = async (thing: Made) => {
    const row = await device.db.outbox.where('id').equals(thing.rowId).first();
    if (!row) return;
    // Between the eye and the hand.
    await pace();
    if (!(await withdrawWaiting(device.db, row.id, device.environment)).ok) return;
    said.set(thing, null);
    if (row.attempts > 0) takenBack += 1;
  };

  for (let step = 0; step < STEPS; step += 1) {
    await pace();
    const draw = random.next();
    const at = random.below(slots.length);
    const thing = slots[at];
    if (!thing) throw new Error('nothing to be made');
    const last = said.get(thing);
    if (draw < 0.33) {
      const [, wish] = wishes[random.below(wishes.length)] ?? [];
      await wish?.set(!(await wish.isHere()));
    } else if (draw < 0.5) {
      const title = random.chance(0.3) ? REFUSED : `글 ${step}`;
      if (last === undefined) {
        if ((await thing.write(title)).ok) said.set(thing, title);
      } else if (last === null || thing.edit === null) {
        const next = await MAKERS[at]?.(device, `${device.uid}-${at}-${step}`);
        if (!next) throw new Error('nothing to be made');
        slots[at] = next;
        things.push(next);
        if ((await next.write(title)).ok) said.set(next, title);
      } else {
        await thing.edit(title);
        said.set(thing, title);
        if (random.chance(0.5)) await thing.changeElsewhere?.();
      }
    } else if (draw < 0.6) {
      const acting = takeBack(thing);
      // Another tab begins to send what this one still shows as waiting.
      if (random.chance(0.5)) await drainAWhile();
      await acting;
    } else if (draw < 0.63) {
      if (!last || !thing.remove) continue;
      await thing.remove();
      said.set(thing, null);
    } else if (draw < 0.9) {
      await drainAWhile();
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
  server.pace = null;
  device.pace = null;
  server.fault = () => ({ kind: 'none' });
  server.refusedTitle = '';
  device.reopen();
  await retryAllWaiting(device.db);
  await device.drainUntilQuiet();

  const apart: string[] = [];
  for (const [name, { isHere, isThere }] of wishes) if ((await isHere()) !== isThere()) apart.push(name);
  for (const thing of things) if (thing.onServer() !== (said.get(thing) ?? null)) apart.push(thing.rowId);
  const waiting = (await device.db.outbox.toArray()).map(({ id }) => id);
  await device.db.delete();
  return { seed, apart, waiting, takenBack, requests: server.requests };
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
