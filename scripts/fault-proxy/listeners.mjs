import { Agent, request as openRequest } from 'node:http';

const LISTEN = '/google.firestore.v1.Firestore/Listen/channel';
const agent = new Agent({ keepAlive: false });

/**
 * @typedef {object} Session one conversation of a page with the emulator (WebChannel)
 * @property {string} origin
 * @property {string} path with the query that names it, and nothing of a single request
 * @property {number} nextRid requests and messages are numbered, and only the next one is heard
 * @property {number} nextOffset
 * @property {Map<number, string>} targets what it listens to, with the database
 */

/**
 * Knows what pages listen to, and ends it once they are gone: the Firestore emulator never does, and with
 * each commit asks the questions of all listeners again.
 * @param {number} upstreamPort
 */
export function createListeners(upstreamPort) {
  /** @type {Map<string, Session>} */
  const sessions = new Map();

  return {
    /**
     * Notes what is asked in a request that is on its way to the emulator. Returns who is to hear how the
     * answer begins, where that names a new session.
     * @param {import('node:http').IncomingMessage} incoming
     * @param {string} origin
     * @returns {((answer: import('node:http').IncomingMessage) => void) | undefined}
     */
    follow(incoming, origin) {
      const address = new URL(incoming.url ?? '/', 'http://localhost');
      if (incoming.method !== 'POST' || address.pathname !== LISTEN) return undefined;
      const id = address.searchParams.get('SID');
      const session = id === null ? newSession(address, origin) : sessions.get(id);
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
          const group = answer.headers['x-http-session-id'];
          session.path += `&SID=${encodeURIComponent(named)}`;
          if (group !== undefined) session.path += `&gsessionid=${encodeURIComponent(String(group))}`;
          sessions.set(named, session);
        };
        answer.on('data', read);
      };
    },
    /**
     * Ends what the pages of an address have listened to so far.
     * @param {string} [origin] all when left out
     */
    async letGo(origin) {
      const gone = [...sessions].filter(([, one]) => origin === undefined || one.origin === origin);
      for (const [id] of gone) sessions.delete(id);
      await Promise.all(gone.map(([, session]) => endAll(upstreamPort, session)));
    },
  };
}

/** @returns {Session} */
function newSession(address, origin) {
  const database = encodeURIComponent(address.searchParams.get('database') ?? '');
  const path = `${LISTEN}?VER=8&database=${database}`;
  return { origin, path, nextRid: 0, nextOffset: 0, targets: new Map() };
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

/** An emulator that was started anew knows nothing of it, which is as good. */
function endAll(port, { path, nextRid, nextOffset, targets }) {
  const messages = [...targets].map(([removeTarget, database]) => JSON.stringify({ database, removeTarget }));
  if (messages.length === 0) return Promise.resolve();
  const body = new URLSearchParams([
    ['count', String(messages.length)],
    ['ofs', String(nextOffset)],
    ...messages.map((message, index) => [`req${index}___data__`, message]),
  ]);
  return new Promise((resolve, reject) => {
    const ending = openRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: `${path}&RID=${nextRid}&AID=0&t=1`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      agent,
    });
    ending.on('response', (answer) => answer.resume().on('end', resolve).on('error', reject));
    ending.on('error', reject);
    ending.end(body.toString());
  });
}

async function textOf(incoming) {
  let text = '';
  incoming.on('data', (chunk) => (text += chunk));
  await new Promise((resolve) => incoming.once('end', resolve));
  return text;
}
