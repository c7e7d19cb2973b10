import { expect, test, vi } from 'vitest';
import { FILES_AT_ONCE, installFiles } from './install-files.ts';

// The worker's files, from a server that answers when it is told to.

type Handled = { readonly request: Request; readonly params?: unknown };

function files(count: number, answer: (url: string) => Promise<Response>) {
  const asked: Handled[] = [];
  const keys = new Map(
    Array.from({ length: count }, (_, n) => [`https://app.example/${n}.js`, `https://app.example/${n}.js`]),
  );
  keys.set('https://app.example/index.html', 'https://app.example/index.html?__WB_REVISION__=1');
  const handleAll = (options: Handled) => {
    asked.push(options);
    return [answer(options.request.url), Promise.resolve()];
  };
  return { asked, controller: { getURLsToCacheKeys: () => keys, strategy: { handleAll } } as never };
}

const EVENT = {} as ExtendableEvent;

test('every file is put on the disk once under its key, the unnamed past the browser’s cache', async () => {
  const { asked, controller } = files(40, async () => new Response());
  await installFiles(controller, EVENT);
  expect(asked.map(({ request: { url, cache }, params }) => ({ url, cache, params }))).toEqual([
    {
      url: 'https://app.example/index.html',
      cache: 'reload',
      params: { cacheKey: 'https://app.example/index.html?__WB_REVISION__=1' },
    },
    ...Array.from({ length: 40 }, (_, n) => ({
      url: `https://app.example/${n}.js`,
      cache: 'default',
      params: { cacheKey: `https://app.example/${n}.js` },
    })),
  ]);
});

test('several are under way at once, and the next begins as one has come', async () => {
  const arrive: (() => void)[] = [];
  const answer = () => new Promise<Response>((resolve) => arrive.push(() => resolve(new Response())));
  const { asked, controller } = files(FILES_AT_ONCE + 1, answer);
  const installed = installFiles(controller, EVENT);
  expect(asked).toHaveLength(FILES_AT_ONCE);
  for (const come of [1, 2]) {
    arrive.shift()?.();
    await vi.waitFor(() => expect(asked).toHaveLength(FILES_AT_ONCE + come));
  }
  for (const come of arrive) come();
  await installed;
});

test('one that fails fails the installation', async () => {
  const { controller } = files(40, async (url) => {
    if (url.endsWith('/17.js')) throw new Error('lost');
    return new Response();
  });
  await expect(installFiles(controller, EVENT)).rejects.toThrow('lost');
});

test('a deploy in between fails it too: a page of the next version is not kept among the files of this one', async () => {
  let answers = 0;
  const { controller } = files(40, async (url) => {
    answers += 1;
    const isDeployed = answers > 40;
    // The page is there in every version; what is named by what is in it, in its own only.
    if (isDeployed && url.endsWith('.js')) throw new Error('gone');
    return new Response();
  });
  await expect(installFiles(controller, EVENT)).rejects.toThrow('gone');
});
