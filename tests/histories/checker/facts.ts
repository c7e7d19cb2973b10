import type { ClientEvent, History, ReadEvent, ServerEvent } from '../history.ts';

export interface Typed extends ClientEvent {
  readonly deed: Extract<ClientEvent['deed'], { kind: 'send' }>;
}

/** What a history says, by what it is about. */
export interface Facts {
  readonly written: readonly ServerEvent[];
  readonly reads: readonly ReadEvent[];
  /** What was taken in: the app said that it is kept. */
  readonly typed: readonly Typed[];
  /** Whatever anybody tried to say, by id: a text that was refused by the app itself is not among them. */
  readonly texts: ReadonlyMap<string, { readonly typed: Typed; readonly versions: ReadonlySet<string> }>;
  /** When each message was first taken back, by id. */
  readonly takenBack: ReadonlyMap<string, number>;
  /** Whether a device was signed out of after one moment and before another, in the order of all events. */
  readonly isSignedOutBetween: (device: string, after: number, before: number) => boolean;
}

export function factsOf({ events }: History): Facts {
  const deeds = events.filter((event) => event.kind === 'client');
  const sent = deeds.filter(isTyped).filter(({ outcome }) => outcome !== 'refused');
  const texts = new Map(
    sent.map((typed) => [typed.deed.id, { typed, versions: new Set([typed.deed.text]) }] as const),
  );
  const takenBack = new Map<string, number>();
  for (const { deed, outcome, invokedAt } of deeds) {
    if (outcome === 'refused') continue;
    if (deed.kind === 'edit') texts.get(deed.id)?.versions.add(deed.text);
    if (deed.kind === 'delete' && !takenBack.has(deed.id)) takenBack.set(deed.id, invokedAt);
  }
  const signOuts = deeds.filter(({ deed }) => deed.kind === 'sign_out');
  return {
    written: events.filter((event) => event.kind === 'server'),
    reads: events.filter((event) => event.kind === 'read'),
    typed: sent.filter(({ outcome }) => outcome === 'ok'),
    texts,
    takenBack,
    isSignedOutBetween: (device, after, before) =>
      signOuts.some((event) => event.device === device && event.order > after && event.invokedAt < before),
  };
}

const isTyped = (event: ClientEvent): event is Typed => event.deed.kind === 'send';
