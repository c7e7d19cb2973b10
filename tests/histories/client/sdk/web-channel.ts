/*
 * In the place of `@firebase/webchannel-wrapper/webchannel-blob`, as far as the SDK's streams ask for it: what it
 * sends goes over the simulated way, all above it is the SDK's own.
 */
import type { Channel } from '../../world/web-channels.ts';
import type { Host } from '../client-contract.ts';

declare const host: Host;

type Listener = (event: unknown) => void;

export const WebChannel = { EventType: { OPEN: 'open', CLOSE: 'close', ERROR: 'error', MESSAGE: 'message' } };
export const EventType = { COMPLETE: 'complete' };
export const ErrorCode = { NO_ERROR: 0, HTTP_ERROR: 6, TIMEOUT: 8 };
export const Event = { STAT_EVENT: 'stat' };
export const Stat = { PROXY: 0, NOPROXY: 1 };
export const getStatEventTarget = () => ({ listen: () => undefined });

export function XhrIo(): never {
  throw new Error('a call beside the streams, which no run makes');
}

export const createWebChannelTransport = () => ({
  createWebChannel: (url: string) => new SimulatedChannel(url),
});

class SimulatedChannel {
  readonly #url: string;
  readonly #listeners = new Map<string, Listener>();
  #channel: Channel | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  listen(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  open(): void {
    this.#channel = host.openChannel(this.#url.includes('/Write/') ? 'Write' : 'Listen', {
      heard: (message) => this.#fire(WebChannel.EventType.MESSAGE, { data: [JSON.parse(message)] }),
      broken: () => this.#fire(WebChannel.EventType.ERROR, new Error('the channel broke off')),
    });
    this.#fire(WebChannel.EventType.OPEN, undefined);
  }

  send(message: object): void {
    this.#channel?.send(JSON.stringify(message));
  }

  close(): void {
    this.#channel?.close();
  }

  #fire(type: string, event: unknown): void {
    this.#listeners.get(type)?.(event);
  }
}
