import { useDeferredValue, useLayoutEffect, useState } from 'react';
import { observe } from '#data/local/observe.ts';
import { afterNextPaint } from '#device/next-paint.ts';
import { afterWakingTime } from '#device/time-limit.ts';
import { isSame, type KeptAnswer } from './kept-answer.ts';
import { answersOnTheirWay, noteAnswered, noteAsked } from './live-answers.ts';

export type Live<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed' };

const [LOADING, FAILED] = [{ kind: 'loading' }, { kind: 'failed' }] as const;

/**
 * How long the disk may be silent before that is said: an engine that has lost hold of it, as after a wake-up, may
 * never answer. One that does after all is shown.
 */
export const SILENCE_MS = 15_000;

/**
 * The answer of a query on the device's databases, again whenever what it read changes.
 * `deps` are the values the query closes over; an answer to earlier ones is never shown for newer ones. What
 * is `kept` from an earlier visit stands there until the disk has answered.
 */
export function useLive<T>(query: () => Promise<T>, deps: readonly unknown[], kept?: KeptAnswer<T>): Live<T> {
  const { former, first, later } = useAnswers(query, deps, kept);
  return saidTo(deps, [later, first, former]);
}

/** In place of a query: what stands there instead of an answer, while the disk is not to be asked. */
export interface Nothing<T> {
  readonly nothing: T;
}

type Query<T> = (() => Promise<T>) | Nothing<T>;

/**
 * The same for long lists: the first answer is drawn at once, and only once; a later one to the same question
 * is drawn in slices and never stands in the way of a tap, and the earlier one stays meanwhile.
 */
export function useCalmLive<T>(query: Query<T>, deps: readonly unknown[], kept?: KeptAnswer<T>): Live<T> {
  const { former, first, later } = useAnswers(query, deps, kept);
  const drawn = useDeferredValue(later);
  return saidTo(deps, [drawn, first, former]);
}

/**
 * The same for what says of other answers that they are here: it is told and drawn behind all that were on their
 * way when it was read.
 */
export function useLiveBehind<T>(
  query: () => Promise<T>,
  deps: readonly unknown[],
  kept?: KeptAnswer<T>,
): Live<T> {
  const { former, first, later } = useAnswers(query, deps, kept, true);
  const drawn = useDeferredValue(later ?? first);
  return saidTo(deps, [drawn, former]);
}

interface Question<T> {
  readonly deps: readonly unknown[];
  readonly query: Query<T>;
  /**
   * What was kept of an earlier visit when it was asked. Looked up once: another screen may keep a newer
   * answer before this one is on the page, which this one does not show.
   */
  readonly former: Answer<T> | undefined;
}

interface Answer<T> {
  readonly deps: readonly unknown[];
  readonly live: Live<T>;
}

/** To one question. */
interface Answers<T> {
  readonly first?: Answer<T>;
  /** The newest of those after it. */
  readonly later?: Answer<T>;
}

const NONE: Answers<never> = {};

function useAnswers<T>(
  query: Query<T>,
  deps: readonly unknown[],
  kept?: KeptAnswer<T>,
  isBehind = false,
): Answers<T> & Pick<Question<T>, 'former'> {
  const [question, ask] = useState<Question<T>>(() => questionOf(query, deps, kept));
  if (!isSame(question.deps, deps)) ask(questionOf(query, deps, kept));
  const [answers, setAnswers] = useState<Answers<T>>(NONE);
  useLayoutEffect(() => {
    const { query: asked } = question;
    if ('nothing' in asked) return undefined;
    let last: Live<T> = question.former?.live ?? LOADING;
    let isLeft = false;
    const take = (said: Live<T>) => {
      if (isLeft) return;
      const live = kept && said.kind === 'ready' ? ready(kept.keep(question.deps, said.value)) : said;
      // Whatever is written to a table asks anew, and mostly the answer is the same: then nothing is drawn.
      if (last.kind === 'ready' && live.kind === 'ready' && last.value === live.value) return;
      const answer = { deps: question.deps, live };
      const isFirst = last.kind === 'loading';
      last = live;
      setAnswers((before) => (isFirst ? { first: answer } : { ...before, later: answer }));
    };
    const note = isBehind ? () => undefined : noteAsked;
    const follow = () =>
      observe(
        () => {
          note(question);
          return settle(asked);
        },
        (said) => {
          hear();
          if (isBehind) {
            void answersOnTheirWay().then(() => take(said));
          } else {
            take(said);
            noteAnswered(question);
          }
        },
      );
    note(question);
    const hear = afterWakingTime(SILENCE_MS, () => {
      if (last.kind === 'loading') take(FAILED);
      noteAnswered(question);
    });
    // The disk is asked before what has no answer yet is painted, and behind the picture of what has one.
    let stop = question.former
      ? afterNextPaint(() => {
          stop = follow();
        })
      : follow();
    return () => {
      isLeft = true;
      hear();
      stop();
      noteAnswered(question);
    };
  }, [question, kept, isBehind]);
  return { ...answers, former: question.former };
}

function questionOf<T>(
  query: Query<T>,
  deps: readonly unknown[],
  kept: KeptAnswer<T> | undefined,
): Question<T> {
  const known = 'nothing' in query ? { value: query.nothing } : kept?.take(deps);
  return { deps, query, former: known ? { deps, live: ready(known.value) } : undefined };
}

const ready = <T>(value: T): Live<T> => ({ kind: 'ready', value });

/** The newest of `answers` that answers the question, which stand in this order. */
const saidTo = <T>(deps: readonly unknown[], answers: readonly (Answer<T> | undefined)[]): Live<T> =>
  answers.find((answer) => answer && isSame(answer.deps, deps))?.live ?? LOADING;

/** What browsers call a connection that is lost in the middle of what is read. */
const LOST = /^(Unknown|InvalidState|TransactionInactive|Abort)Error$/;

/** What ends with a lost connection (Safari's, after a wake-up) is asked once more: that opens it again. */
async function settle<T>(query: () => Promise<T>, isAgain = false): Promise<Live<T>> {
  try {
    return ready(await query());
  } catch (error) {
    if (!isAgain && error instanceof Error && LOST.test(error.name)) return settle(query, true);
    console.error('a query on this device failed', error);
    return FAILED;
  }
}
