import { SeededRandom } from '#tests/support/seeded-random.ts';
import { FAULTS, type NetworkFault } from './world/network.ts';

/** Which tab, of which device: `tab` counts from 0. */
export interface Place {
  readonly device: number;
  readonly tab: number;
}

export type Act =
  | { readonly kind: 'send'; readonly place: Place; readonly chat: number; readonly isRefused: boolean }
  | { readonly kind: 'edit' | 'delete'; readonly place: Place; readonly which: number }
  | { readonly kind: 'retry' | 'wake' | 'kill' | 'freeze' | 'thaw' | 'show'; readonly place: Place }
  | { readonly kind: 'enter' | 'leave' | 'read'; readonly place: Place; readonly chat: number }
  | { readonly kind: 'worker' | 'sign_out'; readonly device: number }
  | { readonly kind: 'kill_worker'; readonly device: number }
  | { readonly kind: 'clock'; readonly device: number; readonly jumpMs: number }
  | { readonly kind: 'link'; readonly device: number; readonly state: 'good' | 'bad' | 'dead' };

/**
 * Something that happens `afterMs` after the step before it; a kill may come in the middle of a transaction.
 */
export interface Step {
  readonly afterMs: number;
  /** Turns of the event loop that what came before is given; `null`: all that it wants. */
  readonly turns: number | null;
  readonly act: Act;
}

/** All that decides a run: it can be kept, made smaller, and run again. */
export interface Plan {
  readonly seed: number;
  readonly faults: readonly NetworkFault[];
  /** Times of commits need not be in the order in which they become visible. */
  readonly isSkewed: boolean;
  readonly steps: readonly Step[];
}

/** Two of the first person's, one of the second's. */
export const DEVICES = ['buyer', 'buyer', 'seller'] as const;
export const TABS = 2;
export const CHATS = 2;
/** Most histories are short: what a few steps break they break as well, at a third of the cost. */
const SHORT = { share: 0.7, least: 4, most: 16 };
const LONG = { least: 12, most: 50 };
const DAY_MS = 86_400_000;
const JUMPS_MS = [-DAY_MS, DAY_MS, -3_600_000, 3_600_000, 0] as const;

export function planOf(seed: number): Plan {
  const random = new SeededRandom(seed);
  const faults = FAULTS.filter(() => random.chance(0.7));
  const isSkewed = random.chance(0.25);
  const steps: Step[] = [];
  const { least, most } = random.chance(SHORT.share) ? SHORT : LONG;
  const count = least + random.below(most - least);
  for (let index = 0; index < count; index += 1) {
    const act = actOf(random);
    const mayInterrupt = act.kind === 'kill' || act.kind === 'kill_worker' || act.kind === 'sign_out';
    steps.push({
      afterMs: random.pick([0, 0, 20, 100, 400, 1_500, 5_000, 20_000, 70_000]),
      turns: mayInterrupt || random.chance(0.3) ? random.below(60) : null,
      act,
    });
  }
  return { seed, faults, isSkewed, steps };
}

/** The same plan without anything that goes wrong: what people do over a good way. */
export const calmed = (plan: Plan): Plan => ({
  ...plan,
  faults: [],
  isSkewed: false,
  steps: plan.steps
    .filter(({ act }) => !TROUBLES.includes(act.kind))
    .map((step) => ({ ...step, turns: null })),
});

const TROUBLES: readonly Act['kind'][] = [
  'kill',
  'kill_worker',
  'freeze',
  'thaw',
  'clock',
  'link',
  'sign_out',
];

function actOf(random: SeededRandom): Act {
  const device = random.below(DEVICES.length);
  const place = { device, tab: random.chance(0.7) ? 0 : 1 };
  const chat = random.below(CHATS);
  const draw = random.next();
  if (draw < 0.34) return { kind: 'send', place, chat, isRefused: random.chance(0.04) };
  if (draw < 0.4) return { kind: random.chance(0.5) ? 'edit' : 'delete', place, which: random.below(1_000) };
  if (draw < 0.43) return { kind: 'retry', place };
  if (draw < 0.46) return { kind: 'wake', place };
  if (draw < 0.52) return { kind: 'enter', place, chat };
  if (draw < 0.55) return { kind: 'leave', place, chat };
  if (draw < 0.64) return { kind: 'read', place, chat };
  if (draw < 0.73) return { kind: 'kill', place };
  if (draw < 0.76) return { kind: 'freeze', place };
  if (draw < 0.78) return { kind: 'thaw', place };
  if (draw < 0.8) return { kind: 'show', place };
  if (draw < 0.84) return { kind: 'worker', device };
  if (draw < 0.86) return { kind: 'kill_worker', device };
  if (draw < 0.88) return { kind: 'sign_out', device };
  if (draw < 0.91) return { kind: 'clock', device, jumpMs: random.pick(JUMPS_MS) };
  return { kind: 'link', device, state: random.pick(['good', 'bad', 'bad', 'dead']) };
}
