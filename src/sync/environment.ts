import { millis, type Millis } from '#domain/units.ts';

/** The world as the sync floor sees it; tests bring their own. */
export interface Environment {
  now(): Millis;
  /** 0–1. */
  random(): number;
  /** A new document id: unguessable, unique without asking the server. */
  newId(): string;
}

export const realEnvironment: Environment = {
  now: () => millis(Date.now()),
  random: () => Math.random(),
  newId: () => crypto.randomUUID().replaceAll('-', ''),
};
