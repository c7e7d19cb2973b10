import { logger } from 'firebase-functions';
import { codeOf } from '../system/code-of.ts';

/**
 * All that a line of the log may say besides its sentence: names, ids, codes and figures. No text of
 * anybody's and no address fits in; alerts are written against these names (`docs/operating.md`).
 */
export interface Facts {
  /** The name of the function. */
  readonly function?: string;
  /** The name of what is done by the clock. */
  readonly run?: string;
  readonly outcome?: string;
  readonly code?: string;
  readonly reason?: string;
  /** Who asked; an account's id. */
  readonly by?: string;
  readonly uids?: readonly string[];
  /** Of the event that a trigger was told of, and the path of its document. */
  readonly event?: string;
  readonly document?: string;
  readonly note?: string;
  readonly ms?: number;
  readonly figures?: Readonly<Record<string, number>>;
  /** An error of the app on somebody's device. */
  readonly fingerprint?: string;
  readonly release?: string;
  readonly source?: string;
  readonly route?: string;
}

/** The one way to the log. */
export const log = {
  info: (sentence: string, facts: Facts): void => logger.info(sentence, facts),
  warn: (sentence: string, facts: Facts): void => logger.warn(sentence, facts),
  /** With the error's code and the places it came through; its message may quote what people wrote. */
  error: (sentence: string, facts: Facts, error: unknown): void =>
    logger.error(sentence, { code: codeOf(error), ...facts, stack: placesOf(error) }),
};

const MOST_PLACES = 12;

/** The lines of a stack that name places. */
export function placesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const { message, stack = '' } = error;
  // Behind the message, which may look like a place as well.
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.slice(7))
    .slice(0, MOST_PLACES);
}
