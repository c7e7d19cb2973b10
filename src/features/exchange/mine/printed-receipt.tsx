import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import type { Store } from '#domain/store/store.ts';
import { myExchangesText as text } from '#i18n/ko/exchange.ts';
import { SpecList } from '#ui/display/spec-list.tsx';
import { factsOf } from './exchange-facts.tsx';
import styles from './printed-receipt.module.css';

export interface PrintedReceiptProps {
  readonly exchange: GoldExchange;
  readonly store: Store | undefined;
  readonly onPrinted: () => void;
}

/** On paper only: the rest of the page stays out of the print. */
export function PrintedReceipt({ exchange, store, onPrinted }: PrintedReceiptProps) {
  const done = useRef(onPrinted);
  useEffect(() => {
    const finish = () => done.current();
    addEventListener('afterprint', finish);
    print();
    return () => removeEventListener('afterprint', finish);
  }, []);
  const completedAt = exchange.history.findLast(({ to }) => to === 'completed')?.at;
  return createPortal(
    <div className={styles.receipt}>
      <p className={styles.title}>{text.receipt}</p>
      <SpecList
        items={[
          ...factsOf(exchange, store),
          ...(completedAt === undefined
            ? []
            : [{ term: text.completedAt, value: formatDateTime(completedAt) }]),
        ]}
      />
      <p className={styles.note}>{text.receiptNote}</p>
    </div>,
    document.body,
  );
}
