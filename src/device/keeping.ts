/** What was typed last is on the disk sooner than this, or the disk does not answer. */
const LONGEST_MS = 3_000;

const running = new Set<Promise<unknown>>();

/** Notes a write of what somebody has typed, until it is on the disk or refused; gives it back. */
export function keeping<T>(write: Promise<T>): Promise<T> {
  running.add(write);
  const end = () => running.delete(write);
  write.then(end, end);
  return write;
}

/** When everything that was typed is on the disk: a page that is loaded afresh takes nothing with it. */
export async function allKept(): Promise<void> {
  const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([Promise.allSettled(running), tooLong]);
}
