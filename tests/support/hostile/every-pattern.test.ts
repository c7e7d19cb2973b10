import { describe, expect, test } from 'vitest';
import { pumpedTexts } from './pumped-texts.ts';
import { stepsOf } from './regex-steps.ts';
import { regexOf, sourcePatterns } from './source-patterns.ts';

const LENGTH = 2_000;
/** A message that takes more steps than this would be felt in a room of fifty. */
const MOST_STEPS = 400_000;
/** Twice the text may take twice the steps; short texts have their edges. */
const MOST_GROWTH = 2.5;
const EDGES = 2_000;

/** What makes the pattern slow, or null. */
function slowness(regex: RegExp): string | null {
  const steps = stepsOf(regex);
  for (const text of pumpedTexts(regex)) {
    const whole = steps(text(LENGTH), MOST_STEPS);
    const half = steps(text(LENGTH / 2), MOST_STEPS);
    if (whole === Infinity || whole > half * MOST_GROWTH + EDGES) {
      return `${half} steps for ${LENGTH / 2} letters, ${whole} for ${LENGTH}: ${JSON.stringify(text(40))}`;
    }
  }
  return null;
}

describe('no pattern of ours is slow on a text that was made to be', () => {
  const { written, composed } = sourcePatterns();

  test.each(written.map(({ path, literal }) => [`${path} ${literal}`, literal]))('%s', (_, literal) => {
    expect(slowness(regexOf(literal))).toBeNull();
  });

  test('none is put together while it runs, past this judgement', () => {
    expect(composed).toEqual([]);
  });
});

describe('a slow pattern is seen', () => {
  test.each([
    ['two ways to read one gap', /\d(?: {0,3}-? {0,3}\d){9,}(?! {0,3}-? {0,3}\d|원)/g],
    ['a repetition of a repetition', /^(?:a+)+$/],
    ['two repetitions of the same side by side', /^\s*\s*x/],
    ['a run of blanks that is looked for from everywhere', /\s+$/],
    ['one that hides behind a look ahead', /(?=.*!)x/],
  ])('%s', (_, regex) => {
    expect(slowness(regex)).not.toBeNull();
  });
});

describe('the steps are those of an engine that goes back', () => {
  test('a plain word takes one step for each place where it does not begin', () => {
    expect(stepsOf(/금/g)('x'.repeat(100), MOST_STEPS)).toBe(101);
  });

  test('every way of an ambiguous pattern is tried', () => {
    const steps = (length: number): number => stepsOf(/^(?:a|a)*$/)(`${'a'.repeat(length)}!`, MOST_STEPS);
    expect(steps(12) / steps(11)).toBeGreaterThan(1.9);
    expect(steps(40)).toBe(Infinity);
  });

  test.each([
    [/(?<!\d)1(?!\d)/g, '1 12 21 1'],
    [/^a[bx]c$/, 'abc'],
    [/(?:ab|a)(?:c|bcd)/, 'abcd'],
  ])('%s finds what the platform finds', (regex, text) => {
    expect(stepsOf(regex)(text, MOST_STEPS)).toBeLessThan(100);
  });
});
