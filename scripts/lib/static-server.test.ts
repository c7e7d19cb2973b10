import { connect } from 'node:net';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from './precompress.mjs';
import { serveBuild } from './static-server.mjs';

const emulatorPorts = { firestore: 9090, auth: 9099, functions: 5002, storage: 9199 };
const folder = mkdtempSync(join(tmpdir(), 'geumnaru-serve-'));
const script = `console.warn(${JSON.stringify('금'.repeat(2_000))});`;
let server: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>app</title>');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
  await precompress(folder);
  server = await serveBuild({ folder, port: 0, emulatorPorts });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers });

test.each(['/', '/trade?search=x', '/chat/p_a_b', '/__/auth/action?mode=verifyEmail'])(
  '%s is the app, never cached without asking',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<title>app</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  },
);

test.each(['/assets/gone-9z.js', '/__/firebase/init.json'])('%s is not found', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

/** As it stands, past whatever a client makes of an address. */
function getRaw(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.once('error', reject);
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])));
  });
}

test.each([
  '//',
  '///',
  '//[',
  '//evil.example/x',
  'http://[',
  '*',
  '/%',
  '/%ff',
  '/..%2f..%2fetc/passwd',
  '/\\\\x',
])('GET %s is answered, and the server goes on', async (target) => {
  expect(await getRaw(target)).toBeGreaterThanOrEqual(200);
  expect((await get('/')).status).toBe(200);
});

test('a hashed file may be kept for ever and travels compressed', async () => {
  const answer = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'br' });
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe(script);
});

test('the security headers of the hosting come along, opened to the emulators only where data flows', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
  expect(directive('script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]+='$/);
  expect(directive('connect-src')).toContain('http://localhost:9090');
  expect(directive('img-src')).toContain('http://localhost:9199');
});
