import {
  draftOf,
  freshText,
  joinTexts,
  withoutFrom,
  withStored,
  type BoxWords,
} from '#domain/chat/box-words.ts';
import { messageTextOf } from '#domain/chat/message-text.ts';
import { assertNever } from '#domain/result.ts';
import type { SendCode } from '#sync/commands/send-message.ts';

export interface ComposerState extends BoxWords {
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
  | { readonly kind: 'submitted'; readonly ticket: string }
  | { readonly kind: 'stored'; readonly ticket: string }
  /** Its writer would rather not send it, nor what was submitted after it. */
  | { readonly kind: 'turned_back'; readonly ticket: string }
  | { readonly kind: 'refused'; readonly code: SendCode }
  | { readonly kind: 'problem_dismissed' };

export const EMPTY_COMPOSER: ComposerState = {
  text: '',
  departing: [],
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
      return submit(state, event.ticket);
    case 'stored':
      return settle(withStored(state, (ticket) => ticket === event.ticket));
    case 'turned_back':
      return withoutFrom(state, event.ticket);
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

function submit(state: ComposerState, ticket: string): ComposerState {
  const fresh = freshText(state);
  const text = messageTextOf(fresh);
  // Nothing to send: the button does nothing either.
  if (!text.ok) return text.code === 'empty' ? state : { ...state, problem: text.code };
  return {
    ...state,
    departing: [...state.departing, { ticket, text: fresh, isStored: false }],
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
