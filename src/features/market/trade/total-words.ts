import { groupThousands } from '#domain/format/format-won.ts';
import type { MarketTotal } from '#domain/market/market-question.ts';
import { assertNever } from '#domain/result.ts';
import { tradeText } from '#i18n/ko/trade.ts';

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
