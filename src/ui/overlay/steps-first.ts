type Hear = (event: PopStateEvent) => void;

let hear: Hear | undefined;

// Loaded before the router is made: Chrome calls the listeners of a window in the order in which they were
// added, and what captures has no turn of its own.
window.addEventListener('popstate', (event) => hear?.(event), { capture: true });

/** Gives every step through the history to `listener` before the router hears of it. One at a time. */
export function hearStepsFirst(listener: Hear): void {
  hear = listener;
}
