import { Agent, request as openRequest } from 'node:http';

const LISTEN = '/google.firestore.v1.Firestore/Listen/channel';
/**
 * An open page always keeps a request under way in which it waits for news, and asks again within a quarter
 * of a minute where one was torn.
 */
const PATIENCE_MS = 30_000;
const agent = new Agent({ keepAlive: false });

/**
 * @typedef {object} Session one conversation of a page with the emulator (WebChannel)
 * @property {string} path with the query that names it, and nothing of a single request
 * @property {number} nextRid requests and messages are numbered, and only the next one is heard
 * @property {number} nextOffset
 * @property {Map<number, string>} targets what it listens to, with the database
 * @property {number} underWay its requests that are not answered
 * @property {number} quietSince when the last of them ended
 */

/**
 * Ends what pages that are gone have listened to: the Firestore emulator never does, and with each commit
 * asks the questions of all listeners again (docs/decisions/014). As at the real service a session of which
 * nothing is heard any more is over, and whoever comes back to it is told so and begins another.
 * @param {number} upstreamPort
 */
export function createListeners(upstreamPort) {
  /** @type {Map<string, Session>} */
  const sessions = new Map();
  /** @type {Set<string>} */
  const ended = new Set();

  const looking = setInterval(() => {
    for (const [id, session] of sessions) {
      if (session.underWay > 0 || Date.now() - session.quietSince < PATIENCE_MS) continue;
      sessions.delete(id);
      ended.add(id);
      endAll(upstreamPort, session);
    }
  }, PATIENCE_MS / 4);
  looking.unref();

  return {
    /** Whether a request is of a session that is over. @param {import('node:http').IncomingMessage} incoming */
    isOver: ({ url }) => ended.has(idOf(url) ?? ''),
    /**
     * Notes that a page waits in its session, until it is answered or goes away, whatever is done to the
     * request.
     * @param {import('node:http').IncomingMessage} incoming
     * @param {import('node:http').ServerResponse} outgoing
     */
    attend({ url }, outgoing) {
      const session = sessions.get(idOf(url) ?? '');
      if (session === undefined) return;
      session.underWay += 1;
      outgoing.on('close', () => {
        session.underWay -= 1;
        session.quietSince = Date.now();
      });
    },
    /**
     * Notes what is asked in a request that is on its way to the emulator. Returns who is to hear how the
     * answer begins, where that names a new session.
     * @param {import('node:http').IncomingMessage} incoming
     * @returns {((answer: import('node:http').IncomingMessage) => void) | undefined}
     */
    follow(incoming) {
      const address = new URL(incoming.url ?? '/', 'http://localhost');
      if (incoming.method !== 'POST' || address.pathname !== LISTEN) return undefined;
      const id = address.searchParams.get('SID');
      const session = id === null ? newSession(address) : sessions.get(id);
      if (session === undefined) return undefined;
      session.nextRid = Number(address.searchParams.get('RID')) + 1;
      void textOf(incoming).then((body) => noteMessages(session, new URLSearchParams(body)));
      if (id !== null) return undefined;
      return (answer) => {
        let said = '';
        const read = (chunk) => {
          said += chunk;
          const named = /\["c","([^"]+)"/.exec(said)?.[1];
          if (named === undefined) return;
          answer.off('data', read);
          session.path += `&SID=${encodeURIComponent(named)}`;
          session.quietSince = Date.now();
          sessions.set(named, session);
        };
        answer.on('data', read);
      };
    },
    close: () => clearInterval(looking),
  };
}

/** @param {string} [url] */
function idOf(url = '/') {
  return url.startsWith(LISTEN) ? new URL(url, 'http://localhost').searchParams.get('SID') : null;
}

/** @returns {Session} */
function newSession(address) {
  const database = encodeURIComponent(address.searchParams.get('database') ?? '');
  const path = `${LISTEN}?VER=8&database=${database}`;
  return { path, nextRid: 0, nextOffset: 0, targets: new Map(), underWay: 0, quietSince: Date.now() };
}

/** @param {Session} session @param {URLSearchParams} body */
function noteMessages(session, body) {
  const [count, offset] = [Number(body.get('count') ?? 0), Number(body.get('ofs') ?? 0)];
  session.nextOffset = Math.max(session.nextOffset, offset + count);
  for (let index = 0; index < count; index += 1) {
    const { database, addTarget, removeTarget } = JSON.parse(body.get(`req${index}___data__`) ?? '{}');
    if (addTarget !== undefined) session.targets.set(addTarget.targetId, database);
    if (removeTarget !== undefined) session.targets.delete(removeTarget);
  }
}

/** An emulator that is gone knows nothing of it any more, which is as good. */
function endAll(port, { path, nextRid, nextOffset, targets }) {
  const messages = [...targets].map(([removeTarget, database]) => JSON.stringify({ database, removeTarget }));
  if (messages.length === 0) return;
  const body = new URLSearchParams([
    ['count', String(messages.length)],
    ['ofs', String(nextOffset)],
    ...messages.map((message, index) => [`req${index}___data__`, message]),
  ]);
  const ending = openRequest({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: `${path}&RID=${nextRid}&AID=0&t=1`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    agent,
  });
  ending.on('response', (answer) => answer.resume());
  ending.on('error', (error) => console.warn('a listener was not let go of:', error.message));
  ending.end(body.toString());
}

async function textOf(incoming) {
  let text = '';
  incoming.on('data', (chunk) => (text += chunk));
  await new Promise((resolve) => incoming.once('end', resolve));
  return text;
}
