import type { ReactNode } from 'react';
import { spellPhoneNumber } from '#domain/account/phone-number.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import type { Store } from '#domain/store/store.ts';
import { commonText } from '#i18n/ko/common.ts';
import { exchangeAmountText } from '#i18n/ko/exchange-words.ts';
import { exchangeText } from '#i18n/ko/exchange.ts';
import { purityText } from '#i18n/ko/product-words.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { ExchangeForm } from './exchange-form.ts';
import { readBars, readItems, readSlots } from './form-check.ts';
import { OperatorParty } from './operator-party.tsx';
import styles from './request.module.css';

const text = exchangeText.check;

export interface CheckStepProps {
  readonly form: ExchangeForm;
  readonly stores: readonly Store[];
  readonly isOffline: boolean;
  readonly onEdit: (step: number) => void;
}

/** Last step: everything once more, each part with the way back to it. */
export function CheckStep({ form, stores, isOffline, onEdit }: CheckStepProps) {
  const store = stores.find(({ id }) => id === form.storeId);
  return (
    <div className={styles.lines}>
      <Part name={text.items} onEdit={() => onEdit(0)}>
        <ul className={styles.summary}>
          {readItems(form.items).map(({ purity, weight, count, note }, index) => (
            <li key={form.items[index]?.key ?? index}>
              {exchangeAmountText.item(purityText[purity], formatWeight(weight), count)}
              {note === '' ? null : <span className={styles.hint}>{note}</span>}
            </li>
          ))}
        </ul>
      </Part>
      <Part name={text.bars} onEdit={() => onEdit(1)}>
        <ul className={styles.summary}>
          {readBars(form.bars).map(({ weight, count }, index) => (
            <li key={form.bars[index]?.key ?? index}>
              {exchangeAmountText.bar(formatWeight(weight), count)}
            </li>
          ))}
        </ul>
      </Part>
      <Part name={text.store} onEdit={() => onEdit(2)}>
        <p>{store?.name}</p>
        <ul className={styles.summary}>
          {readSlots(form).map((slot) => (
            <li key={slot}>{formatDateTime(slot)}</li>
          ))}
        </ul>
        <p>{spellPhoneNumber(form.phone ?? '')}</p>
      </Part>
      <OperatorParty />
      <Notice tone="gold">{text.note}</Notice>
      {isOffline ? (
        <Notice tone="info" role="status">
          {text.offline}
        </Notice>
      ) : null}
    </div>
  );
}

interface PartProps {
  readonly name: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

function Part({ name, onEdit, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={name}>
      <div className={styles.partHead}>
        <h3 className={styles.partName}>{name}</h3>
        <Button variant="ghost" size="small" aria-label={text.edit(name)} onClick={onEdit}>
          {commonText.edit}
        </Button>
      </div>
      {children}
    </section>
  );
}
