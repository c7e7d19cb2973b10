import type { Millis } from '#domain/units.ts';
import { isDiskFull } from './disk-full.ts';
import { isLeft, keyOfPlace, placeOfKey, type DraftPlace } from './draft-place.ts';
import { noteTyped, settleRead, typedAt, type TypedNote } from './typing-journal.ts';
import type { Draft, UserDatabase } from './user-database.ts';

/*
 * What is typed and not sent, each tab's for itself: what one tab sends or clears, another may still be
 * writing. Whoever opens the place next takes over what tabs that are gone have left there.
 */

/** The name of a draft's place. */
export const nameOfDraft = ({ key }: Pick<Draft, 'key'>): string => placeOfKey(key).name;

/** Puts what stands at a place (`null`: nothing any more) on the disk. */
export const keepTabDraft = async (
  db: UserDatabase,
  place: DraftPlace,
  value: unknown,
  now: Millis,
): Promise<void> => {
  if (value === null) await dropTabDraft(db, place);
  else await db.drafts.put({ key: keyOfPlace(place), value, updatedAt: now });
};

export const dropTabDraft = (db: UserDatabase, place: DraftPlace): Promise<void> =>
  db.drafts.delete(keyOfPlace(place));

/** The same of what was submitted: what was typed since stays. What was on the disk `until` then goes too. */
export async function dropSubmitted(
  db: UserDatabase,
  place: DraftPlace,
  value: unknown,
  until?: Millis,
): Promise<void> {
  const row = await db.drafts.get(keyOfPlace(place));
  if (!row) return;
  const isOlder = until !== undefined && row.updatedAt <= until;
  if (isOlder || JSON.stringify(row.value) === JSON.stringify(value)) await dropTabDraft(db, place);
}

/** How many things are being written, on the disk or on their way to it. */
export async function countDrafts(db: UserDatabase): Promise<number> {
  const keys = new Set(await db.drafts.toCollection().primaryKeys());
  for (const { place, value } of typedAt(db)) {
    if (value === null) keys.delete(keyOfPlace(place));
    else keys.add(keyOfPlace(place));
  }
  return keys.size;
}

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
  take(db, place, living, (found) => {
    const [newest] = found.toReversed();
    const value = join(found.map((one) => one.value));
    return newest === undefined || value === null ? null : { value, of: found, as: { ...newest, value } };
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
  take(db, place, living, (found) => {
    const newest = found.find(({ tab }) => tab === place.tab) ?? found.at(-1);
    const value = newest ? read(newest.value) : null;
    return newest === undefined || value === null ? null : { value, of: [newest], as: newest };
  });

interface Found {
  /** Of its row, whether or not there is one yet. */
  readonly key: string;
  readonly tab: string | null;
  readonly value: unknown;
  readonly updatedAt: Millis;
  /** What was typed after the row was written, if it was. */
  readonly note: TypedNote | null;
}

interface Taken<Value> {
  readonly value: Value;
  /** What becomes this tab's one. */
  readonly of: readonly Found[];
  readonly as: Found;
}

async function take<Value>(
  db: UserDatabase,
  place: DraftPlace,
  living: ReadonlySet<string>,
  choose: (found: readonly Found[]) => Taken<Value> | null,
): Promise<Value | null> {
  try {
    const { taken, emptied } = await db.transaction('rw', db.drafts, async () => {
      const all = await foundAt(db, place, living);
      const emptied = all.filter(({ value }) => value === null);
      const taken = choose(all.filter(({ value }) => value !== null));
      await db.drafts.bulkDelete(emptied.map(({ key }) => key));
      if (taken) await makeOwn(db, place, taken);
      return { taken, emptied };
    });
    const notes = [...emptied, ...(taken?.of ?? [])].flatMap(({ note }) => note ?? []);
    settleRead(db, notes, taken && { place, value: taken.as.value, at: taken.as.updatedAt });
    return taken?.value ?? null;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    // What cannot be moved is read where it lies, and noted as moved: it would be found there a second time.
    const all = await foundAt(db, place, living);
    const taken = choose(all.filter(({ value }) => value !== null));
    if (taken) noteMove(db, place, taken);
    return taken?.value ?? null;
  }
}

function noteMove(db: UserDatabase, place: DraftPlace, { of, as }: Taken<unknown>): void {
  if (!noteTyped(db, place, as.value, as.updatedAt)) return;
  const { name, tab: own } = place;
  for (const { tab, updatedAt } of of) {
    if (tab !== null && tab !== own) noteTyped(db, { name, tab }, null, updatedAt);
  }
}

async function makeOwn(db: UserDatabase, place: DraftPlace, { of, as }: Taken<unknown>): Promise<void> {
  const key = keyOfPlace(place);
  if (of.every((one) => one.key === key && !one.note)) return;
  await db.drafts.bulkDelete(of.map((one) => one.key));
  await db.drafts.put({ key, value: as.value, updatedAt: as.updatedAt });
}

/** What a tab finds at a place: its own, and what nobody is writing any more; the oldest first. */
async function foundAt(
  db: UserDatabase,
  { name, tab: own }: DraftPlace,
  living: ReadonlySet<string>,
): Promise<readonly Found[]> {
  const found = new Map<string, Found>();
  for (const { key, value, updatedAt } of await draftsAt(db, name)) {
    found.set(key, { key, tab: placeOfKey(key).tab, value, updatedAt, note: null });
  }
  for (const note of typedAt(db, name)) {
    const key = keyOfPlace(note.place);
    found.set(key, { key, tab: note.place.tab, value: note.value, updatedAt: note.at, note });
  }
  return [...found.values()]
    .filter(({ tab }) => tab === own || isLeft(tab, living))
    .toSorted((a, b) => a.updatedAt - b.updatedAt);
}
