import { loadAfresh } from '#device/keeping.ts';
import { isTyping } from './device-busy.ts';

/** How often a page that must load afresh asks whether the user is still typing. */
const ASK_AGAIN_MS = 2_000;

let isWaiting = false;

/** Loads the page afresh as soon as nothing is being typed and what was typed is on the disk. */
export function reloadWhenCalm(): void {
  if (isWaiting) return;
  isWaiting = true;
  const ask = () => {
    if (isTyping()) setTimeout(ask, ASK_AGAIN_MS);
    else void loadAfresh();
  };
  ask();
}
