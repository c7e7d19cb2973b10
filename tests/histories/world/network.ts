import type { SeededRandom } from '#tests/support/seeded-random.ts';
import type { FoundDocument, Question } from './document-query.ts';
import type { Answer, SimulatedServer } from './server.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What may happen to a request where the way is bad. */
export const FAULTS = [
  'lost',
  'answer_lost',
  'doubled',
  'cut',
  'overloaded',
  'portal',
  'late',
  'no_token',
] as const;
export type NetworkFault = (typeof FAULTS)[number];

export interface Link {
  /** `dead`: nothing gets through; `bad`: whatever `faults` allow; `good`: everything does. */
  state: 'good' | 'bad' | 'dead';
}

/** Where a request comes from. */
export interface Sender {
  readonly link: Link;
  readonly uid: string;
  readonly isDead: boolean;
  /** Tells the sender, if it still lives and is awake. */
  soon(work: () => void): void;
}

const FAULT_SHARE = 0.45;
/** Longer than the app waits for an answer. */
const LATE_MS = 40_000;
/** How much earlier than it becomes visible a commit may be stamped. */
const SKEW_MS = 900;

/** The way between the devices and the server, by the world's clock. */
export class Network {
  readonly #time: VirtualTime;
  readonly #server: SimulatedServer;
  readonly #random: SeededRandom;
  readonly #faults: readonly NetworkFault[];
  readonly #isSkewed: boolean;

  constructor(
    time: VirtualTime,
    server: SimulatedServer,
    random: SeededRandom,
    { faults, isSkewed }: { readonly faults: readonly NetworkFault[]; readonly isSkewed: boolean },
  ) {
    this.#time = time;
    this.#server = server;
    this.#random = random;
    this.#faults = faults;
    this.#isSkewed = isSkewed;
  }

  /** `fetch`, for one context. */
  fetch(
    sender: Sender,
    url: string,
    init: RequestInit = {},
  ): Promise<Pick<Response, 'status' | 'text' | 'headers'>> {
    return new Promise((resolve, reject) => {
      const { signal, body } = init;
      const fail = (error: unknown) => sender.soon(() => reject(error));
      if (signal?.aborted) return fail(new DOMException('aborted', 'AbortError'));
      signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')), {
        once: true,
      });
      const answer = ({ status, body }: Answer, retryAfter?: string) => {
        const headers = new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        sender.soon(() => resolve({ status, headers, text: async () => text }));
      };
      const cut = () => fail(new TypeError('network'));
      const path = url.replace('https://server/', '');
      const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? null;
      const carry = (uid: string | null, heard: (given: Answer) => void, delayMs: number) =>
        this.#carry(uid, init.method ?? 'GET', path, typeof body === 'string' ? body : null, heard, delayMs);
      const deaf = () => undefined;

      if (sender.link.state === 'dead') return void this.#time.after(this.#random.below(3_000), cut);
      switch (this.faultFor(sender)) {
        case null:
          return carry(token, answer, this.wayMs());
        case 'lost':
          return undefined;
        case 'answer_lost':
          return carry(token, deaf, this.wayMs());
        case 'doubled':
          carry(token, this.#random.chance(0.5) ? answer : deaf, this.wayMs());
          return carry(token, answer, this.wayMs() + this.#random.below(4_000));
        case 'cut':
          return void this.#time.after(this.#random.below(2_000), cut);
        case 'overloaded':
          return void this.#time.after(200, () =>
            answer({ status: 503, body: { error: { status: 'UNAVAILABLE' } } }, '3'),
          );
        case 'portal':
          return void this.#time.after(50, () => answer({ status: 200, body: '<html>sign in</html>' }));
        case 'late':
          return carry(token, answer, this.#random.below(LATE_MS));
        case 'no_token':
          return carry(null, answer, this.wayMs());
      }
    });
  }

  /** One answer to a question of the SDK's; rejects where it cannot be had. */
  ask(sender: Sender, question: Question): Promise<readonly FoundDocument[]> {
    return new Promise((resolve, reject) => {
      const isLost = sender.link.state === 'dead' || this.faultFor(sender) !== null;
      this.#time.after(this.wayMs(), () => {
        const found = isLost ? null : this.#server.ask(sender.uid, question);
        sender.soon(() => (found ? resolve(found) : reject(new Error('unavailable'))));
      });
    });
  }

  /** A listener: it hears the whole answer again after each change, in order, and may miss steps between. */
  listen(
    sender: Sender,
    question: Question,
    heard: (documents: readonly FoundDocument[]) => void,
    failed: (code: 'denied' | 'offline') => void,
  ): () => void {
    let isOver = false;
    let isOnItsWay = false;
    let isStale = true;
    let last = '';
    const end = (): void => {
      isOver = true;
      stopListening();
    };
    const bring = (): void => {
      if (isOver || isOnItsWay || !isStale) return;
      if (sender.link.state === 'dead') {
        isOnItsWay = true;
        this.#time.after(1_000, retry);
        return;
      }
      isStale = false;
      isOnItsWay = true;
      const found = this.#server.ask(sender.uid, question);
      const delayMs = this.wayMs() + (sender.link.state === 'bad' ? this.#random.below(5_000) : 0);
      this.#time.after(delayMs, () => {
        isOnItsWay = false;
        if (isOver) return;
        const text = JSON.stringify(found);
        if (found === null || (sender.link.state === 'bad' && this.#random.chance(0.05))) {
          end();
          sender.soon(() => failed(found === null ? 'denied' : 'offline'));
          return;
        }
        // Now and then a stream says again what it has said.
        if (text !== last || this.#random.chance(0.1)) {
          last = text;
          sender.soon(() => {
            if (!isOver) heard(found);
          });
        }
        bring();
      });
    };
    const retry = (): void => {
      isOnItsWay = false;
      bring();
    };
    const stopListening = this.#server.listen(question, () => {
      isStale = true;
      bring();
    });
    bring();
    return end;
  }

  #carry(
    uid: string | null,
    method: string,
    path: string,
    body: string | null,
    heard: (answer: Answer) => void,
    delayMs: number,
  ): void {
    this.#time.after(delayMs, () => {
      const arrivedAt = this.#time.now;
      const workMs = path.endsWith(':commit') ? this.commitMs() : 0;
      this.#time.after(workMs, () => {
        const given = this.#server.request(uid, method, path, body, arrivedAt * 1000, this.#time.now * 1000);
        this.#time.after(this.wayMs(), () => heard(given));
      });
    });
  }

  /** What becomes of a request, where something does. */
  faultFor(sender: Sender): NetworkFault | null {
    const isFaulty =
      sender.link.state === 'bad' && this.#faults.length > 0 && this.#random.chance(FAULT_SHARE);
    return isFaulty ? (this.#faults[this.#random.below(this.#faults.length)] ?? null) : null;
  }

  wayMs(): number {
    return 10 + this.#random.below(150);
  }

  /** From the arrival of a commit until it can be seen. */
  commitMs(): number {
    return this.#isSkewed ? this.#random.below(SKEW_MS) : 0;
  }

  below(limit: number): number {
    return this.#random.below(limit);
  }

  chance(share: number): boolean {
    return this.#random.chance(share);
  }
}
