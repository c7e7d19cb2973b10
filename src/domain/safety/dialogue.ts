import type { Clause } from './said.ts';

export interface DialogueMessage {
  readonly from: 'me' | 'other';
  /** Minutes since the conversation began. */
  readonly at: number;
  readonly text: string;
}

/** A conversation as its reader has it on the device; `priceWon` is whole won, ages are whole days. */
export interface Dialogue {
  /** Which side of the deal reads. */
  readonly reader: 'buyer' | 'seller';
  readonly listing: { readonly title: string; readonly priceWon: number; readonly category: string };
  readonly other: {
    readonly accountAgeDays: number;
    readonly dealsDone: number;
    /** `null`: never renamed. */
    readonly renamedDaysAgo: number | null;
  };
  readonly messages: readonly DialogueMessage[];
}

/** A message of a dialogue beside its clauses. */
export interface SaidMessage extends DialogueMessage {
  readonly clauses: readonly Clause[];
}
