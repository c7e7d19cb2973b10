import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseUserId } from '#domain/ids.ts';
import { createDocumentTransport } from './document-transport.ts';

const kim = parseUserId('kim') ?? expect.unreachable('not an id');
const root = 'projects/p/databases/(default)/documents';
const answers = vi.fn<typeof fetch>();
const transport = createDocumentTransport(
  { firestoreOrigin: 'https://firestore.example', projectId: 'p' },
  async () => 'her token',
);

beforeEach(() => vi.stubGlobal('fetch', answers));
afterEach(() => {
  vi.unstubAllGlobals();
  answers.mockReset();
});

const read = (body: unknown, status = 200, mask?: readonly string[]) => {
  answers.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
  return transport.read(kim, '/posts/p1/likes/kim', new AbortController().signal, mask);
};

test('a document that is there is given, and only what is wanted of it is asked for', async () => {
  const found = { name: `${root}/posts/p1/likes/kim`, fields: {}, updateTime: 't' };
  expect(await read([{ found, readTime: 't' }], 200, ['status'])).toEqual({ kind: 'ok', value: found });
  const asked = { documents: [`${root}/posts/p1/likes/kim`], mask: { fieldPaths: ['status'] } };
  expect(answers).toHaveBeenCalledWith(
    `https://firestore.example/v1/${root}:batchGet`,
    expect.objectContaining({ method: 'POST', body: JSON.stringify(asked) }),
  );
});

test('one that is not there is an answer of the server’s, which no browser calls a failure', async () => {
  expect(await read([{ missing: `${root}/posts/p1/likes/kim`, readTime: 't' }])).toEqual({
    kind: 'refused',
    code: 'gone',
  });
});

test.each([
  ['nothing', []],
  ['another thing', [{ transaction: 'x' }]],
  ['a portal', { hello: 'welcome' }],
])('%s is no word of the server’s about the document', async (_, body) => {
  expect(await read(body)).toMatchObject({ kind: 'unreachable' });
});

test('whoever may not read it is told so', async () => {
  const refusal = [{ error: { code: 403, status: 'PERMISSION_DENIED', message: '' } }];
  expect(await read(refusal, 403)).toEqual({ kind: 'refused', code: 'denied' });
});
