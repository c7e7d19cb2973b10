import type { Instruction } from './regex-program.ts';
import { programOf } from './regex-program.ts';

export type Steps = (text: string, limit: number) => number;

/**
 * How many steps a backtracking engine makes to search a text with a pattern, from every place where a match
 * may begin; `Infinity` beyond `limit`. The platform says only how long it took, which is another answer on
 * every machine.
 */
export function stepsOf(regex: RegExp): Steps {
  const program = programOf(regex);
  return (text, limit) => searched(program, text, regex.global, limit);
}

function searched(program: readonly Instruction[], text: string, isGlobal: boolean, limit: number): number {
  const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const count = { steps: 0, limit };
  let start = 0;
  while (start <= letters.length) {
    const end = matchEnd(program, letters, start, count);
    if (end === 'too many') return Infinity;
    if (end !== null && !isGlobal) break;
    start = end === null || end === start ? start + 1 : end;
  }
  return count.steps;
}

interface Count {
  steps: number;
  readonly limit: number;
}

/** Where the match that begins at `start` ends, or null. */
function matchEnd(
  program: readonly Instruction[],
  letters: readonly number[],
  start: number,
  count: Count,
): number | null | 'too many' {
  const ways: [at: number, place: number][] = [[0, start]];
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    let [at, place] = way;
    for (;;) {
      count.steps += 1;
      if (count.steps > count.limit) return 'too many';
      const instruction = program[at];
      if (instruction === undefined) throw new Error('the program ran past its end');
      if (instruction.op === 'found') return place;
      if (instruction.op === 'jump') at = instruction.to;
      else if (instruction.op === 'fork') {
        ways.push([instruction.second, place]);
        at = instruction.first;
      } else {
        const next = stepped(instruction, letters, place, count);
        if (next === 'too many') return next;
        if (next === null) break;
        place = next;
        at += 1;
      }
    }
  }
  return null;
}

/** Where one looks next after an instruction that may fail, or null where it does. */
function stepped(
  instruction: Extract<Instruction, { op: 'letter' | 'edge' | 'look' }>,
  letters: readonly number[],
  place: number,
  count: Count,
): number | null | 'too many' {
  switch (instruction.op) {
    case 'letter': {
      const letter = letters[instruction.backwards ? place - 1 : place];
      if (letter === undefined || !instruction.isIn(letter)) return null;
      return place + (instruction.backwards ? -1 : 1);
    }
    case 'edge':
      return place === (instruction.isEnd ? letters.length : 0) ? place : null;
    case 'look': {
      const end = matchEnd(instruction.body, letters, place, count);
      if (end === 'too many') return end;
      return (end !== null) === instruction.negate ? null : place;
    }
  }
}
