import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { listen } from '../lib/listen.mjs';

const load = createRequire(import.meta.url);
load('./lazy-auth.cjs');
const beside = createRequire(load.resolve('firebase-tools/package.json'));
const { createApp }: { createApp(project: string): Promise<RequestListener> } = beside(
  './lib/emulator/auth/server',
);
const { default: Ajv }: { default: { prototype: { compile(schema: object): unknown } } } = beside('ajv');

test('the Auth emulator compiles what checks a call once it is made, and checks it', async () => {
  const compile = vi.spyOn(Ajv.prototype, 'compile');
  const app = await createApp('demo-lazy');
  expect(compile).not.toHaveBeenCalled();
  const { port, close } = await listen(createServer(app), 0);
  const signUp = (person: object) =>
    fetch(`http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(person),
    });
  const person = { email: 'ring@example.com', password: 'gold1234' };
  expect((await signUp(person)).status).toBe(200);
  expect(compile).toHaveBeenCalled();
  expect((await signUp({ ...person, email: { not: 'a text' } })).status).toBe(400);
  await close();
});
