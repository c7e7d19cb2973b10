import { createServer, request as ask } from 'node:http';
import { listen } from '../../scripts/lib/listen.mjs';

/**
 * Stands before a Firestore emulator and counts what is asked of it: requests, documents that answers hold (a count is
 * charged as one), and bytes of both directions.
 */
export async function startCountingProxy({ port, target }) {
  let counted = nothing();
  const flow = { open: 0, lastAt: Date.now() };
  const server = createServer((request, response) => {
    flow.open += 1;
    flow.lastAt = Date.now();
    const isQuestion = request.method !== 'OPTIONS';
    const onward = ask(
      {
        host: '127.0.0.1',
        port: target,
        path: request.url,
        method: request.method,
        headers: request.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          if (isQuestion) {
            counted.requests += 1;
            counted.bytes += body.length;
            counted.documents += documentsIn(request.url, body, answer.statusCode);
          }
          response.end(body);
        });
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => {
      flow.open -= 1;
      flow.lastAt = Date.now();
    });
    request.on('data', (part) => {
      if (isQuestion) counted.bytes += part.length;
      onward.write(part);
    });
    request.on('end', () => onward.end());
  });
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
}

const nothing = () => ({ documents: 0, requests: 0, bytes: 0 });

function documentsIn(url, body, status) {
  if (status !== 200) return 0;
  if (url.includes(':runAggregationQuery')) return 1;
  if (!url.includes(':runQuery')) return 1;
  return JSON.parse(body.toString()).filter(({ document }) => document !== undefined).length;
}
