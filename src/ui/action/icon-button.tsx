import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'aria-label' | 'children'
> {
  /** What a screen reader says; an icon alone says nothing. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `surface` lifts it off a picture. */
  readonly look?: 'plain' | 'surface';
}

export function IconButton({ label, icon, look = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.iconButton, look === 'surface' && styles.surface)}
    >
      {icon}
    </button>
  );
}
