import type { Network, Sender } from './network.ts';
import { ListenSession } from './listen-session.ts';
import type { SimulatedServer } from './server.ts';
import type { VirtualTime } from './virtual-time.ts';
import { WriteSession, type Session } from './write-session.ts';

/** The near end of a channel, as the SDK's transport has it; a message is JSON. */
export interface Channel {
  send(message: string): void;
  close(): void;
}

export interface ChannelEnds {
  readonly heard: (message: string) => void;
  /** It broke off. */
  readonly broken: () => void;
}

export type Rpc = 'Write' | 'Listen';

/** A listener's stream over a bad way breaks off as often as a simulated one does. */
const BREAK_SHARE = 0.05;
const BAD_LISTEN_MS = 5_000;
const LATE_MS = 40_000;
const RETRY_MS = 1_000;
/** A stream that has had no way for so long is given up. */
const SILENT_MS = 30_000;

/**
 * Firestore's streams over the simulated way. A channel keeps order and loses nothing within itself: it delivers,
 * late perhaps, or it breaks off, and then nobody knows what the last message became. A request that is sent
 * twice has no like here, since a channel numbers its messages.
 */
export function openWebChannel(
  { time, server, network }: { time: VirtualTime; server: SimulatedServer; network: Network },
  sender: Sender,
  rpc: Rpc,
  { heard, broken }: ChannelEnds,
): Channel {
  const back: string[] = [];
  let [isOver, isCut, isDeaf, isOnItsWay] = [false, false, false, false];
  let [arrivesAt, silentMs] = [0, 0];

  const end = (): void => {
    isOver = true;
    session.end();
  };
  const breakOff = (afterMs: number): void => {
    isCut = true;
    isDeaf = true;
    time.after(afterMs, () => {
      if (isOver) return;
      end();
      sender.soon(broken);
    });
  };
  const refuse = (status: string, afterMs: number): void => {
    isCut = true;
    isDeaf = true;
    time.after(afterMs, () => {
      if (isOver) return;
      end();
      sender.soon(() => heard(errorOf(status)));
    });
  };
  const bring = (delayMs: number): void => {
    isOnItsWay = true;
    time.after(delayMs, () => {
      isOnItsWay = false;
      if (isOver || isDeaf) return;
      if (sender.isDead) return end();
      if (sender.link.state === 'dead') {
        silentMs += RETRY_MS;
        return silentMs > SILENT_MS ? breakOff(0) : bring(RETRY_MS);
      }
      silentMs = 0;
      if (rpc === 'Listen' && sender.link.state === 'bad' && network.chance(BREAK_SHARE)) return breakOff(0);
      for (const message of back.splice(0)) sender.soon(() => heard(message));
    });
  };
  const say = (message: string): void => {
    if (isOver || isDeaf) return;
    back.push(message);
    const extraMs = rpc === 'Listen' && sender.link.state === 'bad' ? network.below(BAD_LISTEN_MS) : 0;
    if (!isOnItsWay) bring(network.wayMs() + extraMs);
  };
  const speaker = {
    tell: (message: object) => say(JSON.stringify(message)),
    fail: (status: string) => say(errorOf(status)),
  };
  const session: Session =
    rpc === 'Write'
      ? new WriteSession(server, time, sender.uid, speaker, () => network.commitMs())
      : new ListenSession(server, time, sender.uid, speaker);
  const carry = (message: string, delayMs: number): void => {
    arrivesAt = Math.max(arrivesAt, time.now + delayMs);
    time.after(arrivesAt - time.now, () => session.receive(message));
  };

  const send = (message: string): void => {
    if (isOver || isCut) return;
    if (sender.link.state === 'dead') return breakOff(network.below(3_000));
    switch (rpc === 'Write' ? network.faultFor(sender) : null) {
      case null:
      case 'doubled':
        return carry(message, network.wayMs());
      case 'lost':
        return breakOff(network.below(LATE_MS));
      case 'answer_lost':
        carry(message, network.wayMs());
        return breakOff(network.below(LATE_MS));
      case 'cut':
        return breakOff(network.below(2_000));
      case 'overloaded':
        return refuse('UNAVAILABLE', 200);
      case 'portal':
        return breakOff(50);
      case 'late':
        return carry(message, network.below(LATE_MS));
      case 'no_token':
        return refuse('UNAUTHENTICATED', network.wayMs());
    }
  };
  return { send, close: end };
}

const errorOf = (status: string): string => JSON.stringify({ error: { status, message: status } });
