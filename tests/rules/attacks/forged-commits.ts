import type { Forged, Honest } from './honest.ts';
import type { Write } from './raw-commit.ts';

/** Ids of nothing of ours, most of which Firestore itself would take. */
const ODD_IDS: Readonly<Record<string, string>> = {
  'a blank': 'a b',
  Korean: '안녕',
  'what is not seen': 'a\u200Bb',
  'a percent': 'a%2Fb',
  'the name of a prototype': '__proto__',
  'a long one': 'x'.repeat(129),
  'the longest': 'x'.repeat(1_400),
};

/** What only functions count, and what nobody knows. */
const OTHER_KINDS = ['exchanges', 'deals', 'likes', 'whatever'];

/** What its owner may take away again. */
const MAY_END =
  /^(?:favorites|priceTargets|blocks|signUps|products|posts)\/[^/]+(?:\/(?:items|targets)\/[^/]+)?$|\/likes\//;

const nameOf = ({ path }: Write): string =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
const idOf = ({ path }: Write): string => path.split('/').at(-1) ?? '';
const renamed = (write: Write, id: string): Write => ({
  ...write,
  path: [...write.path.split('/').slice(0, -1), id].join('/'),
});
const isCount = ({ path }: Write): boolean => path.startsWith('quotas/');

/** A commit that lacks a write, or one of whose documents stands elsewhere or is taken away. */
export function* forgedCommits({ writes, uid }: Honest): Generator<Forged> {
  for (const [index, write] of writes.entries()) {
    const name = nameOf(write);
    const instead = (...others: readonly Write[]) => writes.toSpliced(index, 1, ...others);
    // Whoever counts what they do not make has less left.
    if (!instead().every(isCount)) yield { what: `without ${name}`, writes: instead() };
    if (!MAY_END.test(write.path)) {
      yield { what: `takes ${name} away`, writes: [{ path: write.path, data: null }] };
    }
    for (const [how, id] of Object.entries(ODD_IDS)) {
      yield { what: `${name} under ${how}`, writes: instead(renamed(write, id)) };
    }
    yield { what: `${name} below itself`, writes: instead({ ...write, path: `${write.path}/more/x` }) };
    yield { what: `${name} in another collection`, writes: instead({ ...write, path: `x${write.path}` }) };
    if (write.path.includes(uid)) {
      const path = write.path.replaceAll(uid, `${uid}x`);
      yield { what: `${name} at somebody else’s`, writes: instead({ ...write, path }) };
    }
    if (isCount(write)) {
      for (const kind of OTHER_KINDS.filter((other) => other !== idOf(write))) {
        yield { what: `counted as ${kind}`, writes: instead(renamed(write, kind)) };
      }
    } else if (writes.some(isCount)) {
      // One count is for one thing.
      const other = renamed(write, `${idOf(write)}x`);
      yield { what: `${name} under another id`, writes: instead(other) };
      yield { what: `${name} under another id too`, writes: [...writes, other] };
    }
  }
}
