/** Room for the list beside the conversation. */
export const TWO_PANES = '(width >= 60em)';
/** A finger is the main way in: Enter belongs to the keyboard's own line break, and a camera is at hand. */
export const TOUCH = '(pointer: coarse)';
