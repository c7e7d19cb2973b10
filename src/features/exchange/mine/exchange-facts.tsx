import { fineGoldOf } from '#domain/exchange/estimate.ts';
import type { ExchangeItem, GoldExchange, TargetBar } from '#domain/exchange/exchange.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import type { Store } from '#domain/store/store.ts';
import { exchangeAmountText } from '#i18n/ko/exchange-words.ts';
import { myExchangesText as text } from '#i18n/ko/exchange.ts';
import { purityText } from '#i18n/ko/product-words.ts';
import type { SpecItem } from '#ui/display/spec-list.tsx';
import styles from './mine.module.css';

export function ItemLines({ items }: { readonly items: readonly ExchangeItem[] }) {
  return (
    <ul className={styles.amounts}>
      {keyed(
        items.map(({ purity, weight, count, note }) => ({
          line: exchangeAmountText.item(purityText[purity], formatWeight(weight), count),
          note,
        })),
      ).map(({ key, line, note }) => (
        <li key={key}>
          {line}
          {note === '' ? null : <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}

export function BarLines({ bars }: { readonly bars: readonly TargetBar[] }) {
  const lines = bars.map(({ weight, count }) => ({
    line: exchangeAmountText.bar(formatWeight(weight), count),
  }));
  return (
    <ul className={styles.amounts}>
      {keyed(lines).map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );
}

/** Where a visit is, as far as this device knows: how to find it, and whom to call. */
function StorePlace({ store }: { readonly store: Store | undefined }) {
  if (store === undefined) return text.unknownStore;
  return (
    <>
      {store.name}
      <span className={styles.note}>{store.address}</span>
      <StorePhone store={store} />
    </>
  );
}

/** The number to call, where there is one. */
export function StorePhone({ store }: { readonly store: Store | undefined }) {
  const phone = store?.phone ?? '';
  if (phone === '') return null;
  return (
    <a className={styles.phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  );
}

/** What there is to know of an exchange, the measured before the estimated. */
export function factsOf(exchange: GoldExchange, store: Store | undefined): readonly SpecItem[] {
  const { estimate, final, measured, scheduledAt, status, receiptNo, reason } = exchange;
  return [
    { term: text.requestNo, value: exchange.requestNo },
    { term: text.requestedAt, value: formatDateTime(exchange.createdAt) },
    ...(scheduledAt === null ? [] : [{ term: text.visitAt, value: formatDateTime(scheduledAt) }]),
    ...(status === 'requested'
      ? [{ term: text.wished, value: exchange.preferredSlots.map(formatDateTime).join(', ') }]
      : []),
    { term: text.store, value: <StorePlace store={store} /> },
    measured === null
      ? { term: text.items, value: <ItemLines items={exchange.items} /> }
      : { term: text.measured, value: <ItemLines items={measured} /> },
    { term: text.bars, value: <BarLines bars={exchange.targetBars} /> },
    final === null
      ? { term: text.fineGold, value: formatWeight(measured ? fineGoldOf(measured) : estimate.fineGold) }
      : { term: text.finalGold, value: formatWeight(final.fineGold) },
    final === null
      ? {
          term: text.fee,
          value: estimate.fee === null ? exchangeAmountText.inquiry : formatWon(estimate.fee),
        }
      : { term: text.finalFee, value: formatWon(final.fee) },
    ...(receiptNo === null ? [] : [{ term: text.receiptNo, value: receiptNo }]),
    ...(reason === null ? [] : [{ term: text.reason, value: reason }]),
  ];
}

/** Two equal lines are two lines. */
function keyed<T extends { readonly line: string }>(lines: readonly T[]): readonly (T & { key: string })[] {
  const seen = new Map<string, number>();
  return lines.map((entry) => {
    const count = (seen.get(entry.line) ?? 0) + 1;
    seen.set(entry.line, count);
    return { ...entry, key: `${entry.line} ${count}` };
  });
}
