/**
 * Runs once what has been drawn by now is on the screen; gives the way to call it off. A page that nobody sees
 * paints nothing, and runs it when somebody looks.
 */
export function afterNextPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // The browser paints between the frame's own work and the next task.
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
