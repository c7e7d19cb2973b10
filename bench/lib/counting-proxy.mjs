import { createServer, request as ask } from 'node:http';
import { listen } from '../../scripts/lib/listen.mjs';

/**
 * Stands before a Firestore emulator and counts what is asked of it: requests, documents that answers hold (a
 * count is charged as one), and bytes of both directions. `answerFor` may answer a request in the emulator's
 * stead.
 */
export async function startCountingProxy({ port, target, answerFor }) {
  let counted = nothing();
  const flow = { open: 0, lastAt: Date.now() };
  // Each request its own connection: the emulator closes those that rest, and what was just sent is lost.
  const emulator = { host: '127.0.0.1', port: target, agent: false };
  const server = createServer((request, response) => {
    flow.open += 1;
    flow.lastAt = Date.now();
    const isQuestion = request.method !== 'OPTIONS';
    const parts = [];
    const give = (status, headers, body) => {
      if (isQuestion) {
        counted.requests += 1;
        counted.bytes += Buffer.concat(parts).length + body.length;
        counted.documents += documentsIn(request.url, body, status);
      }
      response.writeHead(status, headers);
      response.end(body);
    };
    response.on('close', () => {
      flow.open -= 1;
      flow.lastAt = Date.now();
    });
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const asked = Buffer.concat(parts);
      answered(request, asked).then(
        (body) =>
          body === null ? passOn(request, asked, give, () => response.destroy()) : give(200, PLAIN, body),
        (error) => {
          console.error('a question to the market was not answered', error);
          response.destroy();
        },
      );
    });
  });
  server.keepAliveTimeout = 0;
  const { close } = await listen(server, port);
  return {
    /** Waits until nothing has been asked for a while, and gives what was asked since the last time. */
    async settled(quietMs = 1_500) {
      while (flow.open > 0 || Date.now() - flow.lastAt < quietMs) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const since = counted;
      counted = nothing();
      return since;
    },
    close,
  };

  async function answered(request, body) {
    const own = request.method === 'POST' ? await answerFor(request.url, body.toString()) : null;
    // Indented as Firestore's own answers are.
    return own === null ? null : Buffer.from(JSON.stringify(own, null, 2));
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {Buffer} body
   */
  function passOn({ url, method, headers }, body, give, fail) {
    const onward = ask({ ...emulator, path: url, method, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => give(answer.statusCode ?? 502, answer.headers, Buffer.concat(parts)));
    });
    onward.on('error', fail);
    onward.end(body);
  }
}

const PLAIN = { 'Content-Type': 'application/json; charset=UTF-8', 'Access-Control-Allow-Origin': '*' };
const nothing = () => ({ documents: 0, requests: 0, bytes: 0 });

function documentsIn(url, body, status) {
  if (status !== 200) return 0;
  if (url.includes(':runAggregationQuery')) return 1;
  if (!url.includes(':runQuery')) return 1;
  return JSON.parse(body.toString()).filter(({ document }) => document !== undefined).length;
}
