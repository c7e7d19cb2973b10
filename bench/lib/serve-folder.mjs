import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen } from '../../scripts/lib/listen.mjs';

/** A folder on a free port of this machine. */
export async function serveFolder(folder) {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
  return listen(server, 0);
}
