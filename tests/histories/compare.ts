import { Script } from 'node:vm';
import { calmed, planOf, type Plan } from './plan.ts';
import { judge } from './run-many.ts';
import { bundleClient, bundleSdkClient } from './world/bundle-client.ts';

/** What one column of the comparison is about. */
interface Column {
  readonly name: string;
  readonly script: Script;
  readonly planOf: (seed: number) => Plan;
  readonly broken: Map<string, Count>;
  events: number;
  /** In how many histories anything was broken. */
  histories: number;
}

interface Count {
  histories: number;
  readonly seed: number;
  readonly what: string;
}

export interface Comparison {
  readonly runs: number;
  readonly firstSeed: number;
  readonly endsAt: number;
  readonly progress: (done: number) => void;
}

export interface Compared {
  /** A table of counts, and the first example of each. */
  readonly lines: readonly string[];
  /** The app itself has broken nothing. */
  readonly isKept: boolean;
}

/**
 * Runs the same plans over the app and over Firestore's own SDK, and counts the histories in which each promise
 * was broken. The plans without faults show that the SDK is at home in this world.
 */
export async function compare({ runs, firstSeed, endsAt, progress }: Comparison): Promise<Compared> {
  const [ours, sdk] = [new Script(await bundleClient()), new Script(await bundleSdkClient())];
  const columns = [
    column('ours', ours, planOf),
    column('SDK', sdk, planOf),
    column('SDK, calm', sdk, (seed) => calmed(planOf(seed))),
  ];
  let done = 0;
  while (done < runs && (done === 0 || Date.now() < endsAt)) {
    for (const one of columns) await count(one, firstSeed + done);
    done += 1;
    progress(done);
  }
  return {
    lines: [...tableOf(columns, done), '', ...columns.flatMap(examplesOf)],
    isKept: columns[0]?.histories === 0,
  };
}

const column = (name: string, script: Script, planFor: Column['planOf']): Column => ({
  name,
  script,
  planOf: planFor,
  broken: new Map(),
  events: 0,
  histories: 0,
});

async function count(column: Column, seed: number): Promise<void> {
  const { history, breaches } = await judge(column.script, column.planOf(seed));
  column.events += history?.events.length ?? 0;
  if (breaches.length > 0) column.histories += 1;
  for (const promise of new Set(breaches.map((breach) => breach.promise))) {
    const known = column.broken.get(promise);
    const what = breaches.find((breach) => breach.promise === promise)?.what ?? '';
    if (known) known.histories += 1;
    else column.broken.set(promise, { histories: 1, seed, what });
  }
}

const PROMISES = [
  'exactly once',
  'order',
  'read your writes',
  'monotonic reads',
  'no false word',
  'counters',
  'same everywhere',
  'nothing silent',
  'comes to an end',
];

function tableOf(columns: readonly Column[], done: number): readonly string[] {
  const row = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['histories in which it was broken', ...columns.map(({ name }) => name)]),
    row(['---', ...columns.map(() => '---')]),
    ...PROMISES.map((promise) =>
      row([promise, ...columns.map(({ broken }) => broken.get(promise)?.histories ?? 0)]),
    ),
    row(['any', ...columns.map(({ histories }) => `${histories} of ${done}`)]),
    row(['events', ...columns.map(({ events }) => events)]),
  ];
}

const examplesOf = ({ name, broken }: Column): readonly string[] =>
  [...broken].map(([promise, { seed, what }]) => `${name}, ${promise}, seed ${seed}: ${what}`);
