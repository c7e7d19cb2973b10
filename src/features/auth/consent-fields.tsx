import { Link } from '@tanstack/react-router';
import { authText } from '#i18n/ko/auth.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import styles from './auth.module.css';
import { allConsents, hasAllConsents, type Consents } from './consents.ts';

const text = authText.consent;

interface Item {
  readonly name: keyof Consents;
  readonly label: string;
  readonly mark: string;
  /** The tab of /terms that spells it out; the first has no name. */
  readonly tab?: string;
}

const ITEMS: readonly Item[] = [
  { name: 'service', label: text.service, mark: text.required, tab: '' },
  { name: 'privacy', label: text.privacy, mark: text.required, tab: 'privacy' },
  { name: 'age', label: text.age, mark: text.required },
  { name: 'news', label: text.news, mark: text.optional },
];

export interface ConsentFieldsProps {
  readonly consents: Consents;
  readonly onConsentsChange: (consents: Consents) => void;
  readonly error?: string | undefined;
}

/**
 * Each consent on its own, as the law wants it; the terms open beside the form, so that nothing typed is
 * lost.
 */
export function ConsentFields({ consents, onConsentsChange, error }: ConsentFieldsProps) {
  const missing = error === undefined ? undefined : ITEMS.find(({ name }) => !consents[name])?.name;
  return (
    <fieldset className={styles.consents}>
      <legend className={styles.legend}>{text.title}</legend>
      <Checkbox
        label={text.all}
        detail={text.allDetail}
        isChecked={hasAllConsents(consents)}
        onCheckedChange={(given) => onConsentsChange(allConsents(given))}
      />
      <ul className={styles.consentList}>
        {ITEMS.map(({ name, label, mark, tab }) => (
          <li key={name} className={styles.consent}>
            <Checkbox
              label={`${label} ${mark}`}
              isChecked={consents[name]}
              onCheckedChange={(given) => onConsentsChange({ ...consents, [name]: given })}
              error={name === missing ? error : undefined}
            />
            {tab !== undefined ? (
              <Link
                className={styles.link}
                to="/terms"
                search={{ tab }}
                target="_blank"
                rel="noopener"
                aria-label={text.view(label)}
              >
                {text.viewShort}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
