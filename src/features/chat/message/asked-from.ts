import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';

/** Which button has opened what stands over a room, and the message that it is of. */
export interface AskedFrom {
  readonly button: HTMLElement;
  readonly message: HTMLElement | null;
}

const OVERLAY = '[role="dialog"], [role="alertdialog"]';

/** Where somebody stands who opens something; out of what is open already they stand where that was opened. */
export function askedFrom(before: AskedFrom | null): AskedFrom | null {
  const button = held();
  if (button?.closest(OVERLAY)) return before;
  return button && { button, message: button.closest<HTMLElement>('li') };
}

/**
 * To be called as what was opened closes: it leads back by itself, but not to a button that has gone behind it, as
 * that of a message does which is delivered meanwhile.
 */
export function leadBack(from: AskedFrom | null): void {
  const inside = held();
  if (from && inside?.closest(OVERLAY)) focusBesideOnceGone(inside, from.message);
}

const held = (): HTMLElement | null => {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
};
