import { fireEvent } from '@testing-library/react';

/** `1,65|0,000`: the box with its caret. */
export const shown = (box: HTMLInputElement): string => {
  const at = box.selectionStart ?? 0;
  return `${box.value.slice(0, at)}|${box.value.slice(at)}`;
};

export const putCaret = (box: HTMLInputElement, at: number) => box.setSelectionRange(at, at);

/** What a browser does: it changes the text and the caret first, and then it tells. */
export function edit(
  box: HTMLInputElement,
  from: number,
  to: number,
  inserted: string,
  inputType: string,
  isComposing = false,
) {
  const after = box.value.slice(0, from) + inserted + box.value.slice(to);
  const caret = from + inserted.length;
  // Past React's own notion of the value, as a real key does.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, after);
  putCaret(box, caret);
  fireEvent(box, new InputEvent('input', { bubbles: true, inputType, isComposing, data: inserted }));
}

export const caretOf = (box: HTMLInputElement): number => box.selectionStart ?? 0;
export const type = (box: HTMLInputElement, text: string) =>
  edit(box, caretOf(box), caretOf(box), text, 'insertText');
export const backspace = (box: HTMLInputElement) =>
  edit(box, Math.max(0, caretOf(box) - 1), caretOf(box), '', 'deleteContentBackward');
export const deleteNext = (box: HTMLInputElement) =>
  edit(box, caretOf(box), caretOf(box) + 1, '', 'deleteContentForward');
export const paste = (box: HTMLInputElement, text: string) =>
  edit(box, box.selectionStart ?? 0, box.selectionEnd ?? 0, text, 'insertFromPaste');
