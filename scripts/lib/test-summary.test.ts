import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project.mjs';
import { playwrightResults } from './test-reports.mjs';
import { summaryOf } from './test-summary.mjs';

const ran = (title: string, duration: number, status = 'passed') => ({
  title,
  file: 'chat.spec.ts',
  tests: [
    {
      results: [
        {
          status,
          duration,
          errors:
            status === 'passed'
              ? []
              : [{ message: '\u001B[31mError\u001B[39m: it stood still\n\n    at chat.spec.ts:1' }],
          attachments:
            status === 'passed'
              ? []
              : [
                  { name: 'trace', path: join(projectRoot, 'out/trace.zip') },
                  { name: 'console', body: Buffer.from('warning: 첫째\nwarning: 둘째').toString('base64') },
                ],
        },
      ],
    },
  ],
});

test('a run ends with its stages, where a failed journey is to be seen, the five slowest, and the sum', () => {
  const report = {
    stats: { expected: 6, unexpected: 1, skipped: 0, flaky: 0 },
    suites: [
      {
        specs: [1, 2, 3].map((second) => ran(`quick ${second}`, second * 1000)),
        suites: [{ specs: [4, 5, 6].map((second) => ran(`slow ${second}`, second * 1000)) }],
      },
      { specs: [ran('broken', 500, 'failed')] },
    ],
  };
  expect(summaryOf([{ name: 'e2e', ...playwrightResults(report) }])).toEqual([
    'FAILED e2e: 6 of 7',
    'FAILED chat.spec.ts broken',
    '       Error: it stood still',
    '       warning: 첫째',
    '       warning: 둘째',
    '       npx playwright show-trace out/trace.zip',
    '',
    'The slowest:',
    '   6.0 s  chat.spec.ts slow 6',
    '   5.0 s  chat.spec.ts slow 5',
    '   4.0 s  chat.spec.ts slow 4',
    '   3.0 s  chat.spec.ts quick 3',
    '   2.0 s  chat.spec.ts quick 2',
    '',
    '6 passed, 1 failed',
  ]);
});

test('what passed only when it was tried again, or was left out, has failed', () => {
  const stats = { expected: 1, unexpected: 0, skipped: 1, flaky: 1 };
  expect(playwrightResults({ stats, suites: [] })).toMatchObject({ passed: 1, failed: 2 });
});
