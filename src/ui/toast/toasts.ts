import { createToastStore } from './toast-store.ts';

/** The app's toasts: `toasts.show({ title, body?, tone?, clickAction? })` from anywhere in the page. */
export const toasts = createToastStore({
  now: () => performance.now(),
  schedule: (task, delayMs) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
});
