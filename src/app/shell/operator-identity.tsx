import { operatorText as text } from '#i18n/ko/operator.ts';
import { businessInfo, registerAddress } from '#services/operator/business-info.ts';
import styles from './footer.module.css';

/** Who runs the house and who hosts it, with the way to the public register. */
export function OperatorIdentity() {
  return (
    <>
      <dl className={styles.business}>
        {businessInfo.map(([field, value]) => (
          <div key={field} className={styles.pair}>
            <dt>{text.fields[field]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {registerAddress === null ? null : (
        <a
          href={registerAddress}
          className={styles.link}
          target="_blank"
          rel="noreferrer"
          aria-label={text.registerLabel}
        >
          {text.register}
        </a>
      )}
    </>
  );
}
