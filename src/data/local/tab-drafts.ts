import type { Millis } from '#domain/units.ts';
import { isDiskFull } from './disk-full.ts';
import type { Draft, UserDatabase } from './user-database.ts';

/*
 * What is typed and not sent, each tab's for itself: what one tab sends or clears, another may still be
 * writing. Whoever opens the place next takes over what tabs that are gone have left there.
 */

/** Where something is typed (`chat:<id>`, `review:<order>`, …), and in which tab. */
export interface DraftPlace {
  readonly name: string;
  readonly tab: string;
}

/** Neither names nor tabs hold one. */
const AT = '@';

const keyOf = ({ name, tab }: DraftPlace): string => `${name}${AT}${tab}`;

/** The name of a draft's place. Rows of an earlier version were nobody's tab's. */
export const nameOfDraft = ({ key }: Pick<Draft, 'key'>): string => key.split(AT)[0] ?? key;

const tabOf = ({ key }: Draft): string | null => key.split(AT)[1] ?? null;

export const keepTabDraft = async (
  db: UserDatabase,
  place: DraftPlace,
  value: unknown,
  now: Millis,
): Promise<void> => {
  await db.drafts.put({ key: keyOf(place), value, updatedAt: now });
};

export const dropTabDraft = (db: UserDatabase, place: DraftPlace): Promise<void> =>
  db.drafts.delete(keyOf(place));

/** Every tab's drafts of one place, the oldest first. */
export const draftsAt = async (db: UserDatabase, name: string): Promise<readonly Draft[]> =>
  (await db.drafts.where('key').startsWith(name).toArray())
    .filter((draft) => nameOfDraft(draft) === name)
    .toSorted((a, b) => a.updatedAt - b.updatedAt);

/**
 * This tab's draft, into which goes what others have left that are not among the `living`; `join` makes one
 * of them, the oldest first, and leaves out what it cannot read.
 */
export const takeTabDraft = <Value>(
  db: UserDatabase,
  place: DraftPlace,
  living: ReadonlySet<string>,
  join: (values: readonly unknown[]) => Value | null,
): Promise<Value | null> =>
  take(db, place, living, (drafts) => {
    const [newest] = drafts.toReversed();
    const value = join(drafts.map((draft) => draft.value));
    return newest === undefined || value === null ? null : { value, of: drafts, as: { ...newest, value } };
  });

/**
 * The same of what is no text that could be joined: this tab's, else the newest that others have left. What
 * else was left waits for whoever comes next.
 */
export const takeNewestDraft = <Value>(
  db: UserDatabase,
  place: DraftPlace,
  living: ReadonlySet<string>,
  read: (value: unknown) => Value | null,
): Promise<Value | null> =>
  take(db, place, living, (drafts) => {
    const newest = drafts.find((draft) => tabOf(draft) === place.tab) ?? drafts.at(-1);
    const value = newest ? read(newest.value) : null;
    return newest === undefined || value === null ? null : { value, of: [newest], as: newest };
  });

interface Taken<Value> {
  readonly value: Value;
  /** The rows that become this tab's one. */
  readonly of: readonly Draft[];
  readonly as: Draft;
}

async function take<Value>(
  db: UserDatabase,
  place: DraftPlace,
  living: ReadonlySet<string>,
  choose: (drafts: readonly Draft[]) => Taken<Value> | null,
): Promise<Value | null> {
  const chosen = async () => choose(await draftsFor(db, place, living));
  try {
    return await db.transaction('rw', db.drafts, async () => {
      const taken = await chosen();
      if (taken) await makeOwn(db, place, taken);
      return taken?.value ?? null;
    });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    // What cannot be moved is read where it lies.
    return (await chosen())?.value ?? null;
  }
}

async function makeOwn(db: UserDatabase, place: DraftPlace, { of, as }: Taken<unknown>): Promise<void> {
  const key = keyOf(place);
  if (of.every((draft) => draft.key === key)) return;
  await db.drafts.bulkDelete(of.map((draft) => draft.key));
  await db.drafts.put({ ...as, key });
}

/** What a tab finds at a place: its own, and what nobody is writing any more; the oldest first. */
const draftsFor = async (
  db: UserDatabase,
  { name, tab }: DraftPlace,
  living: ReadonlySet<string>,
): Promise<readonly Draft[]> =>
  (await draftsAt(db, name)).filter((draft) => {
    const of = tabOf(draft);
    return of === null || of === tab || !living.has(of);
  });
