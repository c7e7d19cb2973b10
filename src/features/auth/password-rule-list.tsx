import Check from 'lucide-react/icons/check';
import Dot from 'lucide-react/icons/dot';
import { passwordRule } from '#domain/account/credentials.ts';
import { authText } from '#i18n/ko/auth.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './auth.module.css';

/** The password rule, each part ticked as soon as what is typed meets it. */
export function PasswordRuleList({ password }: { readonly password: string }) {
  const { label, length, letter, digit, met, unmet } = authText.passwordRule;
  const rule = passwordRule(password);
  const parts = [
    { name: length, isMet: rule.isLongEnough },
    { name: letter, isMet: rule.hasLetter },
    { name: digit, isMet: rule.hasDigit },
  ];
  return (
    <ul className={styles.rule} aria-label={label}>
      {parts.map(({ name, isMet }) => (
        <li key={name} className={classNames(styles.rulePart, isMet && styles.ruleMet)}>
          {isMet ? <Check size={16} aria-hidden="true" /> : <Dot size={16} aria-hidden="true" />}
          {name}
          <VisuallyHidden>{isMet ? met : unmet}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
