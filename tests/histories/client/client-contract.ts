import type { SeenRoom } from '../history.ts';
import type { FoundDocument, Question } from '../world/document-query.ts';
import type { StorageChange, StorageDoor } from '../world/local-storage.ts';
import type { Channel, ChannelEnds, Rpc } from '../world/web-channels.ts';

/** What the world is to one context: everything that a browser gives beyond its own globals. */
export interface Host {
  readonly uid: string;
  now(): number;
  random(): number;
  newId(): string;
  token(): string | null;
  listen(
    question: Question,
    heard: (documents: readonly FoundDocument[]) => void,
    failed: (code: 'denied' | 'offline') => void,
  ): () => void;
  /** Rejects where there is no way to the server, or no permission. */
  ask(question: Question): Promise<readonly FoundDocument[]>;
  isVisible(): boolean;
  onVisibility(listener: () => void): () => void;
  hasRadio(): boolean;
  /** Tells that `hasRadio` may say something else now. */
  onRadio(listener: () => void): void;
  /** What Firestore's own SDK speaks by; the app has no use for it. */
  openChannel(rpc: Rpc, ends: ChannelEnds): Channel;
  readonly localStorage: StorageDoor;
  onStorage(listener: (change: StorageChange) => void): void;
  /** Tells whoever sits there that the server does not take a message; it is let go. */
  toldRefused(id: string): void;
  /** Hands the app over, once its code has run. */
  ready(client: Client): void;
}

/** The app in one context, as its screens and its worker use it. */
export interface Client {
  /** Opens the database; in a tab everything that moves between it and the server begins too. */
  start(as: 'tab' | 'worker'): Promise<void>;
  openChat(product: string, other: string): Promise<string>;
  /** `refused` says in a word why nothing was kept. */
  send(chat: string, id: string, text: string): Promise<'ok' | 'refused'>;
  edit(id: string, text: string): Promise<'ok' | 'refused'>;
  remove(id: string): Promise<'ok' | 'refused'>;
  retryAll(): Promise<void>;
  /** Shows a room, and marks what is seen in it as read while the page can be seen. */
  enter(chat: string): void;
  leave(chat: string): void;
  room(chat: string): Promise<SeenRoom>;
  rooms(): Promise<readonly SeenRoom[]>;
  /** The network is back, as the browser says. */
  wake(): void;
  /** What the worker does when the browser wakes it. */
  drainAsWorker(): Promise<boolean>;
  /** The messages that have not arrived yet. */
  waiting(): Promise<readonly { readonly id: string; readonly isRefused: boolean }[]>;
  signOut(): Promise<void>;
}
