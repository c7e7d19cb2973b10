import type { LiveRemote } from '#data/remote/live/live-remote.ts';
import { reachOf, type MessagePage } from '#data/remote/live/message-page.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { windowOf } from '#data/remote/live/page-sizes.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { ChatId, UserId } from '#domain/ids.ts';
import type { Micros } from '#domain/units.ts';

type Watch = { from: Micros | null; observer: LiveObserver<Message, MessagePage> };

/** One chat on the server, with the bounded queries of the live remote and a count of documents read. */
export class FakeLiveChat implements Pick<
  LiveRemote,
  'watchMessages' | 'messagesBefore' | 'messagesFrom' | 'newestMessages'
> {
  messages: Message[];
  /** What this version of the app cannot read. */
  readonly unreadable = new Set<string>();
  reads = 0;
  #watches = new Set<Watch>();

  constructor(messages: readonly Message[]) {
    this.messages = [...messages];
  }

  /** Adds or changes a message on the server; listeners hear of it at once. */
  put(message: Message): void {
    this.messages = [...this.messages.filter(({ id }) => id !== message.id), message].sort(
      (a, b) => a.position - b.position,
    );
    for (const watch of this.#watches) this.#tell(watch);
  }

  watchMessages(
    _uid: UserId,
    _chatId: ChatId,
    from: Micros | null,
    observer: LiveObserver<Message, MessagePage>,
  ): () => void {
    const watch = { from, observer };
    this.#watches.add(watch);
    this.#tell(watch);
    return () => this.#watches.delete(watch);
  }

  async messagesBefore(_uid: UserId, _chatId: ChatId, before: Micros, count: number) {
    return this.#page(
      this.messages
        .filter(({ position }) => position <= before)
        .toReversed()
        .slice(0, count),
    );
  }

  async messagesFrom(_uid: UserId, _chatId: ChatId, from: Micros, count: number) {
    return this.#page(this.messages.filter(({ position }) => position >= from).slice(0, count));
  }

  async newestMessages(_uid: UserId, _chatId: ChatId, count: number) {
    return this.#page(this.messages.toReversed().slice(0, count));
  }

  #tell({ from, observer }: Watch): void {
    const rows = this.messages.filter(({ position }) => from === null || position >= from);
    observer.next(this.#page(rows.slice(-windowOf(from))));
  }

  #page(documents: readonly Message[]): MessagePage {
    this.reads += documents.length;
    const rows = documents.filter(({ id }) => !this.unreadable.has(id));
    return { rows, size: documents.length, ...reachOf(documents.map(({ position }) => position)) };
  }
}
