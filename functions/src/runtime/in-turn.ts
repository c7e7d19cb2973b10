import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { firestore } from './firebase.ts';
import { ALREADY_EXISTS, FAILED_PRECONDITION, hasCode, NOT_FOUND } from './firestore-codes.ts';

/** A call that has waited this long for its turn is told to try again later. */
const PATIENCE_MS = 15_000;
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 400];
/** A turn whose holder has died. */
const TURN_MS = 30_000;

/**
 * Does `work` when nobody else is doing theirs under the same name. Transactions that read and then write one
 * document wait for each other's locks and fail together when many start at once; a document that only one
 * can create lets them through one by one. `refusal` is asked before each attempt, so that what is refused
 * anyway waits for no turn. Throws `resource-exhausted`, which says "later": that many asked at once is no
 * fault of ours.
 */
export async function inTurn<T>(
  name: string,
  refusal: () => Promise<T | null>,
  work: () => Promise<T>,
): Promise<T> {
  const turn = firestore().doc(`turns/${name}`);
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const refused = await refusal();
    if (refused !== null) return refused;
    const taken = await take(turn);
    if (taken !== null) {
      try {
        return await work();
      } finally {
        await endTurn(turn, taken);
      }
    }
    await pause(SHORTEST_PAUSE_MS + Math.random() * LONGEST_PAUSE_MS);
  }
  throw new HttpsError('resource-exhausted', 'too many at once');
}

/** When the turn was taken, by the server's clock; `null` where somebody else has it. */
async function take(turn: DocumentReference): Promise<Timestamp | null> {
  try {
    return (await turn.create({ at: FieldValue.serverTimestamp() })).writeTime;
  } catch (error) {
    if (!hasCode(error, ALREADY_EXISTS)) throw error;
    const held = await turn.get();
    const at: unknown = held.get('at');
    if (at instanceof Timestamp && held.updateTime && at.toMillis() < Date.now() - TURN_MS) {
      await endTurn(turn, held.updateTime);
    }
    return null;
  }
}

/** Only this very turn: somebody may have ended it, and taken the next one, meanwhile. */
async function endTurn(turn: DocumentReference, lastUpdateTime: Timestamp): Promise<void> {
  try {
    await turn.delete({ lastUpdateTime });
  } catch (error) {
    if (!hasCode(error, NOT_FOUND, FAILED_PRECONDITION)) throw error;
  }
}
