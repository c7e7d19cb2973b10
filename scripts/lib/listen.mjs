/**
 * Opens a server on this machine's own address.
 * @param {import('node:http').Server} server
 * @param {number} port 0 for any that is free
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} `close` ends what is still open too
 */
export async function listen(server, port) {
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    })
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('this is no port');
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
