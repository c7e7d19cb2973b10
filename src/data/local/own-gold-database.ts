import Dexie, { type EntityTable, type Table } from 'dexie';
import type { Owner, OwnPiece } from '#domain/own-gold/own-piece.ts';
import { withAsyncScopes } from './async-scopes.ts';
import { guardConnection } from './database-guard.ts';

/** The photo of a piece, large and small. */
export interface OwnPhoto {
  readonly owner: Owner;
  /** The piece's. */
  readonly id: string;
  readonly blob: Blob;
  readonly thumb: Blob;
  readonly width: number;
  readonly height: number;
}

/** A form that is not finished; its key says whose, and for which piece. */
export interface OwnForm {
  readonly key: string;
  readonly value: unknown;
}

/**
 * What people own in gold, on this device alone. In a database of its own, which no sign-out, no other account
 * and no full disk empties: nobody could bring it back (decision 040). No row is ever handed to the sync floor.
 */
export class OwnGoldDatabase extends Dexie {
  declare pieces: Table<OwnPiece, [Owner, string]>;
  declare photos: Table<OwnPhoto, [Owner, string]>;
  declare forms: EntityTable<OwnForm, 'key'>;

  constructor() {
    super('geumnaru-own-gold', { chromeTransactionDurability: 'strict' });
    // Two accounts may have taken in the same file.
    this.version(1).stores({ pieces: '[owner+id], owner', photos: '[owner+id], owner', forms: 'key' });
    withAsyncScopes(this);
    guardConnection(this);
  }
}

/** This page's handle; it opens itself on first use. */
export const ownGold = new OwnGoldDatabase();
