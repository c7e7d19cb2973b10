import { messageTextOf } from '#domain/chat/message-text.ts';
import { assertNever } from '#domain/result.ts';
import type { SendCode } from '#sync/commands/send-message.ts';

/**
 * Words that were submitted. They stand in the box, before what is typed behind them, until they are on the
 * disk.
 */
export interface Departing {
  readonly ticket: number;
  readonly text: string;
  readonly isStored: boolean;
}

export interface ComposerState {
  /** What stands in the box. */
  readonly text: string;
  /** In the order typed. */
  readonly departing: readonly Departing[];
  readonly lastTicket: number;
  /** A syllable is being put together: a box that changes under it would take it apart. */
  readonly isComposing: boolean;
  readonly problem: SendCode | null;
}

export type ComposerEvent =
  /** What an earlier visit left in the box. */
  | { readonly kind: 'draft_read'; readonly text: string }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'phrase_chosen'; readonly phrase: string }
  | { readonly kind: 'composing'; readonly isComposing: boolean }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'stored'; readonly ticket: number }
  | { readonly kind: 'refused'; readonly code: SendCode }
  | { readonly kind: 'problem_dismissed' };

export const EMPTY_COMPOSER: ComposerState = {
  text: '',
  departing: [],
  lastTicket: 0,
  isComposing: false,
  problem: null,
};

/**
 * The box empties once what was submitted is on the disk, and keeps what was typed since. What was submitted
 * is not submitted again. When the disk refuses, all of it stands in the box: what was typed over in between
 * comes back.
 */
export function reduceComposer(state: ComposerState, event: ComposerEvent): ComposerState {
  switch (event.kind) {
    case 'draft_read':
      return {
        ...state,
        text: joinTexts(state.departing.length === 0 ? [event.text, state.text] : [state.text, event.text]),
      };
    case 'typed':
      return { ...state, text: event.text, problem: null };
    case 'phrase_chosen':
      return {
        ...state,
        text: state.text.trim() === '' ? event.phrase : `${state.text.trimEnd()} ${event.phrase}`,
      };
    case 'composing':
      return settle({ ...state, isComposing: event.isComposing });
    case 'submitted':
      return submit(state);
    case 'stored':
      return settle({
        ...state,
        departing: state.departing.map((one) =>
          one.ticket === event.ticket ? { ...one, isStored: true } : one,
        ),
      });
    case 'refused':
      return {
        ...state,
        text: draftOf(state),
        departing: [],
        problem: event.code,
      };
    case 'problem_dismissed':
      return { ...state, problem: null };
    default:
      return assertNever(event);
  }
}

/** What the next visit must find in the box if the page dies now. */
export function draftOf(state: ComposerState): string {
  const { missing, unsent } = boxOf(state);
  return joinTexts([...missing, unsent]);
}

/** What in the box has not been submitted. */
export const freshText = (state: ComposerState): string => boxOf(state).fresh;

/** The draft once one departing message is on the disk. */
export const draftWithout = (state: ComposerState, ticket: number): string =>
  draftOf({
    ...state,
    departing: state.departing.map((one) => (one.ticket === ticket ? { ...one, isStored: true } : one)),
  });

function submit(state: ComposerState): ComposerState {
  const fresh = freshText(state);
  const text = messageTextOf(fresh);
  // Nothing to send: the button does nothing either.
  if (!text.ok) return text.code === 'empty' ? state : { ...state, problem: text.code };
  const ticket = state.lastTicket + 1;
  return {
    ...state,
    departing: [...state.departing, { ticket, text: fresh, isStored: false }],
    lastTicket: ticket,
    problem: null,
  };
}

/** Takes what is on the disk out of the box, unless something is being put together behind it. */
function settle(state: ComposerState): ComposerState {
  const [first, ...later] = state.departing;
  if (!first?.isStored) return state;
  const rest = state.text.startsWith(first.text) ? state.text.slice(first.text.length) : state.text;
  if (state.isComposing && rest !== '') return state;
  return settle({ ...state, text: rest, departing: later });
}

interface Box {
  /** Submitted, not on the disk, and typed over since. */
  readonly missing: readonly string[];
  /** What stands in the box and is not on the disk. */
  readonly unsent: string;
  readonly fresh: string;
}

function boxOf({ departing, text }: ComposerState): Box {
  let fresh = text;
  let submitted = '';
  const missing: string[] = [];
  for (const one of departing) {
    if (fresh.startsWith(one.text)) {
      fresh = fresh.slice(one.text.length);
      if (!one.isStored) submitted += one.text;
    } else if (!one.isStored) missing.push(one.text);
  }
  return { missing, unsent: `${submitted}${fresh}`, fresh };
}

const joinTexts = (texts: readonly string[]): string => {
  const written = texts.filter((text) => text.trim() !== '');
  // A lone white space is worth keeping too: it is what stands in the box.
  return written.length === 0 ? (texts.at(-1) ?? '') : written.join('\n');
};
