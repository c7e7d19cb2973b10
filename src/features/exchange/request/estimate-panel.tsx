import { estimateOf, feeOfBars, goldBalance, goldInBars } from '#domain/exchange/estimate.ts';
import type { ExchangeItem, TargetBar } from '#domain/exchange/exchange.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { FeeTable } from '#domain/gold/fee-schedule.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import { milligrams } from '#domain/units.ts';
import { exchangeAmountText } from '#i18n/ko/exchange-words.ts';
import { exchangeText } from '#i18n/ko/exchange.ts';
import { SpecList } from '#ui/display/spec-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './request.module.css';

const text = exchangeText.estimate;

export interface EstimatePanelProps {
  readonly items: readonly ExchangeItem[];
  readonly bars: readonly TargetBar[];
  readonly table: FeeTable;
  readonly price: GoldPrice | null;
}

/** What the request comes to so far, with what it is reckoned by. */
export function EstimatePanel({ items, bars, table, price }: EstimatePanelProps) {
  if (items.length === 0 && bars.length === 0) {
    return (
      <Card look="gold">
        <p className={styles.estimateEmpty}>{text.empty}</p>
      </Card>
    );
  }
  const estimate = estimateOf(items, bars, table, price);
  const balance = goldBalance(items, bars);
  const fee = bars.length === 0 ? null : feeOfBars(bars, table);
  return (
    <Card look="gold">
      <section aria-label={text.title} className={styles.estimate}>
        <div className={styles.estimateHead}>
          <span>{text.fee}</span>
          <output className={`${styles.estimateFee} tabular`}>
            {bars.length === 0 ? '–' : fee === null ? exchangeAmountText.inquiry : formatWon(fee)}
          </output>
        </div>
        <SpecList
          items={[
            { term: text.fineGold, value: formatWeight(estimate.fineGold) },
            { term: text.goldInBars, value: formatWeight(goldInBars(bars)) },
            ...(items.length > 0 && bars.length > 0
              ? [
                  {
                    term: balance < 0 ? text.missing : text.left,
                    value: formatWeight(milligrams(Math.abs(balance))),
                  },
                ]
              : []),
            {
              term: text.priceDate,
              value: estimate.priceDate ? formatDay(estimate.priceDate) : exchangeAmountText.noPrice,
            },
            { term: text.feeTableDate, value: formatDay(table.effectiveFrom) },
          ]}
        />
        {items.some(({ purity }) => purity === 'unknown') ? (
          <p className={styles.hint}>{text.unknownPurity}</p>
        ) : null}
        {bars.length > 0 ? <p className={styles.hint}>{text.vat}</p> : null}
      </section>
    </Card>
  );
}
