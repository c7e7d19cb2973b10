import { draftOf, withStored } from '#domain/chat/box-words.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import { createListeners } from '#domain/listeners.ts';
import { err, type Result } from '#domain/result.ts';
import type { BoxNote } from '#sync/commands/chat-draft.ts';
import type { SendCode } from '#sync/commands/send-message.ts';
import { EMPTY_COMPOSER, reduceComposer, type ComposerEvent, type ComposerState } from './composer-state.ts';

export interface OutgoingWords {
  /** The message's id. */
  readonly ticket: string;
  readonly text: string;
  readonly remaining: string;
}

/** What a composer asks of the device. */
export interface ComposerSurroundings {
  /** Puts a message on the disk and leaves `remaining` as the draft, both or neither. */
  send(message: OutgoingWords): Promise<Result<MessageId, SendCode>>;
  readDraft(): Promise<string>;
  keepDraft(text: string): Promise<void>;
  /** Notes what stands in the box, before it returns. */
  note(standing: BoxNote): void;
  /** The disk has all that was noted. */
  settle(): void;
  newTicket(): string;
}

/** Calls `go` when what was submitted may leave, or `turnedBack` when its writer would rather not send it. */
export type Passage = (go: () => void, turnedBack: () => void) => void | Promise<void>;

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
   * Sends the words as they stand, through `passage` where there is one. They leave the box once they are on
   * the disk; messages get there in the order submitted.
   */
  readonly submit: (passage?: Passage) => void;
  readonly dismissProblem: () => void;
  /** Begins with what the last visit left, once however often it is asked. */
  readonly start: () => void;
  /** Takes up words that have been left for the box since, where nothing stands in it. */
  readonly lookAgain: () => void;
  /** Puts the draft on the disk now: the page may be gone in a moment. */
  readonly flush: () => void;
  /** The disk has been asked for something and has not answered. */
  readonly isAtWork: () => boolean;
}

/** The box of one conversation. */
export function createComposer(surroundings: ComposerSurroundings): Composer {
  let state = EMPTY_COMPOSER;
  /** As the disk has it; `null` where that is not known. */
  let keptDraft: string | null = '';
  let isSending = false;
  let isReading = false;
  let isStarted = false;
  /** The tickets that wait to be let through. */
  const held = new Set<string>();
  /** What the disk has been asked for and has not answered. */
  let asked = 0;
  let sent = 0;
  const listeners = createListeners();
  const sentListeners = createListeners();

  const dispatch = (event: ComposerEvent) => {
    const next = reduceComposer(state, event);
    if (next === state) return;
    const areOthers = next.text !== state.text || next.departing !== state.departing;
    state = next;
    // Before anybody else hears of it: the page may be gone before the disk answers.
    if (areOthers) surroundings.note({ words: state, isEarly: isReading });
    listeners.tell();
  };

  const keepNow = () => {
    // The disk takes one write after another, so a draft could not land before the message that is on its
    // way; and written after it, it would hold those words a second time. Sending keeps what remains. And what
    // is written while the last visit's draft is read would be found a second time, as that draft. The same of
    // what is held, which may be let through before the disk has answered.
    if (isSending || isReading || held.size > 0) return;
    const draft = draftOf(state);
    if (draft === keptDraft) {
      if (asked === 0) surroundings.settle();
      return;
    }
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
    if (keptDraft === draft || draftOf(state) !== draft || sent !== sentBefore) keep();
  };
  // Each key is written, and those that come while the disk is busy together.
  const keep = () => {
    if (asked === 0) keepNow();
  };

  const sendAll = async () => {
    // What the last visit left is this tab's once it is read, and sending leaves what is known to remain.
    if (isSending || isReading) return;
    isSending = true;
    for (let next = nextOf(state); next && !held.has(next.ticket); next = nextOf(state)) {
      const { ticket, text } = next;
      const remaining = draftOf(withStored(state, (one) => one === ticket));
      const stored = await attempt({ ticket, text, remaining });
      if (stored.ok) {
        keptDraft = remaining;
        sent += 1;
        dispatch({ kind: 'stored', ticket });
        sentListeners.tell();
      } else {
        held.clear();
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

  const turnBack = (ticket: string) => {
    if (!held.has(ticket)) return;
    // All at once, as none behind it can leave without it, and what was typed over must come back in order.
    const [first = ticket] = held;
    held.clear();
    dispatch({ kind: 'turned_back', ticket: first });
    keep();
  };

  const isAtWork = () => isReading || isSending || asked > 0 || held.size > 0;

  const attemptToRead = async () => {
    try {
      return await surroundings.readDraft();
    } catch (error) {
      console.warn('draft not read', error);
      return '';
    }
  };

  /** What comes into the box under a syllable would take it apart; what was submitted out of one leaves it be. */
  const syllableDone = async () => {
    const isDone = () => !state.isComposing || state.departing.length > 0;
    if (isDone()) return;
    await new Promise<void>((resolve) => {
      const stop = listeners.subscribe(() => {
        if (!isDone()) return;
        stop();
        resolve();
      });
    });
  };

  const readDraft = async () => {
    isReading = true;
    const left = await attemptToRead();
    await syllableDone();
    isReading = false;
    if (left !== '') dispatch({ kind: 'draft_read', text: left });
    else if (draftOf(state) !== '') surroundings.note({ words: state, isEarly: isReading });
    // What was found is written once more: a disk that is full has not taken it over.
    await sendAll();
  };

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    onSent: sentListeners.subscribe,
    type(text) {
      dispatch({ kind: 'typed', text });
      keep();
    },
    choosePhrase(phrase) {
      dispatch({ kind: 'phrase_chosen', phrase });
      keep();
    },
    compose: (isComposing) => dispatch({ kind: 'composing', isComposing }),
    submit(passage = (go) => go()) {
      const ticket = surroundings.newTicket();
      const before = state.departing;
      dispatch({ kind: 'submitted', ticket });
      if (state.departing === before) return;
      held.add(ticket);
      void passage(
        () => {
          held.delete(ticket);
          void sendAll();
        },
        () => turnBack(ticket),
      );
    },
    dismissProblem: () => dispatch({ kind: 'problem_dismissed' }),
    start() {
      if (isStarted) return;
      isStarted = true;
      void readDraft();
    },
    lookAgain() {
      if (isStarted && !isAtWork() && draftOf(state) === '') void readDraft();
    },
    flush: keepNow,
    isAtWork,
  };
}

/**
 * The box of a room for whoever opens it: one that was left while the disk had not answered is still the
 * room's, as two would write over each other.
 */
export function composerOf(rooms: Map<ChatId, Composer>, chatId: ChatId, create: () => Composer): Composer {
  const known = rooms.get(chatId);
  if (known?.isAtWork()) return known;
  const composer = create();
  rooms.set(chatId, composer);
  return composer;
}

/** What was submitted first and is not on the disk. */
const nextOf = ({ departing }: ComposerState) => departing.find(({ isStored }) => !isStored);
