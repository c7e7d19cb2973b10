/** `unsure`: what came last has not been looked at; `closed`: something has to be read before an answer. */
export type GateState = 'unsure' | 'closed' | 'open';

/** Where answers pass on their way out of a room. */
export interface AnswerGate {
  /** Runs `answer` where the gate is open, else once it is; of several that wait the last runs, since the box has all the words. */
  readonly before: (answer: () => void) => void;
  /** Whether an answer waits for its writer to read. */
  readonly isAsking: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly turn: (state: GateState) => void;
  /** The writer has read: the answer that waits runs now. */
  readonly pass: () => void;
  /** The writer would rather not answer. */
  readonly cancel: () => void;
}

export function createAnswerGate(): AnswerGate {
  let state: GateState = 'unsure';
  let waiting: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const take = () => {
    const answer = waiting;
    waiting = null;
    tell();
    return answer;
  };
  return {
    before(answer) {
      if (state === 'open') return answer();
      waiting = answer;
      tell();
    },
    isAsking: () => waiting !== null && state === 'closed',
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    turn(next) {
      if (next === state) return;
      state = next;
      if (state === 'open') take()?.();
      else tell();
    },
    pass: () => take()?.(),
    cancel: () => void take(),
  };
}
