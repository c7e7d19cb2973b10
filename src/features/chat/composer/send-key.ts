/** What of a key press decides whether it sends. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'isComposing' | 'keyCode' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'
>;

/** Safari says that the input method has ended before the key that ended it; this code still tells. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Whether a key press sends the message. Enter that only finishes a syllable never does; Shift+Enter breaks
 * the line; on a touch keyboard Enter breaks the line too, and only Ctrl or Command with it sends.
 */
export function isSendKey(press: KeyPress, isTouch: boolean): boolean {
  if (press.key !== 'Enter' || press.isComposing || press.keyCode === INPUT_METHOD_KEY_CODE) return false;
  if (press.shiftKey || press.altKey) return false;
  return !isTouch || press.ctrlKey || press.metaKey;
}
