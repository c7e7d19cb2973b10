import { createServer } from 'node:http';
import sirv from 'sirv';

/** A folder on a free port of this machine. */
export async function serveFolder(folder) {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) =>
    files(request, response, () => response.writeHead(404).end()),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
