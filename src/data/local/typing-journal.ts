import { millis, type Millis } from '#domain/units.ts';
import { beforeClosing } from './database-guard.ts';
import { keyOfPlace, placeOfKey, type DraftPlace } from './draft-place.ts';

/*
 * What was typed and may not be in the database yet. A database answers when it can, and a page may be gone
 * before: a key is noted here before its own turn ends, and forgotten once the database has it. A note is
 * therefore newer than the row of the same place. It goes with the sign-out, by its name, and a browser that
 * refuses it leaves us with the database alone.
 */

export interface TypedNote {
  readonly place: DraftPlace;
  /** `null` where the place was emptied. */
  readonly value: unknown;
  readonly at: Millis;
}

/** Whose words they are. */
interface Writer {
  readonly uid: string;
}

/** Begins the names of all notes, whoever's. */
export const TYPED_NOTES = 'geumnaru.typing.';
const notesOf = ({ uid }: Writer): string => `${TYPED_NOTES}${uid}.`;
const keyOf = (writer: Writer, place: DraftPlace): string => `${notesOf(writer)}${keyOfPlace(place)}`;

/** What a database has taken over from here, as it was noted, by key. */
const settled = new WeakMap<object, Map<string, TypedNote>>();
/** Databases that are no more: what they had taken over is here alone. */
const gone = new WeakSet<object>();
/** Where a note was refused: one that stands there is older than what the database is given, not newer. */
const behind = new Set<string>();

/** The newest write to each place of this page. */
const newest = new Map<string, object>();

/**
 * Begins a write to a place; says from then on whether it is still what is wanted there. One that a full disk
 * holds up may undo no later one, nor bring back what was submitted since.
 */
export function beginWriting(writer: Writer, place: DraftPlace): () => boolean {
  const key = keyOf(writer, place);
  const write = {};
  newest.set(key, write);
  return () => newest.get(key) === write;
}

/** Notes what stands at a place (JSON; `null`: nothing any more), at once; `false` where it is refused. */
export const noteTyped = (writer: Writer, place: DraftPlace, value: unknown, at: Millis): boolean =>
  note(keyOf(writer, place), value, at);

function note(key: string, value: unknown, at: Millis): boolean {
  const isNoted = attempt(() => {
    storage()?.setItem(key, JSON.stringify({ value, at }));
    return storage() !== undefined;
  }, false);
  if (isNoted) behind.delete(key);
  else behind.add(key);
  return isNoted;
}

/** What stands there is wanted no more. */
export function forgetTyped(writer: Writer, place: DraftPlace): void {
  newest.delete(keyOf(writer, place));
  forgetNote(writer, place);
}

function forgetNote(writer: Writer, place: DraftPlace): void {
  const key = keyOf(writer, place);
  settled.get(writer)?.delete(key);
  behind.delete(key);
  attempt(() => storage()?.removeItem(key), undefined);
}

/** The same of what was submitted: what was typed since stays. */
export function forgetSubmitted(writer: Writer, place: DraftPlace, value: unknown): void {
  const key = keyOf(writer, place);
  const noted = noteIn(key, place);
  if (noted === null || behind.has(key) || isSame(noted.value, value)) forgetTyped(writer, place);
}

/** `writer`, a database, has what is noted of a place. */
export function settleNoted(writer: Writer, place: DraftPlace): void {
  const key = keyOf(writer, place);
  const noted = noteIn(key, place);
  if (noted === null || gone.has(writer)) return;
  const isOlder = behind.has(key);
  forgetNote(writer, place);
  if (!isOlder) remember(writer, noted);
}

/** The same of this value only: what was typed since is still to be written. */
export function settleTyped(writer: Writer, place: DraftPlace, value: unknown): void {
  const key = keyOf(writer, place);
  const noted = noteIn(key, place);
  if (noted && (behind.has(key) || isSame(noted.value, value))) settleNoted(writer, place);
}

/** `writer` has read some notes, whosever they were, and has what was made of them, if anything. */
export function settleRead(writer: Writer, notes: readonly TypedNote[], made: TypedNote | null): void {
  if (gone.has(writer)) return;
  for (const { place, value } of notes) {
    const standing = noteIn(keyOf(writer, place), place);
    if (standing && isSame(standing.value, value)) forgetNote(writer, place);
  }
  if (made) remember(writer, made);
}

function remember(writer: Writer, noted: TypedNote): void {
  const ofWriter = settled.get(writer) ?? new Map<string, TypedNote>();
  settled.set(writer, ofWriter.set(keyOf(writer, noted.place), noted));
}

/** What a database has taken over on this page is noted again: it may be no more. */
beforeClosing((database) => {
  gone.add(database);
  for (const [key, { place, value, at }] of settled.get(database) ?? []) {
    if (noteIn(key, place) === null) note(key, value, at);
  }
});

/** What is noted of a writer, at one place (whichever the tab) or at all of them. */
export const typedAt = (writer: Writer, at?: string): readonly TypedNote[] =>
  keysOf(writer).flatMap((key) => {
    const { name, tab } = placeOfKey(key.slice(notesOf(writer).length));
    const note = tab !== null && (at ?? name) === name ? noteIn(key, { name, tab }) : null;
    return note ? [note] : [];
  });

/** Forgets whatever a person has typed on this device, at the places whose names begin so. */
export function forgetAllTyped(writer: Writer, names = ''): void {
  const keys = keysOf(writer).filter((key) => key.startsWith(`${notesOf(writer)}${names}`));
  for (const key of keys) attempt(() => storage()?.removeItem(key), undefined);
}

/** What stands at a place is written as JSON. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const keysOf = (writer: Writer): readonly string[] =>
  attempt(() => Object.keys(storage() ?? {}), []).filter((key) => key.startsWith(notesOf(writer)));

/** A note of an earlier version, or one that was damaged, is none. */
function noteIn(key: string, place: DraftPlace): TypedNote | null {
  const note = attempt((): unknown => JSON.parse(storage()?.getItem(key) ?? 'null'), null);
  if (typeof note !== 'object' || note === null || !('value' in note) || !('at' in note)) return null;
  return typeof note.at === 'number' ? { place, value: note.value, at: millis(note.at) } : null;
}

interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** A page's alone: a worker has none. */
const storage = (): TextStore | undefined =>
  (globalThis as { readonly localStorage?: TextStore }).localStorage;

function attempt<T>(step: () => T, otherwise: T): T {
  try {
    return step();
  } catch (error) {
    console.warn('what is typed could not be noted at once', error);
    return otherwise;
  }
}
