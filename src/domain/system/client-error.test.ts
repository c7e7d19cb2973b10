import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fingerprintOf,
  isFrame,
  isRelease,
  isReleasedBy,
  isRoutePattern,
  type ErrorReport,
} from './client-error.ts';
import { emptyQueue, ERRORS_A_DAY, givenBack, onDay, taken, withReport } from './error-queue.ts';
import { reportOf, type FailureGround } from './error-report.ts';

const ORIGIN = 'https://geumnaru.example';
const GROUND: FailureGround = {
  release: '20260301120000-abcdef0',
  route: '/product/$productId',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  isOffline: false,
  origin: ORIGIN,
};

function thrown(message: string, file = 'room-BX12ab_9.js', name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = [
    `${name}: ${message}`,
    `    at open (${ORIGIN}/assets/${file}:1:2345)`,
    `    at ${ORIGIN}/assets/admin/desk-cd3456ef.js:1:9`,
    '    at chrome-extension://abc/run.js:1:1',
  ].join('\n');
  return error;
}

const report = (message = 'x is not a function', file?: string): ErrorReport => {
  const made = reportOf({ source: 'window', thrown: thrown(message, file) }, GROUND);
  if (made === null) throw new Error('nothing to tell');
  return made;
};

describe('what is told of an error', () => {
  test('is its class, what kind of thing went wrong, and where in our own files', () => {
    expect(report()).toEqual({
      release: GROUND.release,
      source: 'window',
      name: 'TypeError',
      cause: 'not_a_function',
      frames: ['room-BX12ab_9.js:1:2345', 'desk-cd3456ef.js:1:9'],
      route: '/product/$productId',
      browser: 'chrome',
      isOffline: false,
      count: 1,
    });
  });

  test('holds nothing of what was thrown but words of our own lists', () => {
    const told = { release: /^\d{14}-[0-9a-f]{7}$/, frames: /^[\w$.-]+\.js:\d+:\d+$/ };
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.constantFrom('window', 'promise', 'screen', 'app', 'part', 'worker'),
        (name, message, place, source) => {
          const secret = `두돈이 010-1234-5678 ${message}`;
          const made = reportOf(
            {
              source,
              thrown: { name, message: secret, stack: `${secret}\n at ${ORIGIN}/product/${place}\n${place}` },
            },
            GROUND,
          );
          if (made === null) return;
          expect(made.release).toMatch(told.release);
          for (const frame of made.frames) expect(frame).toMatch(told.frames);
          expect(JSON.stringify(made)).not.toContain('두돈이');
          expect(JSON.stringify(made)).not.toContain('1234');
        },
      ),
    );
  });

  test.each([
    ['an extension', { name: 'Error', message: 'x', stack: 'at chrome-extension://abc/run.js:1:1' }],
    ['work that was stopped', { name: 'AbortError', message: 'The user aborted a request.' }],
    ['a script of another house', 'Script error.'],
    ['a layout that is finished later', new Error('ResizeObserver loop limit exceeded')],
    ['nothing', null],
  ])('%s is none of ours', (_, what) => {
    expect(reportOf({ source: 'window', thrown: what }, GROUND)).toBeNull();
  });

  test('a part that is not there is nobody’s fault without a network', () => {
    const gone = {
      source: 'part',
      thrown: thrown('Failed to fetch dynamically imported module: x'),
    } as const;
    expect(reportOf(gone, { ...GROUND, isOffline: true })).toBeNull();
    expect(reportOf(gone, GROUND)).toMatchObject({ cause: 'not_found_part' });
  });

  test.each([
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 Version/17.4 Mobile/15E148 Safari/604.1', 'safari'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 Mobile/15E148 KAKAOTALK 10.6.0', 'kakaotalk'],
    ['Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0 Safari/537.36', 'samsung'],
    ['Mozilla/5.0 (X11; rv:128.0) Gecko/20100101 Firefox/128.0', 'firefox'],
    ['curl/8', 'other'],
  ])('%s is %s', (userAgent, browser) => {
    const made = reportOf({ source: 'promise', thrown: thrown('x') }, { ...GROUND, userAgent });
    expect(made?.browser).toBe(browser);
  });
});

describe('the name of an error', () => {
  test('is the same in the next build, where hashes and columns are others', () => {
    const next = { ...report(), frames: ['room-0_-aZ19x.js:1:99', 'desk-ffffffff.js:2:1'] };
    expect(fingerprintOf(next)).toBe(fingerprintOf(report()));
    expect(fingerprintOf(report('x is not a function', 'list-BX12ab_9.js'))).not.toBe(
      fingerprintOf(report()),
    );
    expect(fingerprintOf(report('x is not defined'))).not.toBe(fingerprintOf(report()));
  });
});

describe('what may be written', () => {
  test.each(['/', '/trade', '/product/$productId', '/board/$postId/edit', '/__/auth/action', '/chat/'])(
    '%s is a pattern of an address',
    (route) => expect(isRoutePattern(route)).toBe(true),
  );
  test.each(['', 'trade', '/product/Ab3', '/product/a@b.c', '/chat/x?y', '//', `/${'a'.repeat(28)}`])(
    '%s is none',
    (route) => expect(isRoutePattern(route)).toBe(false),
  );
  test('releases are ordered by their names, and places are of our own files', () => {
    expect(isRelease('20260301120000-abcdef0')).toBe(true);
    expect(isRelease('v1')).toBe(false);
    expect(isFrame('room-BX12ab_9.js:1:2345')).toBe(true);
    expect(isFrame('https://a/room.js:1:2')).toBe(false);
    expect(isFrame('두돈이.js:1:2')).toBe(false);
  });
});

describe('what a device has to tell', () => {
  const DAY = '2026-03-01';
  const errorNo = (number: number) => report('x', `part${number}-BX12ab_9.js`);

  test('is one error told once a day, with how often it happened until then', () => {
    const twice = [report(), report()].reduce(withReport, emptyQueue(DAY));
    expect(twice.waiting).toEqual([{ ...report(), count: 2 }]);
    const [sent, rest] = taken(twice);
    expect(sent).toEqual(twice.waiting);
    expect(withReport(rest, report())).toBe(rest);
    expect(withReport(onDay(rest, '2026-03-02'), report()).waiting).toHaveLength(1);
    expect(withReport(rest, { ...report(), release: '20260302120000-abcdef1' }).waiting).toHaveLength(1);
  });

  test('waits again where it did not arrive, with what came meanwhile', () => {
    const [sent, rest] = taken(withReport(emptyQueue(DAY), report()));
    const back = givenBack(withReport(rest, errorNo(1)), sent);
    expect(back.waiting).toHaveLength(2);
    expect(back.told).toEqual([]);
  });

  test('is no more than so many a day, whatever happens in whichever order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(30), fc.constantFrom('note', 'send', 'fail'))), (steps) => {
        let queue = emptyQueue(DAY);
        for (const [number, step] of steps) {
          if (step === 'note') queue = withReport(queue, errorNo(number));
          else {
            const [sent, rest] = taken(queue);
            queue = step === 'fail' ? givenBack(rest, sent) : rest;
          }
          expect(queue.waiting.length + queue.told.length).toBeLessThanOrEqual(ERRORS_A_DAY);
        }
      }),
    );
  });
});

test('a release is one of today or before, by a clock that is some hours ahead too', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  expect(isReleasedBy('20260302110000-abcdef0', now)).toBe(true);
  expect(isReleasedBy('20260302120001-abcdef0', now)).toBe(false);
  expect(isReleasedBy('99991231235959-abcdef0', now)).toBe(false);
});
