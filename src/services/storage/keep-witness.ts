import { beginKeeping, isKeptHere } from '#data/local/kept-store.ts';
import { observe } from '#data/local/observe.ts';
import type { OutboxRow } from '#data/local/outbox-row.ts';
import { waitingRows } from '#data/local/queries/outbox-queries.ts';
import { openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import type { Unsent } from '#documents/witness.ts';
import type { Session } from '#domain/account/account.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { readSessionHint } from '#session/session-hint.ts';
import { sessionStore } from '#session/session-store.ts';
import { realEnvironment, type Environment } from '#sync/environment.ts';
import { standingOf } from '#sync/intents/intents.ts';
import { MOST_NAMED, readWitness, WORDS_MAX_CHARS, writeLoss, writeWitness } from './witness.ts';

/** Looks at every start whether what was kept is still there, and writes down what is. The app calls it once. */
export function keepWitness(): void {
  let followed: string | null = null;
  let stop: () => void = () => undefined;
  const follow = () => {
    const session = sessionStore.get();
    const who = session.kind === 'signed_in' ? session.uid : session.kind;
    if (who === followed) return;
    followed = who;
    stop();
    stop = () => undefined;
    lookAfter(session, realEnvironment).then(
      (end) => {
        // Somebody else may be here by now.
        if (followed === who) stop = end;
        else end();
      },
      (error: unknown) => console.warn('nobody knows what is kept on this device', error),
    );
  };
  sessionStore.subscribe(follow);
  follow();
}

/** Gives the way to stop. */
export async function lookAfter(session: Session, environment: Environment): Promise<() => void> {
  const nothing = () => undefined;
  const known = readWitness();
  if (session.kind === 'signed_out') {
    // The sign-in is kept beside the data, and is gone with it.
    const isGone = known !== null && !(await isKeptHere(known.uid));
    if (isGone) writeLoss({ ...known, foundAt: environment.now() });
    return nothing;
  }
  if (session.kind !== 'signed_in') return nothing;
  const db = openUserDatabase(session.uid);
  const { since, isNew } = await beginKeeping(db, environment.now());
  if (isNew && known?.uid === session.uid) writeLoss({ ...known, foundAt: environment.now() });
  return observe(
    () => unsentThings(db, environment),
    (unsent) => {
      // A sign-out clears what is kept here before it ends what is looked after.
      if (readSessionHint()?.uid === db.uid) writeWitness({ uid: db.uid, since, ...unsent });
    },
  );
}

async function unsentThings(db: UserDatabase, environment: Environment) {
  const { count, rows } = await waitingRows(db, MOST_NAMED, environment.now());
  return { unsent: rows.map(unsentOf), more: count - rows.length };
}

function unsentOf({ intent, createdAt }: OutboxRow): Unsent {
  const { what, about } = standingOf(intent);
  const isText = about.kind === 'message' && about.body.kind === 'text';
  const words = about.kind === 'words' ? about.words : isText ? about.body.text : '';
  return {
    what,
    words: cutText(words, WORDS_MAX_CHARS),
    messageId: intent.kind === 'message' ? intent.messageId : null,
    at: createdAt,
  };
}
