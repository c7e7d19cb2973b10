import { groupThousands } from '#domain/format/format-won.ts';
import type { MarketTotal } from '#domain/market/market-question.ts';
import { assertNever } from '#domain/result.ts';
import { tradeText } from '#i18n/ko/trade.ts';

interface Answered {
  readonly ids: readonly unknown[];
  /** `null` where the market ends. */
  readonly next: string | null;
  /** As the server has counted. */
  readonly count: MarketTotal;
}

/**
 * How many listings an answer has, without those that are not to be seen: what somebody blocked offers is
 * counted by the server. At its end the list itself says how many there are; before that, at least those that
 * it has.
 * @param drawn how many of the answer stand in the list, `null` while they are still read
 */
export function totalShown({ ids, next, count }: Answered, drawn: number | null): MarketTotal {
  const unseen = drawn === null ? 0 : ids.length - drawn;
  if (next === null) return { kind: 'whole', count: ids.length - unseen };
  if (count.kind === 'unknown') return { kind: 'at_least', count: ids.length - unseen };
  return { ...count, count: Math.max(0, count.count - unseen) };
}

/** `상품 12개`, `상품 500개 이상`, or nothing where nobody has counted. */
export function totalWords(total: MarketTotal): string {
  switch (total.kind) {
    case 'whole':
      return tradeText.count(groupThousands(total.count));
    case 'at_least':
      return tradeText.countAtLeast(groupThousands(total.count));
    case 'unknown':
      return '';
    default:
      return assertNever(total);
  }
}

/** What the button below the filters leads to. */
export function applyWords(total: MarketTotal): string {
  const text = tradeText.filter;
  switch (total.kind) {
    case 'whole':
      return text.apply(groupThousands(total.count));
    case 'at_least':
      return text.applyAtLeast(groupThousands(total.count));
    case 'unknown':
      return text.applyUncounted;
    default:
      return assertNever(total);
  }
}
