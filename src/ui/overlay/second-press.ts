/** As long as the second half of a double tap may come after the first. */
const DOUBLE_TAP_MS = 500;

function ignore(event: MouseEvent) {
  // The browser counts presses that follow each other in one place.
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

let ending: ReturnType<typeof setTimeout> | undefined;

/** Something has just gone from under a finger: a double tap that began on it presses nothing beneath. */
export function ignoreSecondPress(): void {
  addEventListener('click', ignore, true);
  clearTimeout(ending);
  ending = setTimeout(() => removeEventListener('click', ignore, true), DOUBLE_TAP_MS);
}
