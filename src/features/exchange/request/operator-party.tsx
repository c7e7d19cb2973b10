import { operatorText } from '#i18n/ko/operator.ts';
import { businessInfo, operatorName } from '#services/operator/business-info.ts';
import { SpecList } from '#ui/display/spec-list.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './request.module.css';

const text = operatorText.party;

/** With whom an exchange is made, and how it can be taken back: said before it is asked for. */
export function OperatorParty() {
  return (
    <section className={styles.part} aria-label={text.title}>
      <h3 className={styles.partName}>{text.title}</h3>
      <p>{text.lead(operatorName)}</p>
      <SpecList items={businessInfo.map(([field, value]) => ({ term: operatorText.fields[field], value }))} />
      <Notice tone="info">
        <p>{text.cancel}</p>
        <p>{text.minor}</p>
      </Notice>
    </section>
  );
}
