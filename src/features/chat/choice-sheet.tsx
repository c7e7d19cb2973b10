import type { ReactNode } from 'react';
import { commonText } from '#i18n/ko/common.ts';
import { Sheet } from '#ui/overlay/sheet.tsx';
import styles from './choice-sheet.module.css';

export interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  /** Each an `li` around a link or button that wears {@link menuEntry}. */
  readonly children: ReactNode;
}

/** How a link or button in a menu looks. */
export const menuEntry = styles.entry;

/** A short list of things that can be done. */
export function MenuSheet({ children, ...sheet }: MenuSheetProps) {
  return (
    <Sheet {...sheet} closeLabel={commonText.close}>
      <ul className={styles.menu}>{children}</ul>
    </Sheet>
  );
}
