import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const LAUNCHER = fileURLToPath(new URL('joined-features.sh', import.meta.url));

/** What a browser is started with: `echo` stands for it. */
const startedWith = (...given: readonly string[]): string =>
  execFileSync(LAUNCHER, given, {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PROGRAM: '/bin/echo' },
  }).trim();

test('two lists of features that are off become one, and everything else stays in its order', () => {
  const given = [
    '--headless',
    '--disable-features=A,B',
    '--lang=ko-KR',
    '--disable-features=C',
    'about:blank',
  ];
  expect(startedWith(...given)).toBe('--disable-features=A,B,C --headless --lang=ko-KR about:blank');
});

test('an argument with a blank stays one', () => {
  expect(startedWith('--user-agent=a  b')).toBe('--disable-features= --user-agent=a  b');
});
