import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import picomatch from 'picomatch';
import sirv from 'sirv';
import { projectRoot } from './project.mjs';
import { listen } from './listen.mjs';

/**
 * Serves a build the way Firebase Hosting does: headers and rewrites come from firebase.json, the newest of
 * two rules for one header wins, and what no rule rewrites is a 404. `emulatorPorts` opens the page's policy
 * to the emulators.
 */
export async function serveBuild({ folder, port, emulatorPorts }) {
  const { hosting } = JSON.parse(readFileSync(join(projectRoot, 'firebase.json'), 'utf8'));
  const headersOf = headerRules(hosting.headers, emulatorPorts);
  const destinationOf = rewriteRules(hosting.rewrites);
  // `dev` looks at the disk at each request, so that a build may be replaced under a running server.
  const files = sirv(folder, { dev: true, etag: true, gzip: true, brotli: true });

  const server = createServer((request, response) => {
    const address = addressOf(request.url);
    if (address === null) return badRequest(response);
    const { pathname, search } = address;
    for (const [key, value] of headersOf(pathname)) response.setHeader(key, value);
    files(request, response, () => {
      const destination = destinationOf(pathname);
      if (destination === undefined) return notFound(response);
      // sirv knows index.html as its folder.
      request.url = destination.replace(/index\.html$/, '') + search;
      files(request, response, () => notFound(response));
    });
  });
  return listen(server, port);
}

/**
 * The path that was asked for, or `null` for what is none. Never resolved against an origin: `//` is no host,
 * and whatever somebody asks for, the server answers.
 */
function addressOf(target = '/') {
  if (!target.startsWith('/')) return null;
  const address = `http://localhost${target}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.host === 'localhost' ? url : null;
}

const glob = (source) => picomatch(source, { dot: true });

function headerRules(rules, emulatorPorts) {
  const compiled = rules.map(({ source, headers }) => ({ applies: glob(source), headers }));
  return (pathname) => {
    const merged = new Map();
    for (const { applies, headers } of compiled) {
      if (!applies(pathname)) continue;
      for (const { key, value } of headers) merged.set(key, withEmulators(key, value, emulatorPorts));
    }
    return merged;
  };
}

function rewriteRules(rules) {
  const compiled = rules.map(({ source, destination }) => ({ applies: glob(source), destination }));
  return (pathname) => compiled.find(({ applies }) => applies(pathname))?.destination;
}

function withEmulators(key, value, ports) {
  if (ports === undefined || key.toLowerCase() !== 'content-security-policy') return value;
  const origins = ['firestore', 'auth', 'functions', 'storage'].flatMap((name) => [
    `http://127.0.0.1:${ports[name]}`,
    `http://localhost:${ports[name]}`,
  ]);
  return value.replace(/\b(connect-src|img-src) /g, (directive) => `${directive}${origins.join(' ')} `);
}

function badRequest(response) {
  response.statusCode = 400;
  response.end('Bad request\n');
}

function notFound(response) {
  response.statusCode = 404;
  // What is missing today may be there tomorrow, whatever its address promises.
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Not found\n');
}
