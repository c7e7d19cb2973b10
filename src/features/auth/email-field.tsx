import { authText } from '#i18n/ko/auth.ts';
import { TextField } from '#ui/field/text-field.tsx';

export interface EmailFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** `username` where a password manager pairs it with a password. */
  readonly autoComplete: 'username' | 'email';
  readonly error?: string | undefined;
}

export function EmailField({ value, onValueChange, autoComplete, error }: EmailFieldProps) {
  return (
    <TextField
      label={authText.field.email}
      type="email"
      name="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      placeholder={authText.field.emailPlaceholder}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      error={error}
    />
  );
}
