import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseUserId } from '#domain/ids.ts';
import { storesBehind } from '../queries.ts';
import { createDocumentReader } from './document-reader.ts';
import { askEarly } from './early-document.ts';

const kim = parseUserId('kim') ?? expect.unreachable('not an id');
const lee = parseUserId('lee') ?? expect.unreachable('not an id');
const NAME = 'projects/p/databases/(default)/documents/products/ring-1';
const answers = vi.fn<typeof fetch>();
const reader = createDocumentReader({
  origin: 'https://firestore.example',
  projectId: 'p',
  apiKey: 'a key',
  token: async (uid) => (uid === kim ? 'her token' : null),
  deadlineMs: 50,
});

beforeEach(() => vi.stubGlobal('fetch', answers));
afterEach(() => {
  vi.unstubAllGlobals();
  answers.mockReset();
});

const says = (body: unknown, status = 200): void => {
  answers.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
};
const refuses = (status: number, name: string) => ({ error: { code: status, status: name, message: '' } });

test('a document comes as plain data, with the times that the codecs know', async () => {
  says({
    name: NAME,
    fields: {
      title: { stringValue: '반지' },
      price: { integerValue: '350000' },
      weight: { doubleValue: 3.75 },
      isNew: { booleanValue: false },
      note: { nullValue: null },
      at: { timestampValue: '2026-03-11T06:20:00.123456Z' },
      images: { arrayValue: { values: [{ mapValue: { fields: { w: { integerValue: '4' } } } }] } },
      empty: { arrayValue: {} },
    },
  });
  expect(await reader.get('products/ring-1')).toEqual({
    ok: true,
    value: {
      id: 'ring-1',
      path: 'products/ring-1',
      data: {
        title: '반지',
        price: 350_000,
        weight: 3.75,
        isNew: false,
        note: null,
        at: { seconds: 1_773_210_000, nanoseconds: 123_456_000 },
        images: [{ w: 4 }],
        empty: [],
      },
    },
  });
});

test('without a person it is a request that no browser asks about first', async () => {
  says({ name: NAME });
  await reader.get('products/ring-1');
  const [url, request] = answers.mock.calls[0] ?? [];
  expect(url).toBe(
    'https://firestore.example/v1/projects/p/databases/(default)/documents/products/ring-1?key=a%20key',
  );
  expect(request?.headers).toEqual({});
  expect(request?.method).toBe('GET');
});

test('with a person it carries their token, and somebody else is denied at once', async () => {
  says({ name: NAME });
  await reader.get('products/ring-1', kim);
  expect(answers.mock.calls[0]?.[1]?.headers).toEqual({ Authorization: 'Bearer her token' });
  expect(await reader.get('products/ring-1', lee)).toEqual({ ok: false, code: 'denied' });
  expect(answers).toHaveBeenCalledTimes(1);
});

test('a query gives its documents, and an empty answer gives none', async () => {
  says([{ document: { name: NAME, fields: {} }, readTime: '' }, { readTime: '' }]);
  expect(await reader.query(storesBehind(null))).toMatchObject({ ok: true, value: [{ id: 'ring-1' }] });
  says([{ readTime: '' }]);
  expect(await reader.query(storesBehind(null))).toEqual({ ok: true, value: [] });
});

test.each([
  ['the server says no', refuses(403, 'PERMISSION_DENIED'), 403, 'denied'],
  ['nobody is signed in any more', refuses(401, 'UNAUTHENTICATED'), 401, 'denied'],
  ['there is none', refuses(404, 'NOT_FOUND'), 404, 'gone'],
  ['the server is overloaded', refuses(429, 'RESOURCE_EXHAUSTED'), 429, 'offline'],
  ['somebody else answers', { welcome: 'wifi' }, 200, 'offline'],
  ['somebody else says that there is none', 'nothing here', 404, 'offline'],
] as const)('where %s, a read says so', async (_what, body, status, code) => {
  says(body, status);
  expect(await reader.get('products/ring-1')).toEqual({ ok: false, code });
});

test.each([
  ['PERMISSION_DENIED', 403, 'denied'],
  ['UNAVAILABLE', 503, 'offline'],
] as const)('a query that is refused (%s) says so', async (name, status, code) => {
  says([refuses(status, name)], status);
  expect(await reader.query(storesBehind(null))).toEqual({ ok: false, code });
});

test('a question that the server cannot answer is a fault of ours', async () => {
  says([refuses(400, 'FAILED_PRECONDITION')], 400);
  await expect(reader.query(storesBehind(null))).rejects.toThrow('Firestore could not answer');
});

test('a page of HTML, a broken connection and silence are the network', async () => {
  answers.mockImplementation(async () => new Response('<html>log in</html>', { status: 200 }));
  expect(await reader.get('products/ring-1')).toEqual({ ok: false, code: 'offline' });
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await reader.get('products/ring-1')).toEqual({ ok: false, code: 'offline' });
  answers.mockImplementation(
    (_url, request) =>
      new Promise((_resolve, reject) => {
        request?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  expect(await reader.get('products/ring-1')).toEqual({ ok: false, code: 'offline' });
});

test('an answer that was asked for early is taken over, once', async () => {
  says({ name: NAME });
  void askEarly('products/ring-1');
  expect(await reader.get('products/ring-1')).toMatchObject({ ok: true });
  expect(answers).toHaveBeenCalledTimes(1);
  await reader.get('products/ring-1');
  expect(answers).toHaveBeenCalledTimes(2);
});

test('an early question that failed is the reader\'s "offline", and nobody is told when nobody reads', async () => {
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
  void askEarly('products/ring-1');
  expect(await reader.get('products/ring-1')).toEqual({ ok: false, code: 'offline' });
  void askEarly('products/ring-2');
});

test('what is read as a person is asked for as that person', async () => {
  says({ name: NAME });
  void askEarly('products/ring-3');
  await reader.get('products/ring-3', kim);
  expect(answers).toHaveBeenCalledTimes(2);
});
