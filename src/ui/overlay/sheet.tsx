import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './sheet.module.css';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useFirstOpening } from './use-first-opening.ts';
import { useSwipeDown } from './use-swipe-down.ts';

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons that stay in view under the scrolling body. */
  readonly footer?: ReactNode;
  /** `side` slides in from the right edge, for menus. */
  readonly placement?: 'auto' | 'side';
}

/**
 * A sheet from the bottom edge on a phone, a dialog on a wide screen. Traps focus, closes on Escape and on a
 * press outside, on Back and on a swipe down from its head, and gives the focus back. Heavy: import it from
 * lazily loaded screens only.
 */
export function Sheet({ isOpen: isWanted, ...props }: SheetProps) {
  const { isThere, isOpen } = useFirstOpening(isWanted);
  return isThere ? <SheetThere isOpen={isOpen} {...props} /> : null;
}

function SheetThere({
  isOpen,
  onClose,
  title,
  description,
  closeLabel,
  children,
  footer,
  placement = 'auto',
}: SheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  useCloseOnBack(isOpen, onClose);
  useAboveKeyboard(popup, isOpen);
  const swipe = useSwipeDown(popup, onClose);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup ref={popup} className={classNames(styles.popup, placement === 'side' && styles.side)}>
          <div className={styles.head} {...(placement === 'side' ? {} : swipe)}>
            <div className={styles.titles}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {description ? (
                <Dialog.Description className={styles.description}>{description}</Dialog.Description>
              ) : null}
            </div>
            <Dialog.Close
              render={<IconButton label={closeLabel} icon={<X size={22} aria-hidden="true" />} />}
            />
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
