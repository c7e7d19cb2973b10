import { isDocumentId } from '../ids.ts';
import { millis, type Millis } from '../units.ts';
import {
  EMPTY_PIECE,
  pieceOf,
  firstProblem,
  restorePieceForm,
  type PieceForm,
  type PieceProblem,
} from './piece-form.ts';
import { OWN_PIECE_LIMITS, type OwnPiece } from './own-piece.ts';

/** A piece as a file of one's own holds it: as it would be typed, with its id and its times. */
export interface WrittenPiece extends PieceForm {
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What is wrong with a piece of a file, and where. */
export interface RefusedPiece {
  /** As far as it has one. */
  readonly name: string;
  readonly field: keyof PieceForm | 'id';
  readonly problem: PieceProblem;
}

export type ReadPiece =
  | { readonly kind: 'piece'; readonly piece: Omit<OwnPiece, 'owner' | 'hasPhoto'> }
  | { readonly kind: 'refused'; readonly refused: RefusedPiece };

/**
 * A piece out of a file, held to the same limits as one that is typed: a file that was opened with the right
 * passphrase may have been made by anybody.
 */
export function readPiece(written: unknown, now: Millis): ReadPiece {
  const fields = fieldsOf(written);
  const form = textual(fields);
  const refuse = (field: RefusedPiece['field'], problem: PieceProblem): ReadPiece => ({
    kind: 'refused',
    refused: { name: form.name.slice(0, OWN_PIECE_LIMITS.nameChars), field, problem },
  });
  const wrong = firstProblem(form);
  if (wrong) return refuse(...wrong);
  const [details, id] = [pieceOf(form), fields['id']];
  if (details === null || !isDocumentId(id)) return refuse('id', 'missing');
  const [createdAt, updatedAt] = [time(fields['createdAt'], now), time(fields['updatedAt'], now)];
  return { kind: 'piece', piece: { ...details, id, createdAt, updatedAt } };
}

/** A number in the place of a text is read as it would be typed; anything else is no number. */
function textual(fields: Readonly<Record<string, unknown>>): PieceForm {
  const numbers = (['fineness', 'weight', 'stoneWeight', 'paid'] as const).map(
    (name) => [name, spelled(fields[name])] as const,
  );
  return restorePieceForm({ ...EMPTY_PIECE, ...fields, ...Object.fromEntries(numbers) });
}

function spelled(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '?';
}

/** No time of a file lies ahead of this device's clock: it would win over every later change. */
const time = (value: unknown, now: Millis): Millis =>
  typeof value === 'number' && value >= 0 && value <= now ? millis(value) : now;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
