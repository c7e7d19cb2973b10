import { Agent, request as openRequest } from 'node:http';
import { createGzip } from 'node:zlib';

/**
 * A connection for each request: an idle one may be closed by the emulator at the moment at which the next
 * request leaves on it, and no page asked for that fault.
 */
const upstreamAgent = new Agent({ keepAlive: false });

/**
 * Carries one request to the emulator and its answer back, byte by byte: nothing is collected, so streams
 * stay streams. Documents are compressed on the way, as the real service does and the emulators do not.
 * Returns handles by which a running answer can be cut or frozen; `hear` is given the answer as it begins.
 */
export function forward(incoming, outgoing, port, hear) {
  const upstream = sendOn(incoming, port);
  const cutBoth = () => {
    upstream.destroy();
    incoming.socket.destroy();
  };
  let answer;
  upstream.on('response', (response) => {
    hear?.(response);
    const isCompressed = wantsCompression(incoming, response);
    const headers = isCompressed ? compressedHeaders(response.rawHeaders) : response.rawHeaders;
    answer = isCompressed ? response.pipe(createGzip()) : response;
    outgoing.writeHead(response.statusCode, response.statusMessage, headers);
    // A stream's first bytes may be long in coming; the browser wants to know at once that it is open.
    outgoing.flushHeaders();
    answer.pipe(outgoing);
    response.on('error', cutBoth);
  });
  upstream.on('error', cutBoth);
  outgoing.on('close', () => upstream.destroy());
  return { cut: cutBoth, freeze: () => answer?.unpipe(outgoing), thaw: () => answer?.pipe(outgoing) };
}

/** Lets the emulator do its work to the end, then tears the connection down instead of answering. */
export function forwardAndDropAnswer(incoming, port, hear) {
  const upstream = sendOn(incoming, port);
  const tearDown = () => incoming.socket.destroy();
  upstream.on('response', (response) => {
    hear?.(response);
    response.resume().on('end', tearDown).on('error', tearDown);
  });
  upstream.on('error', tearDown);
}

/**
 * Refuses with a status that the page may read.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {{ status: number, retryAfterSeconds?: number }} action
 */
export function answerStatus(incoming, outgoing, { status, retryAfterSeconds }) {
  const body = JSON.stringify({
    error: { code: status, status: rpcStatus(status), message: 'Fault on purpose' },
  });
  answer(incoming, outgoing, status, 'application/json', body, retryAfterSeconds);
}

/** Answers like the sign-in page of a hotel's network. */
export function answerCaptivePortal(incoming, outgoing) {
  answer(incoming, outgoing, 200, 'text/html', '<!doctype html><title>Wi-Fi</title><form>Sign in</form>');
}

/** Whole documents only: compression would hold back what a stream has to say. */
const wantsCompression = (incoming, response) =>
  /\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '') &&
  /\bjson\b/.test(response.headers['content-type'] ?? '') &&
  response.headers['content-encoding'] === undefined &&
  !/\/channel\b/.test(incoming.url);

function compressedHeaders(raw) {
  const kept = [];
  for (let i = 0; i < raw.length; i += 2) {
    if (raw[i].toLowerCase() !== 'content-length') kept.push(raw[i], raw[i + 1]);
  }
  return [...kept, 'Content-Encoding', 'gzip'];
}

function sendOn(incoming, port) {
  const upstream = openRequest({
    host: '127.0.0.1',
    port,
    method: incoming.method,
    path: incoming.url,
    headers: incoming.headers,
    agent: upstreamAgent,
  });
  incoming.pipe(upstream);
  return upstream;
}

function answer(incoming, outgoing, status, type, body, retryAfterSeconds) {
  // An upload must be read to its end, or the browser sees a torn connection instead of the answer.
  incoming.resume();
  const origin = incoming.headers.origin;
  outgoing.writeHead(status, {
    'Content-Type': type,
    ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    ...(origin === undefined
      ? {}
      : {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Allow-Credentials': 'true',
          'Access-Control-Expose-Headers': 'Retry-After',
          Vary: 'Origin',
        }),
  });
  outgoing.end(body);
}

const rpcStatus = (status) =>
  ({ 401: 'UNAUTHENTICATED', 403: 'PERMISSION_DENIED', 429: 'RESOURCE_EXHAUSTED', 503: 'UNAVAILABLE' })[
    status
  ] ?? 'UNKNOWN';
