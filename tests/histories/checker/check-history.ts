import type { Breach, History } from '../history.ts';
import { counters, nothingSilent, sameEverywhere } from './at-rest.ts';
import { exactlyOnce } from './exactly-once.ts';
import { factsOf } from './facts.ts';
import { senderOrder } from './sender-order.ts';
import { whatWasRead } from './what-was-read.ts';

/**
 * Judges a history by what is promised. It knows nothing of the engine: what it reads is the history alone.
 */
export function checkHistory(history: History): readonly Breach[] {
  const facts = factsOf(history);
  return [
    ...exactlyOnce(facts),
    ...senderOrder(history, facts),
    ...whatWasRead(facts),
    ...counters(history),
    ...sameEverywhere(history),
    ...nothingSilent(history, facts),
  ];
}
