/** A first screen that cannot be drawn must not keep the rest of the app from starting. */
const AT_LATEST_MS = 5_000;

let settle: () => void = () => undefined;

/** Settles when the first screen stands: what it does not need is loaded behind it, not beside it. */
export const firstScreenPainted = new Promise<void>((resolve) => {
  settle = resolve;
  setTimeout(resolve, AT_LATEST_MS);
});

/** The first screen has been committed; the browser paints it before anything else happens. */
export function markFirstScreen(): void {
  requestAnimationFrame(() => setTimeout(settle));
}
