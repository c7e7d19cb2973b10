/*
 * What happened in one run, as plain data: what each client was told, and what the server did. The checker
 * reads this and nothing else, so a history can be kept as a file and judged again.
 */

/** One context of a device: a tab, or the worker. */
export interface ProcessName {
  readonly person: string;
  readonly device: string;
  readonly process: string;
}

export interface SeenMessage {
  readonly id: string;
  readonly sender: string;
  readonly text: string;
  /** `sent` and `received` are what the server has confirmed. */
  readonly state: 'queued' | 'sending' | 'sent' | 'failed' | 'received';
  readonly position: number;
  readonly readBy: readonly string[];
}

export interface SeenRoom {
  readonly chat: string;
  readonly unread: number;
  readonly lastMessage: string;
  readonly messages: readonly SeenMessage[];
}

/** Something that a person did. `unknown`: its context died before it said how it ended. */
export type Deed =
  | { readonly kind: 'send'; readonly chat: string; readonly id: string; readonly text: string }
  | { readonly kind: 'edit'; readonly id: string; readonly text: string }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'sign_out' };

export interface ClientEvent extends ProcessName {
  readonly kind: 'client';
  readonly at: number;
  /** The moment at which it was asked for, in the order of all events. */
  readonly invokedAt: number;
  readonly order: number;
  readonly deed: Deed;
  readonly outcome: 'ok' | 'refused' | 'unknown';
}

/** What a screen showed; everything in it is of one moment. */
export interface ReadEvent extends ProcessName {
  readonly kind: 'read';
  readonly at: number;
  readonly invokedAt: number;
  readonly order: number;
  /**
   * Which sign-in of this device: what was read before a sign-out says nothing about what is read after it.
   */
  readonly session: number;
  readonly room: SeenRoom;
}

/** A message that the server wrote, in the order of its commits. */
export interface ServerEvent {
  readonly kind: 'server';
  readonly at: number;
  readonly order: number;
  readonly chat: string;
  readonly id: string;
  readonly sender: string;
  readonly text: string;
  /** It stood there already, and was written over. */
  readonly wasThere: boolean;
}

export type HistoryEvent = ClientEvent | ReadEvent | ServerEvent;

export interface ServerRoom {
  readonly chat: string;
  readonly unread: Readonly<Record<string, number>>;
  readonly lastMessage: string;
  readonly messages: readonly Omit<SeenMessage, 'state'>[];
}

export interface DeviceAtRest {
  readonly person: string;
  readonly device: string;
  readonly rooms: readonly SeenRoom[];
}

/** The state after every way was whole again and long enough, before anybody looked into a room. */
export interface Rest {
  readonly server: readonly ServerRoom[];
  readonly devices: readonly DeviceAtRest[];
}

export interface History {
  readonly seed: number;
  readonly events: readonly HistoryEvent[];
  /** Healed, and nobody has looked since. */
  readonly untouched: Rest;
  /** After each person has opened each room on each device. */
  readonly looked: Rest;
}

/** What a checker found. */
export interface Breach {
  readonly promise: string;
  readonly what: string;
}
