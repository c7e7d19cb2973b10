import { UserDatabase } from '#data/local/user-database.ts';
import { chatIdOf } from '#domain/chat/chat-id.ts';
import { parseUserId, type ChatId, type MessageId, type UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import { sendMessage, storeMessage, type OutgoingContent } from '#sync/commands/send-message.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import type { Environment } from '#sync/environment.ts';
import type { DrainContext } from '#sync/outbox/drain-context.ts';
import { drainOutbox } from '#sync/outbox/drain-outbox.ts';
import { productId, SELLER } from '../domain-fixtures.ts';
import type { FakeServer } from './fake-server.ts';
import { paceTransactions, type Pace } from './pace.ts';

let devices = 0;

/** One person's device: a real database, a clock that is set by hand, and the real commands and drain. */
export class FakeDevice {
  readonly uid: UserId;
  readonly server: FakeServer;
  readonly environment: Environment;
  db: UserDatabase;
  now = 1_760_000_000_000;
  /** How long a transaction waits before it begins; not at all where it is not said. */
  pace: Pace | null = null;
  mostAttemptsAtOnce = 0;
  outcomes: ('success' | 'failure')[] = [];
  #ids = 0;
  #attempts = 0;

  constructor(server: FakeServer, random: () => number = () => 0.5) {
    devices += 1;
    const uid = parseUserId(`person${devices}`);
    if (!uid) throw new Error('not an id');
    this.uid = uid;
    this.server = server;
    this.db = this.#opened();
    this.environment = {
      now: (): Millis => millis(this.now),
      random,
      newId: () => {
        this.#ids += 1;
        return `${uid}-m${this.#ids}`;
      },
    };
  }

  async openChat(name: string): Promise<ChatId> {
    const started = await startChat(this.db, productId(name), SELLER, this.environment);
    if (!started.ok) throw new Error(started.code);
    return started.value;
  }

  chatId(name: string): ChatId {
    const id = chatIdOf(productId(name), this.uid, SELLER);
    if (!id.ok) throw new Error(id.code);
    return id.value;
  }

  async type(chatId: ChatId, text: string): Promise<MessageId> {
    return this.send(chatId, { kind: 'text', text });
  }

  async send(chatId: ChatId, content: OutgoingContent): Promise<MessageId> {
    const sent = await sendMessage(this.db, chatId, content, this.environment);
    if (!sent.ok) throw new Error(sent.code);
    return sent.value;
  }

  /** Many texts in one transaction: what `type` leaves behind for each, without its time. */
  async queue(chatId: ChatId, texts: readonly string[]): Promise<void> {
    await this.db.transaction(
      'rw',
      [this.db.chats, this.db.messages, this.db.outbox, this.db.photos, this.db.blocks],
      async () => {
        for (const text of texts) {
          await storeMessage(this.db, chatId, { kind: 'text', text }, this.environment);
        }
      },
    );
  }

  /** What one drainer works with; `kill` ends it as the death of its page would. */
  drainContext(kill: AbortSignal = new AbortController().signal): DrainContext {
    return {
      db: this.db,
      remote: this.server,
      environment: this.environment,
      onOutcome: (outcome) => this.outcomes.push(outcome),
      begin: () => {
        this.#attempts += 1;
        this.mostAttemptsAtOnce = Math.max(this.mostAttemptsAtOnce, this.#attempts);
        return () => {
          this.#attempts -= 1;
        };
      },
      signal: kill,
    };
  }

  /** One pass of a drainer. */
  drain(kill?: AbortSignal): Promise<Millis | null> {
    return drainOutbox(this.drainContext(kill));
  }

  /** Drains, letting time pass as the outbox asks, until nothing waits for time. */
  async drainUntilQuiet(): Promise<void> {
    for (let pass = 0; pass < 200; pass += 1) {
      const next = await this.drain();
      if (next === null) return;
      this.now = Math.max(this.now + 1, next);
    }
    throw new Error('the outbox never came to rest');
  }

  /** Closes and opens the database, as a new page does. */
  reopen(): void {
    this.db.close();
    this.db = this.#opened();
  }

  #opened(): UserDatabase {
    const db = new UserDatabase(this.uid);
    paceTransactions(db, () => this.pace);
    return db;
  }

  textsOnServer(chatId: ChatId): string[] {
    return (this.server.chats.get(chatId)?.messages ?? []).map((message) => message.text);
  }
}
