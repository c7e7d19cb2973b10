import { messageTextOf } from '#domain/chat/message-text.ts';
import { assertNever } from '#domain/result.ts';
import type { SendCode } from '#sync/commands/send-message.ts';

/** A message that has left the box and is not on the disk yet. */
export interface Departing {
  readonly ticket: number;
  readonly text: string;
}

export interface ComposerState {
  /** What stands in the box. */
  readonly text: string;
  /** In the order typed. */
  readonly departing: readonly Departing[];
  readonly lastTicket: number;
  readonly problem: SendCode | null;
}

export type ComposerEvent =
  /** What an earlier visit left in the box. */
  | { readonly kind: 'draft_read'; readonly text: string }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'phrase_chosen'; readonly phrase: string }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'stored'; readonly ticket: number }
  | { readonly kind: 'refused'; readonly code: SendCode }
  | { readonly kind: 'problem_dismissed' };

export const EMPTY_COMPOSER: ComposerState = { text: '', departing: [], lastTicket: 0, problem: null };

/**
 * The box empties at once when a message is submitted, and every word of it is in exactly one place: in
 * the box, departing, or on the disk. When the disk refuses, all that was departing comes back.
 */
export function reduceComposer(state: ComposerState, event: ComposerEvent): ComposerState {
  switch (event.kind) {
    case 'draft_read':
      return { ...state, text: joinTexts([event.text, state.text]) };
    case 'typed':
      return { ...state, text: event.text, problem: null };
    case 'phrase_chosen':
      return {
        ...state,
        text: state.text.trim() === '' ? event.phrase : `${state.text.trimEnd()} ${event.phrase}`,
      };
    case 'submitted':
      return submit(state);
    case 'stored':
      return { ...state, departing: state.departing.filter(({ ticket }) => ticket !== event.ticket) };
    case 'refused':
      return {
        ...state,
        text: joinTexts([...state.departing.map(({ text }) => text), state.text]),
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
export const draftOf = ({ departing, text }: ComposerState): string =>
  joinTexts([...departing.map((one) => one.text), text]);

/** The draft once one departing message is on the disk. */
export const draftWithout = (state: ComposerState, ticket: number): string =>
  draftOf({ ...state, departing: state.departing.filter((one) => one.ticket !== ticket) });

function submit(state: ComposerState): ComposerState {
  const text = messageTextOf(state.text);
  // Nothing to send: the button does nothing either.
  if (!text.ok) return text.code === 'empty' ? state : { ...state, problem: text.code };
  const ticket = state.lastTicket + 1;
  return {
    text: '',
    departing: [...state.departing, { ticket, text: state.text }],
    lastTicket: ticket,
    problem: null,
  };
}

const joinTexts = (texts: readonly string[]): string => {
  const written = texts.filter((text) => text.trim() !== '');
  // A lone white space is worth keeping too: it is what stands in the box.
  return written.length === 0 ? (texts.at(-1) ?? '') : written.join('\n');
};
