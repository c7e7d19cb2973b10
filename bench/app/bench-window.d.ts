/** One way to send messages, as the measuring side drives it. */
interface BenchContender {
  open(person: string): Promise<unknown>;
  type(chat: string, text: string): Promise<unknown>;
  waiting(): Promise<number>;
}

/** What the page of the bench offers to whoever measures it. */
interface BenchPage {
  readonly contenders: Readonly<Record<string, BenchContender>>;
  enqueueOnly(person: string): void;
  enqueue(person: string, count: number): Promise<number[]>;
  fillOurs(person: string, chat: string, count: number): Promise<unknown>;
  coldOpenOurs(person: string, chat: string): Promise<unknown>;
  fillFirestore(person: string, chat: string): Promise<unknown>;
  coldOpenFirestore(person: string, chat: string): Promise<unknown>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

export {};
