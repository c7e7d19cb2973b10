import type { Dialogue, DialogueMessage } from '#domain/safety/dialogue.ts';
import { scamSignals, type ScamSignal } from '#domain/safety/scam-signals.ts';

/** A deal with somebody long known, so that only words can be a signal. */
export const dialogue = (reader: Dialogue['reader'], messages: readonly DialogueMessage[]): Dialogue => ({
  reader,
  listing: { title: '순금 목걸이', priceWon: 3_000_000, category: 'necklace' },
  other: { accountAgeDays: 400, dealsDone: 12, renamedDaysAgo: null },
  messages,
});

/** What the other side says, one message after the other. */
export const saidTo = (reader: Dialogue['reader'], ...texts: readonly string[]): readonly ScamSignal[] =>
  scamSignals(
    dialogue(
      reader,
      texts.map((text, at) => ({ from: 'other', at, text })),
    ),
  );
