import type { PieceFacts } from '../gold/piece-facts.ts';
import type { UserId } from '../ids.ts';
import type { ProductCategory } from '../product/product.ts';
import type { Millis, Won } from '../units.ts';

/** Whose list a piece stands in: a member's, or that of whoever uses the device signed out. */
export type Owner = UserId | 'signed_out';

/** A piece of gold that somebody owns. It never leaves the device but in a file that they make. */
export interface OwnPiece extends PieceFacts {
  readonly id: string;
  readonly owner: Owner;
  readonly name: string;
  readonly category: ProductCategory;
  /** `null` where it is not known, as of what was inherited. */
  readonly paid: Won | null;
  readonly hasPhoto: boolean;
  readonly createdAt: Millis;
  readonly updatedAt: Millis;
}

export const OWN_PIECE_LIMITS = { nameChars: 40, pieces: 500 } as const;
