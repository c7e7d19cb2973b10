// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { chatId } from '#tests/support/domain-fixtures.ts';
import type { SyncEngine } from '#sync/sync-engine.ts';
import { askSync, loadOlderMessages, wakeSync, watchRoom } from './running-sync.ts';

const ROOM = chatId('a_b_c');

/** A sync that says what it is asked. */
function fakeEngine(name: string, asked: string[]): SyncEngine {
  const say = (word: string) => () => void asked.push(`${name} ${word}`);
  return {
    wake: say('wake'),
    renew: say('renew'),
    openRoom: vi.fn(() => {
      say('open')();
      return say('close');
    }),
    loadOlder: async () => {
      say('older')();
      return true;
    },
    stop: async () => undefined,
  };
}

afterEach(() => askSync(null));

test('a room on the screen goes over to whoever signs in next, and to nobody once it is left', () => {
  const asked: string[] = [];
  const leave = watchRoom(ROOM);
  askSync(fakeEngine('first', asked));
  askSync(null);
  askSync(fakeEngine('second', asked));
  leave();
  askSync(fakeEngine('third', asked));
  expect(asked).toEqual(['first open', 'first close', 'second open', 'second close']);
});

test('a room whose sync has ended is not closed anew as it is left', () => {
  const asked: string[] = [];
  askSync(fakeEngine('first', asked));
  const leave = watchRoom(ROOM);
  askSync(null);
  leave();
  expect(asked).toEqual(['first open', 'first close']);
});

test('with nobody signed in there is nothing to wake, and older messages are refused', async () => {
  wakeSync();
  await expect(loadOlderMessages(ROOM)).rejects.toThrow('nobody is signed in');
  const asked: string[] = [];
  askSync(fakeEngine('first', asked));
  wakeSync();
  expect(await loadOlderMessages(ROOM)).toBe(true);
  expect(asked).toEqual(['first wake', 'first older']);
});
