import type { SimulatedServer } from './server.ts';
import type { Write } from './document-store.ts';
import type { VirtualTime } from './virtual-time.ts';

/** The far end of a channel. */
export interface Session {
  /** A message of the client's has arrived. */
  receive(message: string): void;
  end(): void;
}

/** What the server says on a channel; after an error it says no more. */
export interface Speaker {
  tell(message: object): void;
  fail(status: string): void;
}

interface WriteRequest {
  readonly streamToken?: string;
  readonly writes?: readonly Write[];
}

/** Firestore's Write stream: a handshake, then commits, one after another, until one is refused. */
export class WriteSession implements Session {
  readonly #server: SimulatedServer;
  readonly #time: VirtualTime;
  readonly #uid: string;
  readonly #speaker: Speaker;
  /** How long the next commit takes from its arrival until it can be seen. */
  readonly #workMs: () => number;
  #isOver = false;
  #freeAt = 0;
  #token = 0;

  constructor(
    server: SimulatedServer,
    time: VirtualTime,
    uid: string,
    speaker: Speaker,
    workMs: () => number,
  ) {
    this.#server = server;
    this.#time = time;
    this.#uid = uid;
    this.#speaker = speaker;
    this.#workMs = workMs;
  }

  receive(message: string): void {
    const arrivedAt = this.#time.now;
    const request: WriteRequest = JSON.parse(message);
    if (request.streamToken !== undefined && !request.writes?.length) return;
    const workMs = request.writes ? this.#workMs() : 0;
    this.#freeAt = Math.max(this.#freeAt, arrivedAt) + workMs;
    this.#time.after(this.#freeAt - arrivedAt, () => this.#answer(request, arrivedAt));
  }

  end(): void {
    // What is under way to the server arrives all the same.
  }

  #answer({ writes }: WriteRequest, arrivedAt: number): void {
    if (this.#isOver) return;
    this.#token += 1;
    const streamToken = btoa(String(this.#token));
    if (!writes) return this.#speaker.tell({ streamId: 'stream', streamToken });
    const { status, body } = this.#server.request(
      this.#uid,
      'POST',
      'documents:commit',
      JSON.stringify({ writes }),
      arrivedAt * 1000,
      this.#time.now * 1000,
    );
    if (status === 200) return this.#speaker.tell({ streamToken, ...committed(body) });
    this.#isOver = true;
    return this.#speaker.fail(statusOf(body));
  }
}

/** The time of a commit is no earlier than that of what it wrote. */
function committed(body: unknown): object {
  if (!isCommitted(body)) throw new Error('a commit without results');
  const times = body.writeResults.map(({ updateTime }) => updateTime);
  return { writeResults: body.writeResults, commitTime: [body.commitTime, ...times].toSorted().at(-1) };
}

interface Committed {
  readonly writeResults: readonly { readonly updateTime: string }[];
  readonly commitTime: string;
}

const isCommitted = (body: unknown): body is Committed =>
  typeof body === 'object' && body !== null && 'writeResults' in body && 'commitTime' in body;

function statusOf(body: unknown): string {
  const isFailure = typeof body === 'object' && body !== null && 'error' in body;
  const { error } = isFailure ? body : { error: null };
  const isNamed = typeof error === 'object' && error !== null && 'status' in error;
  return isNamed ? String(error.status) : 'UNKNOWN';
}
