import { createListeners } from '#domain/listeners.ts';

/** `unsure`: what came last has not been looked at; `closed`: something has to be read before an answer. */
export type GateState = 'unsure' | 'closed' | 'open';

/** Where answers pass on their way out of a room. */
export interface AnswerGate {
  /**
   * Runs `answer` where the gate is open, else once it is: all that wait, in their order. `turnedBack` runs in
   * its place where the writer would rather not answer.
   */
  readonly before: (answer: () => void, turnedBack?: () => void) => void;
  /** Whether an answer waits for its writer to read. */
  readonly isAsking: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly turn: (state: GateState) => void;
  /** The writer has read: the answer that waits runs now. */
  readonly pass: () => void;
  /** The writer would rather not answer. */
  readonly cancel: () => void;
  /** The writer leaves the room: what waited unasked is sent, what waits to be read for is not. */
  readonly leave: () => void;
}

interface Waiting {
  readonly answer: () => void;
  readonly turnedBack?: (() => void) | undefined;
}

export function createAnswerGate(): AnswerGate {
  let state: GateState = 'unsure';
  let waiting: readonly Waiting[] = [];
  const listeners = createListeners();
  const take = () => {
    const taken = waiting;
    waiting = [];
    listeners.tell();
    return taken;
  };
  const letThrough = () => {
    for (const { answer } of take()) answer();
  };
  const turnBack = () => {
    for (const { turnedBack } of take()) turnedBack?.();
  };
  return {
    before(answer, turnedBack) {
      if (state === 'open') return answer();
      waiting = [...waiting, { answer, turnedBack }];
      listeners.tell();
    },
    isAsking: () => waiting.length > 0 && state === 'closed',
    subscribe: listeners.subscribe,
    turn(next) {
      if (next === state) return;
      state = next;
      if (state === 'open') letThrough();
      else listeners.tell();
    },
    pass: letThrough,
    cancel: turnBack,
    leave() {
      if (state === 'unsure') letThrough();
      else turnBack();
    },
  };
}
