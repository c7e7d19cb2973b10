import { keysOf, shape, type Fields, type Place, type Shape } from './shape.ts';

/** A collection's document: its fields and their two ways, and who may write them. */
export interface Document<T> extends Shape<T> {
  /** As `firestore.rules` spells it, from the database's root. */
  readonly path: string;
  /** What a person writes in creating one, `null` where only the server does. */
  readonly created: readonly Place[] | null;
  /** What a person may change, by the occasion: each is one list of the rules. */
  readonly edits: Readonly<Record<string, readonly string[]>>;
  /** What the server's clock writes: in creating one, and with every change. */
  readonly createdTimes: readonly string[];
  readonly changedTimes: readonly string[];
}

/** `firestore.rules` says the same, and `tests/rules/contract.test.ts` holds the two together. */
export interface Declaration<T extends object> {
  readonly path: string;
  readonly fields: Fields<T>;
  /** The fields that only the server writes. */
  readonly server: 'all' | readonly (keyof T & string)[];
  readonly edits: Readonly<Record<string, readonly (keyof T & string)[]>>;
}

export function defineDocument<T extends object>(declaration: Declaration<T>): Document<T> {
  const { path, fields, server, edits } = declaration;
  const whole = shape<T>(fields);
  const keysWhere = (isMeant: (key: keyof T & string) => boolean) => keysOf(fields).filter(isMeant);
  const clockOf = (key: string) => whole.fields[key]?.clock;
  // Asked for by whoever writes: most who come read a few of all the documents that are declared.
  return {
    ...whole,
    path,
    get created() {
      return server === 'all' ? null : whole.places(keysWhere((key) => !server.includes(key)));
    },
    get edits() {
      return Object.fromEntries(
        Object.entries(edits).map(([occasion, keys]) => [occasion, whole.names(keys)]),
      );
    },
    get createdTimes() {
      return whole.names(keysWhere((key) => clockOf(key) !== undefined));
    },
    get changedTimes() {
      return whole.names(keysWhere((key) => clockOf(key) === 'always'));
    },
  };
}
