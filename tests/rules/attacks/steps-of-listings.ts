import { emulatorToken } from '../emulator-token.ts';
import { freshId } from '../world.ts';
import { before, listing } from './honest.ts';
import { NOW, type Data, type Write } from './raw-commit.ts';
import { ANYBODY_ELSE } from './somebody-else.ts';

/** Where a listing may go from each state by its seller, `null` for its end. */
const NEXT: Readonly<Record<string, readonly (string | null)[]>> = {
  selling: ['selling', 'reserved', 'sold', 'hidden', null],
  reserved: ['reserved', 'selling', 'sold', 'hidden', null],
  sold: ['sold', 'selling', 'hidden', null],
  hidden: ['hidden', 'selling', null],
};

/** How it may stand; with a deal it stays in its state, and what was taken down stays as it is. */
const STANDINGS: Readonly<Record<string, Data>> = {
  free: {},
  dealt: { dealt: true },
  'kept for one': { reservedFor: 'x' },
  bought: { buyerId: 'x' },
  'taken down': { withheld: true },
};

export interface Step {
  readonly what: string;
  readonly isAllowed: boolean;
  readonly token: string | null;
  readonly given: readonly Write[];
  readonly write: Write;
}

/** From each state to each, however the listing stands by its seller, and as it is free by anybody else. */
export function* stepsOfListings(): Generator<Step> {
  for (const [from, nexts] of Object.entries(NEXT)) {
    for (const to of [...Object.keys(NEXT), null]) {
      const steps = `${from} to ${to ?? 'nothing'}`;
      for (const [standing, there] of Object.entries(STANDINGS)) {
        const uid = freshId('z');
        const isFree = standing === 'free';
        yield {
          what: `${steps}, ${standing}`,
          isAllowed: isFree ? nexts.includes(to) : to === from && standing !== 'taken down',
          token: emulatorToken(uid),
          ...stepOf(uid, from, to, there),
        };
      }
      for (const [who, somebody] of Object.entries(ANYBODY_ELSE)) {
        const uid = freshId('z');
        const { token, given = [] } = somebody({ uid, other: `${uid}o` });
        const step = stepOf(uid, from, to, {});
        yield {
          what: `${steps}, by ${who}`,
          isAllowed: false,
          token,
          ...step,
          given: [...step.given, ...given],
        };
      }
    }
  }
}

function stepOf(uid: string, from: string, to: string | null, there: Data): Pick<Step, 'given' | 'write'> {
  const path = `products/${uid}p`;
  return {
    given: [{ path, data: { ...before(listing(uid)), status: from, ...there } }],
    write:
      to === null
        ? { path, data: null }
        : { path, data: { status: to, updatedAt: NOW }, mask: ['status', 'updatedAt'] },
  };
}
