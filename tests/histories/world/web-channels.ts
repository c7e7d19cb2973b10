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
/** The wrapper's own: how often a request is repeated, and after which pause. */
const MOST_TRIES = 3;
const RETRY_MS = { least: 5_000, more: 10_000 };
const LOOK_MS = 1_000;
/** A stream that has had no way for so long is given up. */
const SILENT_MS = 30_000;

/**
 * Firestore's streams over the simulated way. A channel numbers its messages and asks again for what it misses, so
 * that a request or an answer that is lost comes late, and one that comes twice counts once. It breaks off when
 * its repetitions are used up, at a status that is an error, and with its page; then nobody knows what became of
 * a message that was on its way.
 */
export function openWebChannel(
  { time, server, network }: { time: VirtualTime; server: SimulatedServer; network: Network },
  sender: Sender,
  rpc: Rpc,
  { heard, broken }: ChannelEnds,
): Channel {
  const forth: string[] = [];
  const back: string[] = [];
  let [isOver, isDeaf, isSending, isOnItsWay, isFirst] = [false, false, false, false, true];
  let [silentMs, quietUntil] = [0, 0];

  const end = (): void => {
    isOver = true;
    session.end();
  };
  const breakOff = (last: () => void, afterMs: number): void => {
    isDeaf = true;
    time.after(afterMs, () => {
      if (isOver) return;
      end();
      sender.soon(last);
    });
  };
  const refuse = (status: string): void => breakOff(() => heard(errorOf(status)), network.wayMs());

  const bring = (delayMs: number): void => {
    isOnItsWay = true;
    time.after(delayMs, () => {
      isOnItsWay = false;
      if (isOver || isDeaf) return;
      if (sender.isDead) return end();
      if (sender.link.state === 'dead') {
        silentMs += LOOK_MS;
        return silentMs > SILENT_MS ? breakOff(broken, 0) : bring(LOOK_MS);
      }
      silentMs = 0;
      if (time.now < quietUntil) return bring(quietUntil - time.now);
      const mayBreak = rpc === 'Listen' && sender.link.state === 'bad';
      if (mayBreak && network.chance(BREAK_SHARE)) return breakOff(broken, 0);
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

  const pauseMs = (): number => RETRY_MS.least + network.below(RETRY_MS.more);
  const sendNext = (): void => {
    const [message] = forth;
    if (message === undefined || isSending || isOver || isDeaf) return;
    isSending = true;
    attempt(message, 1, false);
  };
  const arrived = (): void => {
    isSending = false;
    isFirst = false;
    forth.shift();
    sendNext();
  };
  /** `hasArrived`: the server has it, and the client does not know that. */
  const attempt = (message: string, tries: number, hasArrived: boolean): void => {
    if (isOver || isDeaf || sender.isDead) return;
    const carry = (delayMs: number, then: () => void): void => {
      time.after(delayMs, () => {
        if (!hasArrived) session.receive(message);
        then();
      });
    };
    const again = (afterMs: number, isThere: boolean): void => {
      if (tries === MOST_TRIES) return breakOff(broken, afterMs);
      time.after(afterMs + pauseMs(), () => attempt(message, tries + 1, isThere));
    };
    if (sender.link.state === 'dead') return again(network.below(3_000), hasArrived);
    switch (rpc === 'Write' ? network.faultFor(sender) : null) {
      case null:
      case 'doubled':
        return carry(network.wayMs(), arrived);
      case 'late':
        return carry(network.below(LATE_MS), arrived);
      case 'lost':
        return again(network.below(LATE_MS), hasArrived);
      case 'answer_lost':
        carry(network.wayMs(), () => undefined);
        // What the server says to it is asked for again too.
        quietUntil = time.now + pauseMs();
        return again(network.below(LATE_MS), true);
      case 'cut':
        return again(network.below(2_000), hasArrived);
      case 'portal':
        return again(50, hasArrived);
      case 'overloaded':
        return refuse('UNAVAILABLE');
      case 'no_token':
        // The token goes with the first message alone.
        return isFirst ? refuse('UNAUTHENTICATED') : carry(network.wayMs(), arrived);
    }
  };

  return {
    send(message) {
      forth.push(message);
      sendNext();
    },
    close: end,
  };
}

const errorOf = (status: string): string => JSON.stringify({ error: { status, message: status } });
