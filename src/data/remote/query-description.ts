import type { Micros } from '#domain/units.ts';

/**
 * Every question that the app asks a collection at once, as plain data: one builder turns a description into
 * a query of the SDK, and a test turns it into the index it needs (the emulator answers without any).
 */
export interface QueryDescription {
  /** Slash-separated, an odd number of segments. */
  readonly collection: string;
  /** All collections of this name, wherever they lie; `collection` is that name, ids are whole paths. */
  readonly isGroup?: boolean;
  readonly filters: readonly QueryFilter[];
  readonly order: readonly QueryOrder[];
  /** Values of the `order` fields after which the answer begins. */
  readonly after?: readonly QueryValue[];
  /** The same, with the documents that have these very values. */
  readonly from?: readonly QueryValue[];
  readonly limit: number;
  /** The only fields that are sent; all where it is left out. Read over REST only. */
  readonly fields?: readonly string[];
  /** Which end of the answer `limit` keeps; the first where it is left out. */
  readonly keep?: 'first' | 'last';
}

export interface QueryFilter {
  readonly field: string;
  readonly op: '==' | 'in' | '>=' | '<=' | 'array-contains' | 'array-contains-any';
  readonly value: QueryValue | readonly string[];
}

export interface QueryOrder {
  /** {@link DOCUMENT_ID} stands for the document's id. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** `micros` is a timestamp to the microsecond, the resolution of the server's. */
export type QueryValue = string | number | boolean | { readonly micros: Micros };

export const DOCUMENT_ID = '__name__';
