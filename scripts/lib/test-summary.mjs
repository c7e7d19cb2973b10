import { relative } from 'node:path';
import { projectRoot } from './project.mjs';

const SLOWEST = 5;

/**
 * @typedef {{ title: string, reasons: readonly string[], trace?: string }} Failure
 */

/**
 * The last lines of a run: each stage, why something failed and where it can be looked at, and what took
 * longest.
 * @param {readonly { name: string, passed: number, failed: number, durations?: readonly { title: string, ms: number }[],
 *   failures?: readonly Failure[] }[]} results
 * @returns {string[]}
 */
export function summaryOf(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  return [
    ...results.map(
      ({ name, passed, failed }) =>
        `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} of ${passed + failed}`,
    ),
    ...results.flatMap(({ failures = [] }) => failures).flatMap(failureLines),
    ...slowestLines(results.flatMap(({ durations = [] }) => durations)),
    '',
    `${total('passed')} passed, ${total('failed')} failed`,
  ];
}

/** @param {Failure} failure */
const failureLines = ({ title, reasons, trace }) => [
  `FAILED ${title}`,
  ...reasons.map((reason) => `       ${reason}`),
  ...(trace === undefined ? [] : [`       npx playwright show-trace ${relative(projectRoot, trace)}`]),
];

function slowestLines(durations) {
  if (durations.length === 0) return [];
  const slowest = durations.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return ['', 'The slowest:', ...slowest.map(({ title, ms }) => `${seconds(ms)} s  ${title}`)];
}

const seconds = (ms) => (ms / 1000).toFixed(1).padStart(6);
