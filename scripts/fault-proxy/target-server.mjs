import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../lib/listen.mjs';
import { answerCaptivePortal, answerStatus, forward, forwardAndDropAnswer } from './exchange.mjs';
import { createListeners } from './listeners.mjs';

/**
 * Stands in front of one emulator and lets the plan decide over every request.
 * @param {{ target: string, port: number, upstreamPort: number, plan: { decide(request: object): any }, note: (entry: object) => void }} options
 */
export async function startTargetServer({ target, port, upstreamPort, plan, note }) {
  const streams = new Set();
  const listeners = createListeners(upstreamPort);

  const server = createServer((incoming, outgoing) => {
    const seen = {
      target,
      method: incoming.method ?? 'GET',
      url: incoming.url ?? '/',
      agent: incoming.headers['user-agent'] ?? '',
      origin: originOf(incoming.headers),
    };
    const action = plan.decide(seen);
    note({ ...seen, action: action.kind });
    listeners.attend(incoming, outgoing);
    void act(action, incoming, outgoing, seen);
  });
  // Long polls and stalls outlive every default.
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  server.keepAliveTimeout = 60_000;

  const pass = (incoming, outgoing, origin) => {
    if (listeners.isOver(incoming)) return answerStatus(incoming, outgoing, { status: 400 });
    const hear = listeners.follow(incoming);
    const stream = { ...forward(incoming, outgoing, upstreamPort, hear), origin };
    streams.add(stream);
    outgoing.on('close', () => streams.delete(stream));
  };

  async function act(action, incoming, outgoing, seen) {
    const { origin } = seen;
    switch (action.kind) {
      case 'pass':
        return pass(incoming, outgoing, origin);
      case 'delay': {
        const gone = new AbortController();
        outgoing.on('close', () => gone.abort());
        const isStillWanted = await pause(action.ms, true, { signal: gone.signal }).catch(() => false);
        return isStillWanted ? pass(incoming, outgoing, origin) : undefined;
      }
      case 'stall':
        return void outgoing.on('close', () => note({ ...seen, action: 'given-up' }));
      case 'reset':
        return void incoming.socket.resetAndDestroy();
      case 'drop-response':
        return forwardAndDropAnswer(incoming, upstreamPort, listeners.follow(incoming));
      case 'status':
        return answerStatus(incoming, outgoing, action);
      case 'captive-portal':
        return answerCaptivePortal(incoming, outgoing);
    }
  }

  const { port: opened, close } = await listen(server, port);
  return {
    port: opened,
    close() {
      listeners.close();
      return close();
    },
    /**
     * Tears down, or holds still, every answer that is under way.
     * @param {'cut' | 'freeze' | 'thaw'} how
     * @param {string} [origin] whose answers; everybody's when left out
     */
    streams(how, origin) {
      for (const stream of streams) if (origin === undefined || stream.origin === origin) stream[how]();
    },
  };
}

/**
 * The address of the page that asks: a picture's request does not name it as such, but says where it comes
 * from.
 */
/** @param {import('node:http').IncomingHttpHeaders} headers */
const originOf = ({ origin, referer }) => origin ?? (referer === undefined ? '' : new URL(referer).origin);
