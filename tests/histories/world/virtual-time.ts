/** Tasks by the world's clock, which goes on only when everything that runs at once has run. */
export class VirtualTime {
  now = 1_760_000_000_000;
  #tasks: Task[] = [];
  #count = 0;

  /** Runs `work` after so much of the world's time; gives the way to call it off. */
  after(delayMs: number, work: () => void): () => void {
    this.#count += 1;
    const task: Task = { at: this.now + Math.max(0, delayMs), order: this.#count, work };
    this.#insert(task);
    return () => {
      task.work = null;
    };
  }

  /** The moment of the next task, or `null` where nothing waits. */
  nextAt(): number | null {
    while (this.#tasks.length > 0 && this.#tasks.at(-1)?.work === null) this.#tasks.pop();
    return this.#tasks.at(-1)?.at ?? null;
  }

  /** Goes on to the next task and runs it. */
  runNext(): void {
    const at = this.nextAt();
    const task = this.#tasks.pop();
    if (at === null || !task?.work) return;
    this.now = Math.max(this.now, at);
    task.work();
  }

  /** Kept with the next one last. */
  #insert(task: Task): void {
    let [low, high] = [0, this.#tasks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#tasks[middle];
      if (other && isAfter(other, task)) low = middle + 1;
      else high = middle;
    }
    this.#tasks.splice(low, 0, task);
  }
}

interface Task {
  readonly at: number;
  readonly order: number;
  work: (() => void) | null;
}

const isAfter = (one: Task, other: Task): boolean =>
  one.at > other.at || (one.at === other.at && one.order > other.order);
