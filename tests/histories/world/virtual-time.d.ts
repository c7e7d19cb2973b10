/** Tasks by the world's clock, which goes on only when everything that runs at once has run. */
export declare class VirtualTime {
  #private;
  now: number;
  /** Runs `work` after so much of the world's time; gives the way to call it off. */
  after(delayMs: number, work: () => void): () => void;
  /** The moment of the next task, or `null` where nothing waits. */
  nextAt(): number | null;
  /** Goes on to the next task and runs it. */
  runNext(): void;
}
