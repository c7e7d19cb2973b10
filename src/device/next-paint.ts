/** A page that nobody sees paints nothing, and goes on all the same. */
const AT_LATEST_MS = 100;

/** Runs once what has been drawn by now is on the screen; gives the way to call it off. */
export function afterNextPaint(run: () => void): () => void {
  let timer = setTimeout(runOnce, AT_LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // The browser paints between the frame's own work and the next task.
    timer = setTimeout(run);
  });
  function runOnce(): void {
    cancelAnimationFrame(frame);
    run();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
