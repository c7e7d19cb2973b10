import type { Dialogue, DialogueMessage, SaidMessage } from './dialogue.ts';
import { clausesOf, compact, plain } from './said.ts';

/** A reader needs no more of a text than a message may hold. */
const MAX_CHARS = 2_000;
/** "계 | 좌 | 부탁드려요": what is no longer than this may be a piece of a sentence. */
const PIECE_LETTERS = 5;
/** One joined sentence has no more pieces than this, so that a room of pieces is still read once. */
const MAX_PIECES = 8;

/** The messages in the order of their time, with pieces of one sentence put together. */
export function turnsOf(dialogue: Dialogue): readonly SaidMessage[] {
  const turns: SaidMessage[] = [];
  let pieces: DialogueMessage[] = [];
  const say = (): void => {
    const [first] = pieces;
    if (first) {
      const text = pieces.map((piece) => piece.text).join(' ');
      turns.push({ ...first, text, clauses: clausesOf(text) });
    }
    pieces = [];
  };
  for (const message of [...dialogue.messages].sort((a, b) => a.at - b.at)) {
    const text = message.text.slice(0, MAX_CHARS);
    if (pieces.length >= MAX_PIECES || pieces.some(({ from }) => from !== message.from)) say();
    pieces.push({ ...message, text });
    if (compact(plain(text)).length > PIECE_LETTERS) say();
  }
  say();
  return turns;
}
