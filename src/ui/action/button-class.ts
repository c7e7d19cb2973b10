import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'quietDanger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly isFullWidth?: boolean;
}

/** The button's look for a link: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  isFullWidth = false,
}: ButtonLook = {}): string {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    isFullWidth && styles.fullWidth,
  );
}
