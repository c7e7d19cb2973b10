import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/**
 * What the emulators never ask for, so the functions answer here by themselves. Who calls without a sign-in
 * is refused in any case: the message says by whom.
 */
const CALLS = [
  'addFeeTable',
  'changeDeal',
  'clearFault',
  'closeClientError',
  'confirmMeeting',
  'countQueues',
  'decideReport',
  'deleteAccount',
  'findMember',
  'keepSearch',
  'meetingKeys',
  'reportErrors',
  'requestExchange',
  'saveStore',
  'sellerIdentity',
  'sendTestPush',
  'setGoldPrice',
  'signDealProof',
  'tellNoShow',
  'transitionExchange',
  'viewReport',
];
const BY_APP_CHECK = { error: { message: 'Unauthenticated', status: 'UNAUTHENTICATED' } };
const BY_US = { error: { message: 'sign in first', status: 'UNAUTHENTICATED' } };
/** Anybody may call it, with something else in it than nothing. */
const BY_ITS_BORDER = { error: { message: 'no report of an error', status: 'INVALID_ARGUMENT' } };
const refusalOf = (name: string): object => (name === 'reportErrors' ? BY_ITS_BORDER : BY_US);

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

type Handlers = Readonly<Record<string, unknown>>;

/** The functions as they are with these settings. */
async function functionsWith(settings: Readonly<Record<string, string>>): Promise<Handlers> {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-geumnaru');
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-geumnaru', storageBucket: 'demo' }));
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import('../../functions/src/index.ts');
}

const isCallable = (handler: unknown): boolean =>
  typeof handler === 'function' && 'callableTrigger' in Object(Reflect.get(handler, '__endpoint'));

/** What a call is answered, as Google's frame around it hands it on. */
async function answerTo(handler: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  if (typeof handler !== 'function') throw new Error('no such function');
  const server = createServer((request, response) => {
    Reflect.apply(handler, undefined, framed(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{"data":{}}',
    });
    return await answer.json();
  } finally {
    server.close();
  }
}

/** As much of Express as a call touches. */
const framed = (request: IncomingMessage, response: ServerResponse) => [
  Object.assign(request, {
    body: { data: {} },
    header: (name: string) => request.headers[name.toLowerCase()],
  }),
  Object.assign(response, {
    status(code: number) {
      response.statusCode = code;
      return response;
    },
    send: (body: unknown) => response.end(JSON.stringify(body)),
  }),
];

describe('a call without a proof that it comes from the app', () => {
  test('is refused by every function there is, where that is switched on', async () => {
    const functions = await functionsWith({ ENFORCE_APP_CHECK: 'true', FUNCTIONS_EMULATOR: '' });
    const calls = Object.keys(functions).filter((name) => isCallable(functions[name]));
    expect(calls.toSorted()).toEqual(CALLS);
    for (const name of calls) {
      expect([name, await answerTo(functions[name])]).toEqual([name, BY_APP_CHECK]);
      const forged = await answerTo(functions[name], { 'X-Firebase-AppCheck': 'made.up.proof' });
      expect([name, forged]).toEqual([name, BY_APP_CHECK]);
    }
  });

  test.each([
    { ENFORCE_APP_CHECK: '', FUNCTIONS_EMULATOR: '' },
    { ENFORCE_APP_CHECK: 'true', FUNCTIONS_EMULATOR: 'true' },
  ])(
    'is looked at as any other where it is off, or on the emulators ($ENFORCE_APP_CHECK)',
    async (settings) => {
      const functions = await functionsWith(settings);
      for (const name of CALLS) {
        expect([name, await answerTo(functions[name])]).toEqual([name, refusalOf(name)]);
      }
    },
  );
});
