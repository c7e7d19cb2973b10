import type { AST } from '@eslint-community/regexpp';
import { RegExpParser } from '@eslint-community/regexpp';

/**
 * What a pattern does step by step, as a backtracking engine works it off; addresses are indexes into the
 * program.
 */
export type Instruction =
  | { readonly op: 'letter'; readonly isIn: (letter: number) => boolean; readonly backwards: boolean }
  | { readonly op: 'fork'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'edge'; readonly isEnd: boolean }
  | { readonly op: 'look'; readonly body: readonly Instruction[]; readonly negate: boolean }
  | { readonly op: 'found' };

export const patternOf = (regex: RegExp): AST.Pattern =>
  new RegExpParser().parsePattern(regex.source, 0, regex.source.length, regex.unicode);

/** The program of a whole pattern. */
export const programOf = (regex: RegExp): readonly Instruction[] =>
  assembled(patternOf(regex).alternatives, regex.flags, false);

function assembled(
  alternatives: readonly AST.Alternative[],
  flags: string,
  backwards: boolean,
): readonly Instruction[] {
  const program: Instruction[] = [];

  function emitChoice(choices: readonly AST.Alternative[]): void {
    const jumps: number[] = [];
    for (const [place, choice] of choices.entries()) {
      const isLast = place === choices.length - 1;
      const fork = isLast ? null : program.push({ op: 'jump', to: -1 }) - 1;
      for (const element of backwards ? choice.elements.toReversed() : choice.elements) emit(element);
      if (fork !== null) {
        jumps.push(program.push({ op: 'jump', to: -1 }) - 1);
        program[fork] = { op: 'fork', first: fork + 1, second: program.length };
      }
    }
    for (const jump of jumps) program[jump] = { op: 'jump', to: program.length };
  }

  function emitRepeated({ element, min, max, greedy }: AST.Quantifier): void {
    const fork = (inside: number, behind: number): Instruction =>
      greedy ? { op: 'fork', first: inside, second: behind } : { op: 'fork', first: behind, second: inside };
    for (let turn = 0; turn < min; turn++) emit(element);
    const forks: number[] = [];
    const optional = max === Infinity ? 1 : max - min;
    for (let turn = 0; turn < optional; turn++) {
      forks.push(program.push({ op: 'jump', to: -1 }) - 1);
      emit(element);
    }
    if (max === Infinity) program.push({ op: 'jump', to: forks[0] ?? 0 });
    for (const at of forks) program[at] = fork(at + 1, program.length);
  }

  function emit(element: AST.Element): void {
    switch (element.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
        program.push({ op: 'letter', isIn: membership(element.raw, flags), backwards });
        return;
      case 'Group':
      case 'CapturingGroup':
        emitChoice(element.alternatives);
        return;
      case 'Quantifier':
        emitRepeated(element);
        return;
      case 'Assertion':
        if (element.kind === 'lookahead' || element.kind === 'lookbehind') {
          const body = assembled(element.alternatives, flags, element.kind === 'lookbehind');
          program.push({ op: 'look', body, negate: element.negate });
        } else if (element.kind !== 'word') {
          program.push({ op: 'edge', isEnd: element.kind === 'end' });
        }
        return;
      case 'Backreference':
      case 'ExpressionCharacterClass':
        throw new Error(`steps of ${element.raw} are not known here`);
    }
  }

  emitChoice(alternatives);
  program.push({ op: 'found' });
  return program;
}

/** Whether a letter belongs to a class, as the platform reads it; one function for each class. */
export function membership(raw: string, flags: string): (letter: number) => boolean {
  const name = `/${raw}/${flags}`;
  const isIn = classes.get(name) ?? classOf(raw, flags);
  classes.set(name, isIn);
  return isIn;
}

const classes = new Map<string, (letter: number) => boolean>();

function classOf(raw: string, flags: string): (letter: number) => boolean {
  const known = new Map<number, boolean>();
  const one = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gym]/g, ''));
  return (letter) => {
    const isIn = known.get(letter) ?? one.test(String.fromCodePoint(letter));
    known.set(letter, isIn);
    return isIn;
  };
}
