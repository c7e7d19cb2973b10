import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebLocks } from '#tests/histories/world/web-locks.ts';
import { webTabs, type TabWord } from './web-tabs.ts';

const never = new AbortController().signal;

beforeEach(() => {
  const locks = new WebLocks().ofContext({ soon: (work) => queueMicrotask(work) });
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => void vi.unstubAllGlobals());

test('of two tabs the second works once the first has ended', async () => {
  const done: string[] = [];
  let end: () => void = () => expect.unreachable('the first has not begun');
  const first = webTabs.holdAlone('pull', never, async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    done.push('first');
  });
  const second = webTabs.holdAlone('pull', never, async () => void done.push('second'));
  const other = webTabs.holdAlone('something else', never, async () => void done.push('other'));
  await other;
  expect(done).toEqual(['other']);
  end();
  await Promise.all([first, second]);
  expect(done).toEqual(['other', 'first', 'second']);
});

test('who no longer waits has no turn', async () => {
  const waiting = new AbortController();
  let end: () => void = () => expect.unreachable('the first has not begun');
  const first = webTabs.holdAlone('pull', never, () => new Promise<void>((resolve) => (end = resolve)));
  const work = vi.fn();
  const second = webTabs.holdAlone('pull', waiting.signal, work);
  waiting.abort();
  await expect(second).rejects.toThrow('aborted');
  end();
  await first;
  expect(work).not.toHaveBeenCalled();
});

test('whoever takes a turn over works at once, and the one before is told', async () => {
  let end: () => void = () => expect.unreachable('the first has not begun');
  const first = webTabs.holdAlone('pull', never, () => new Promise<void>((resolve) => (end = resolve)));
  await webTabs.holdAlone('something else', never, async () => undefined);
  const done: string[] = [];
  const second = webTabs.takeOver('pull', async () => void done.push('second'));
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  await second;
  expect(done).toEqual(['second']);
  end();
});

test('the other tabs hear what is said, as it was said', async () => {
  const heard: TabWord[] = [];
  const isHeard = new Promise<void>((resolve) => {
    const stop = webTabs.onSaid('pull', (word) => {
      heard.push(word);
      if (heard.length < 3) return;
      stop();
      resolve();
    });
  });
  webTabs.say('pull', 'stay');
  webTabs.say('pull', 'ask');
  const earlierVersion = new BroadcastChannel('pull');
  earlierVersion.postMessage(null);
  await isHeard;
  earlierVersion.close();
  expect(heard.toSorted()).toEqual(['ask', 'ask', 'stay']);
});

test('the other tabs hear who asks, until they listen no more', async () => {
  const heard: string[] = [];
  const hears = (name: string, as: string) =>
    new Promise<() => void>((resolve) => {
      const stop = webTabs.onSaid(name, () => {
        heard.push(as);
        resolve(stop);
      });
    });
  const stops = Promise.all([hears('pull', 'first'), hears('pull', 'second')]);
  const stopOther = webTabs.onSaid('something else', () => heard.push('other'));
  webTabs.say('pull', 'ask');
  const [stopFirst, stopSecond] = await stops;
  expect(heard.toSorted()).toEqual(['first', 'second']);
  stopFirst();
  const again = hears('pull', 'third');
  webTabs.say('pull', 'ask');
  const stopThird = await again;
  expect(heard.filter((one) => one === 'first')).toEqual(['first']);
  for (const stop of [stopSecond, stopThird, stopOther]) stop();
});
