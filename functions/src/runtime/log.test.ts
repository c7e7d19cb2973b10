import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { logger } from 'firebase-functions';
import { log, placesOf } from './log.ts';

afterEach(() => vi.restoreAllMocks());

test('an error leaves its code and the places it came through, and nothing of its message', () => {
  const line = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const error = Object.assign(new Error('두돈이가 쓴 글\n    at 두돈이의 집'), { code: 'internal' });
  log.error('function failed', { function: 'onPostWritten', document: 'posts/p1' }, error);
  expect(line).toHaveBeenCalledExactlyOnceWith('function failed', {
    function: 'onPostWritten',
    document: 'posts/p1',
    code: 'internal',
    stack: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
  });
  expect(JSON.stringify(line.mock.calls)).not.toContain('두돈이');
});

test('what is no error has no places', () => {
  expect(placesOf('두돈이')).toEqual([]);
});

test.each(['info', 'warn'] as const)('%s says its sentence and its facts', (level) => {
  const line = vi.spyOn(logger, level).mockImplementation(() => undefined);
  log[level]('call answered', { function: 'findMember', by: 'u1', outcome: 'ok', ms: 12 });
  expect(line).toHaveBeenCalledExactlyOnceWith('call answered', {
    function: 'findMember',
    by: 'u1',
    outcome: 'ok',
    ms: 12,
  });
});

test('nothing of the functions speaks to the log past it', () => {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const speaking = files.filter((name) =>
    /\b(?:console|logger)\.(?:log|info|warn|error|debug)\(/.test(readFileSync(new URL(name, folder), 'utf8')),
  );
  expect(speaking.toSorted()).toEqual(['runtime/log.ts']);
});
