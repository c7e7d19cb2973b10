import type { MessageId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import type { SendCode } from '#sync/commands/send-message.ts';
import {
  draftOf,
  draftWithout,
  EMPTY_COMPOSER,
  reduceComposer,
  type ComposerEvent,
  type ComposerState,
} from './composer-state.ts';

export interface OutgoingWords {
  readonly text: string;
  readonly remaining: string;
}

/** What a composer asks of the device. */
export interface ComposerSurroundings {
  /** Puts a message on the disk and leaves `remaining` as the draft, both or neither. */
  send(message: OutgoingWords): Promise<Result<MessageId, SendCode>>;
  readDraft(): Promise<string>;
  keepDraft(text: string): Promise<void>;
  /** Calls `run` a moment later; gives the way to call it off. */
  soon(run: () => void): () => void;
}

export interface Composer {
  readonly get: () => ComposerState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls `listener` for every message that has reached the disk. */
  readonly onSent: (listener: () => void) => () => void;
  readonly type: (text: string) => void;
  readonly choosePhrase: (phrase: string) => void;
  /** A syllable is being put together, or done. */
  readonly compose: (isComposing: boolean) => void;
  /**
   * Sends the words, which leave the box once they are on the disk; messages get there in the order
   * submitted.
   */
  readonly submit: () => void;
  readonly dismissProblem: () => void;
  /** Begins with what the last visit left, once however often it is asked. */
  readonly start: () => void;
  /** Puts the draft on the disk now: the page may be gone in a moment. */
  readonly flush: () => void;
}

/** The box of one conversation. */
export function createComposer(surroundings: ComposerSurroundings): Composer {
  let state = EMPTY_COMPOSER;
  let keptDraft = '';
  let isSending = false;
  let isStarted = false;
  let callOff: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const sentListeners = new Set<() => void>();

  const dispatch = (event: ComposerEvent) => {
    const next = reduceComposer(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const keep = () => {
    callOff?.();
    callOff = null;
    // The disk takes one write after another, so a draft could not land before the message that is on its
    // way; and written after it, it would hold those words a second time. Sending keeps what remains.
    if (isSending) return;
    const draft = draftOf(state);
    if (draft === keptDraft) return;
    const before = keptDraft;
    keptDraft = draft;
    surroundings.keepDraft(draft).catch((error: unknown) => {
      keptDraft = before;
      console.warn('draft not kept', error);
    });
  };
  // Typing without a pause would never be kept if every key put it off.
  const keepSoon = () => {
    callOff ??= surroundings.soon(keep);
  };

  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    for (let next = nextOf(state); next; next = nextOf(state)) {
      const remaining = draftWithout(state, next.ticket);
      const sent = await attempt({ text: next.text, remaining });
      if (sent.ok) {
        keptDraft = remaining;
        dispatch({ kind: 'stored', ticket: next.ticket });
        for (const listener of sentListeners) listener();
      } else {
        dispatch({ kind: 'refused', code: sent.code });
      }
    }
    isSending = false;
    keepSoon();
  };

  const attempt: ComposerSurroundings['send'] = async (message) => {
    try {
      return await surroundings.send(message);
    } catch (error) {
      // A bug, but the words go back into the box all the same.
      console.error('message not sent', error);
      return err('disk');
    }
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSent(listener) {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    type(text) {
      dispatch({ kind: 'typed', text });
      keepSoon();
    },
    choosePhrase(phrase) {
      dispatch({ kind: 'phrase_chosen', phrase });
      keepSoon();
    },
    compose: (isComposing) => dispatch({ kind: 'composing', isComposing }),
    submit() {
      dispatch({ kind: 'submitted' });
      void sendAll();
    },
    dismissProblem: () => dispatch({ kind: 'problem_dismissed' }),
    start() {
      if (isStarted) return;
      isStarted = true;
      surroundings.readDraft().then(
        (text) => {
          if (text === '') return;
          if (draftOf(state) === '') keptDraft = text;
          dispatch({ kind: 'draft_read', text });
        },
        (error: unknown) => console.warn('draft not read', error),
      );
    },
    flush: keep,
  };
}

/** What was submitted first and is not on the disk. */
const nextOf = ({ departing }: ComposerState) => departing.find(({ isStored }) => !isStored);
