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
  /** As the disk has it; `null` where that is not known. */
  let keptDraft: string | null = '';
  let isSending = false;
  let isStarted = false;
  /** What the disk has been asked for and has not answered. */
  let asked = 0;
  let sent = 0;
  const listeners = new Set<() => void>();
  const sentListeners = new Set<() => void>();

  const dispatch = (event: ComposerEvent) => {
    const next = reduceComposer(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const keepNow = () => {
    // The disk takes one write after another, so a draft could not land before the message that is on its
    // way; and written after it, it would hold those words a second time. Sending keeps what remains.
    if (isSending) return;
    const draft = draftOf(state);
    if (draft === keptDraft) return;
    keptDraft = draft;
    void write(draft);
  };
  const write = async (draft: string) => {
    const sentBefore = sent;
    asked += 1;
    try {
      await surroundings.keepDraft(draft);
      // A full disk may have had it come later than a message that was sent meanwhile.
      if (sent !== sentBefore) keptDraft = null;
    } catch (error) {
      keptDraft = null;
      console.warn('draft not kept', error);
    }
    asked -= 1;
    // The same words once more would be refused for ever.
    if (draftOf(state) !== draft || sent !== sentBefore) keep();
  };
  // A page that dies keeps what is on the disk: each key is written, and those that come while the disk is busy
  // together. What is written while the last visit's draft is read would be found a second time, as that draft.
  const keep = () => {
    if (asked === 0) keepNow();
  };

  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    for (let next = nextOf(state); next; next = nextOf(state)) {
      const remaining = draftWithout(state, next.ticket);
      const stored = await attempt({ text: next.text, remaining });
      if (stored.ok) {
        keptDraft = remaining;
        sent += 1;
        dispatch({ kind: 'stored', ticket: next.ticket });
        for (const listener of sentListeners) listener();
      } else {
        dispatch({ kind: 'refused', code: stored.code });
      }
    }
    isSending = false;
    keep();
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

  const readDraft = async () => {
    try {
      const text = await surroundings.readDraft();
      if (text !== '' && draftOf(state) === '') keptDraft = text;
      if (text !== '') dispatch({ kind: 'draft_read', text });
    } catch (error) {
      console.warn('draft not read', error);
    }
    asked -= 1;
    keep();
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
      keep();
    },
    choosePhrase(phrase) {
      dispatch({ kind: 'phrase_chosen', phrase });
      keep();
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
      asked += 1;
      void readDraft();
    },
    flush: keepNow,
  };
}

/** What was submitted first and is not on the disk. */
const nextOf = ({ departing }: ComposerState) => departing.find(({ isStored }) => !isStored);
