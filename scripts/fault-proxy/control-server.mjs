import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { listen } from '../lib/listen.mjs';

const PANEL = new URL('panel.html', import.meta.url);

/**
 * Takes orders by HTTP: `GET /rules`, `POST /rules` (adds one, answers `{ id }`), `PUT /rules` (replaces
 * all), `DELETE /rules[/id]`, `POST /streams` with `{ how: 'cut' | 'freeze' | 'thaw', target?, origin? }`,
 * `GET /requests`, `DELETE /requests`, and `GET /` for people. `?origin=`, or `origin` in what is posted,
 * speaks of what one page's address asks alone.
 */
export async function startControlServer({ port, faults }) {
  const server = createServer((request, response) => {
    void handle(request, faults).then(
      ({ status = 200, type = 'application/json', body }) => {
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
        response.end(type === 'application/json' ? JSON.stringify(body ?? null) : body);
      },
      (error) => {
        response.writeHead(400, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ error: error.message }));
      },
    );
  });
  return listen(server, port);
}

async function handle(request, faults) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, place, id] = pathname.split('/');
  const origin = searchParams.get('origin') ?? undefined;
  switch (`${request.method} /${place}`) {
    case 'GET /':
      return { type: 'text/html; charset=utf-8', body: await readFile(PANEL) };
    case 'GET /rules':
      return { body: faults.list() };
    case 'POST /rules':
      return { body: { id: faults.add(await jsonOf(request)) } };
    case 'PUT /rules':
      faults.clear();
      return { body: (await jsonOf(request)).map((rule) => ({ id: faults.add(rule) })) };
    case 'DELETE /rules':
      if (id === undefined) faults.clear(origin);
      else faults.remove(Number(id));
      return { body: faults.list() };
    case 'POST /streams': {
      const order = await jsonOf(request);
      faults.streams(order.how, order.target, order.origin);
      return {};
    }
    case 'GET /requests':
      return { body: faults.requests(origin) };
    case 'DELETE /requests':
      faults.forgetRequests(origin);
      return {};
    default:
      return { status: 404, body: { error: `No ${request.method} ${request.url}` } };
  }
}

async function jsonOf(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return JSON.parse(text);
}
