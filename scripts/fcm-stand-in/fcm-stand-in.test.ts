import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFcmStandIn } from './fcm-stand-in.mjs';

let standIn: Awaited<ReturnType<typeof startFcmStandIn>>;
beforeEach(async () => {
  standIn = await startFcmStandIn({ port: 0 });
});
afterEach(() => standIn.close());

const at = (path: string) => `http://127.0.0.1:${standIn.port}${path}`;
const send = (token: string, data: object) =>
  fetch(at('/v1/projects/demo/messages:send'), {
    method: 'POST',
    body: JSON.stringify({ message: { token, data } }),
  });
const tell = (token: string, orders: object) =>
  fetch(at(`/tokens/${token}`), { method: 'PUT', body: JSON.stringify(orders) });
const device = async (token: string): Promise<unknown> => (await fetch(at(`/tokens/${token}`))).json();

describe('the stand-in of the push service', () => {
  test('keeps what each device gets', async () => {
    expect((await send('a', { title: '하나' })).status).toBe(200);
    await send('b', { title: '둘' });
    expect(await device('a')).toEqual({ attempts: 1, messages: [{ token: 'a', data: { title: '하나' } }] });
    expect(await device('nobody')).toEqual({ attempts: 0, messages: [] });
  });

  test('refuses as often as it was told, then takes', async () => {
    await tell('a', { answers: [429, 500] });
    expect((await send('a', {})).status).toBe(429);
    expect((await send('a', {})).status).toBe(500);
    expect((await send('a', {})).status).toBe(200);
    expect(await device('a')).toMatchObject({ attempts: 3, messages: [{ token: 'a' }] });
  });

  test('says of a dead token what the real one says', async () => {
    await tell('a', { always: 404 });
    const answer = await send('a', {});
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] },
    });
  });

  test('answers nonsense instead of dying of it', async () => {
    expect((await fetch(at('/elsewhere'))).status).toBe(404);
    const nonsense = await fetch(at('/v1/projects/demo/messages:send'), { method: 'POST', body: '{' });
    expect(nonsense.status).toBe(400);
    expect((await send('a', {})).status).toBe(200);
  });
});
