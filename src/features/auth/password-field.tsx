import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { authText } from '#i18n/ko/auth.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { TextField } from '#ui/field/text-field.tsx';

export interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Tells a password manager whether to fill one in or to make one up. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
}

export function PasswordField({ label, value, onValueChange, autoComplete, error }: PasswordFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const Icon = isRevealed ? EyeOff : Eye;
  return (
    <TextField
      label={label}
      type={isRevealed ? 'text' : 'password'}
      name="password"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      error={error}
      trailing={
        <IconButton
          label={authText.field.reveal}
          aria-pressed={isRevealed}
          icon={<Icon size={20} aria-hidden="true" />}
          onClick={() => setRevealed(!isRevealed)}
        />
      }
    />
  );
}
