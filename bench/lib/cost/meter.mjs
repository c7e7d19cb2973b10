import { createServer, request as ask } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { listen } from '../../../scripts/lib/listen.mjs';
import { chargesOf } from './charges.mjs';
import { createStreamReader } from './web-channel.mjs';

/**
 * Stands before a Firestore emulator and reckons what Firestore would charge for what passes: reads, writes
 * and the rules' look-ups, and bytes. `answerFor` may answer a request in the emulator's stead. Listeners'
 * streams are counted as they flow.
 */
export async function startMeter({ port, target, areClients, answerFor = nobody }) {
  let counted = nothing();
  const flow = { open: 0, lastAt: Date.now() };
  const busy = () => (flow.lastAt = Date.now());
  const readers = new Map();
  // Each request its own connection: the emulator closes those that rest, and what was just sent is lost.
  const emulator = { host: '127.0.0.1', port: target, agent: false };

  const server = createServer((incoming, outgoing) => {
    if (isListener(incoming.url)) return passStream(incoming, outgoing);
    flow.open += 1;
    outgoing.on('close', () => {
      flow.open -= 1;
      busy();
    });
    const parts = [];
    incoming.on('data', (part) => parts.push(part));
    incoming.on('end', () => void answer(incoming, outgoing, Buffer.concat(parts)));
    return undefined;
  });
  // Nor is one closed here on which somebody is about to ask.
  server.keepAliveTimeout = 0;
  server.requestTimeout = 0;
  server.headersTimeout = 0;

  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {import('node:http').ServerResponse} outgoing
   * @param {Buffer} asked
   */
  async function answer({ method = 'GET', url = '/', headers }, outgoing, asked) {
    const give = (status, sent, body) => {
      if (method !== 'OPTIONS') count({ method, url, headers, asked, status, body });
      outgoing.writeHead(status, sent);
      outgoing.end(body);
    };
    try {
      const own = method === 'POST' ? await answerFor(url, asked.toString()) : null;
      if (own !== null) return give(200, PLAIN, Buffer.from(JSON.stringify(own, null, 2)));
    } catch (error) {
      console.error('a question to the market was not answered', error);
      return outgoing.destroy();
    }
    const onward = ask({ ...emulator, path: url, method, headers }, (answered) => {
      const parts = [];
      answered.on('data', (part) => parts.push(part));
      answered.on('end', () => give(answered.statusCode ?? 502, answered.headers, Buffer.concat(parts)));
    });
    onward.on('error', () => outgoing.destroy());
    return onward.end(asked);
  }

  function count({ method, url, headers, asked, status, body }) {
    const uid = areClients ? uidOf(headers.authorization) : null;
    const charges = chargesOf({
      method,
      url,
      asked: asked.toString(),
      status,
      answered: body.toString(),
      uid,
    });
    counted.reads += charges.reads;
    counted.writes += charges.writes;
    counted.bytes += body.length;
    counted.lookUps.push(...charges.lookUps);
    const name = `${method} ${verbOf(url)}`;
    counted.by[name] = (counted.by[name] ?? 0) + charges.reads;
  }

  /** One session goes on over several requests. */
  function readerOf(url) {
    const session = new URL(url, 'http://emulator').searchParams.get('SID') ?? '';
    const reader = readers.get(session) ?? createStreamReader();
    readers.set(session, reader);
    return reader;
  }

  /** A stream ends with its page, so it keeps nobody waiting. */
  function passStream(incoming, outgoing) {
    const { method, url, headers } = incoming;
    const onward = ask({ ...emulator, path: url, method, headers }, (answered) => {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
      const [reader, decoder] = [readerOf(url), new StringDecoder('utf8')];
      answered.on('data', (part) => {
        busy();
        counted.bytes += part.length;
        counted.listenedBytes += part.length;
        if (method === 'GET') {
          reader.feed(decoder.write(part));
          for (const [what, reads] of Object.entries(reader.taken())) {
            counted.reads += reads;
            counted.listened += reads;
            counted.by[what] = (counted.by[what] ?? 0) + reads;
          }
        }
        outgoing.write(part);
      });
      answered.on('end', () => outgoing.end());
      answered.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  const { close } = await listen(server, port);
  return {
    /** Milliseconds since something passed; 0 while something is under way. */
    quietMs: () => (flow.open > 0 ? 0 : Date.now() - flow.lastAt),
    /** Documents written since the last time. */
    written: () => counted.writes,
    /** Documents that listeners have read since then. */
    listened: () => counted.listened,
    /** What has passed since the last time. */
    taken() {
      const since = counted;
      counted = nothing();
      return since;
    },
    close,
  };
}

/** @type {(url: string, body: string) => Promise<object[] | null>} */
const nobody = async () => null;
const PLAIN = { 'Content-Type': 'application/json; charset=UTF-8', 'Access-Control-Allow-Origin': '*' };
/** @returns {{ reads: number, writes: number, bytes: number, listened: number, listenedBytes: number, lookUps: string[], by: Record<string, number> }} */
const nothing = () => ({ reads: 0, writes: 0, bytes: 0, listened: 0, listenedBytes: 0, lookUps: [], by: {} });
const isListener = (url) => url.includes('/Listen/channel');
const verbOf = (url) => /:(\w+)(?:\?|$)/.exec(decodeURIComponent(url))?.[1] ?? 'document';

/** Whose token it is; nobody's for what is read without one. */
function uidOf(authorization = '') {
  const [, claims] = authorization.replace('Bearer ', '').split('.');
  if (claims === undefined) return 'nobody';
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')).user_id ?? 'nobody';
}
