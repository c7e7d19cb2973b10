import { micros, type Micros, type Millis } from '#domain/units.ts';

/** A value as Firestore holds it, whichever way it gets there: REST, either SDK, the server's own. */
export type Stored =
  | null
  | boolean
  | number
  | string
  | StoredTime
  | readonly Stored[]
  | { readonly [field: string]: Stored };

export type StoredFields = { readonly [field: string]: Stored };

/** A timestamp, in the shape that both SDKs share; whoever writes turns it into its own kind. */
export class StoredTime {
  readonly seconds: number;
  readonly nanoseconds: number;

  private constructor(at: Micros) {
    this.seconds = Math.floor(at / 1_000_000);
    this.nanoseconds = (at % 1_000_000) * 1000;
  }

  get micros(): Micros {
    return micros(this.seconds * 1_000_000 + this.nanoseconds / 1000);
  }

  static ofMicros(at: Micros): StoredTime {
    return new StoredTime(at);
  }

  static ofMillis(at: Millis): StoredTime {
    return new StoredTime(micros(at * 1000));
  }
}
