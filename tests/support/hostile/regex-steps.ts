import type { Instruction } from './regex-program.ts';
import { programOf } from './regex-program.ts';

export type Steps = (text: string, limit: number) => number;

/**
 * How many steps a backtracking engine makes to search a text with a pattern, from every place where a match
 * may begin; `Infinity` beyond `limit`. The platform says only how long it took, which is another answer on
 * every machine.
 */
export function stepsOf(regex: RegExp): Steps {
  const program = new Translation(programOf(regex));
  return (text, limit) => new Search(program, text, limit).stepsFor(regex.global);
}

// Hundreds of millions of steps are counted: a program is numbers in a row, and no step makes anything.

const LETTER = 0;
const LETTER_BEFORE = 1;
const FORK = 2;
const JUMP = 3;
const BEGINNING = 4;
const END = 5;
const LOOK = 6;
const LOOK_NOT = 7;
const FOUND = 8;

/** Instructions by address: what they do, and two numbers that they need for it. */
class Translation {
  readonly ops: number[] = [];
  readonly first: number[] = [];
  readonly second: number[] = [];
  readonly start: number;
  readonly #classes: ((letter: number) => boolean)[] = [];
  readonly #rows = new Map<number, Uint8Array>();

  constructor(program: readonly Instruction[]) {
    this.start = this.#append(program);
  }

  /** Which classes a letter belongs to. */
  classesOf(letter: number): Uint8Array {
    const known = this.#rows.get(letter);
    if (known) return known;
    const row = Uint8Array.from(this.#classes, (isIn) => (isIn(letter) ? 1 : 0));
    this.#rows.set(letter, row);
    return row;
  }

  /** Puts a program behind those that are here; returns where it begins. */
  #append(program: readonly Instruction[]): number {
    const bodies = program.map((one) => (one.op === 'look' ? this.#append(one.body) : 0));
    const base = this.ops.length;
    for (const [index, one] of program.entries()) {
      if (one.op === 'letter') this.#push(one.backwards ? LETTER_BEFORE : LETTER, this.#classOf(one.isIn));
      else if (one.op === 'fork') this.#push(FORK, base + one.first, base + one.second);
      else if (one.op === 'jump') this.#push(JUMP, base + one.to);
      else if (one.op === 'edge') this.#push(one.isEnd ? END : BEGINNING);
      else if (one.op === 'look') this.#push(one.negate ? LOOK_NOT : LOOK, bodies[index]);
      else this.#push(FOUND);
    }
    return base;
  }

  #push(op: number, first = 0, second = 0): void {
    this.ops.push(op);
    this.first.push(first);
    this.second.push(second);
  }

  #classOf(isIn: (letter: number) => boolean): number {
    const known = this.#classes.indexOf(isIn);
    return known === -1 ? this.#classes.push(isIn) - 1 : known;
  }
}

/** Beside the places, which are numbers too. */
const NONE = -1;
const TOO_MANY = -2;

class Search {
  readonly #program: Translation;
  /** Of each letter of the text, the classes that it belongs to. */
  readonly #letters: Uint8Array[] = [];
  readonly #limit: number;
  #steps = 0;

  constructor(program: Translation, text: string, limit: number) {
    this.#program = program;
    this.#limit = limit;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.codePointAt(at) ?? 0;
      this.#letters.push(program.classesOf(letter));
      if (letter > 0xffff) at += 1;
    }
  }

  stepsFor(isGlobal: boolean): number {
    const { length } = this.#letters;
    let start = 0;
    while (start <= length) {
      const end = this.#matchEnd(this.#program.start, start);
      if (end === TOO_MANY) return Infinity;
      if (end !== NONE && !isGlobal) break;
      start = end === NONE || end === start ? start + 1 : end;
    }
    return this.#steps;
  }

  /** Where the match of the program at an address ends that begins at a place, or one of the above. */
  #matchEnd(address: number, start: number): number {
    const { ops, first, second } = this.#program;
    const letters = this.#letters;
    // What is still to be tried, in pairs: an address, and a place.
    const ways: number[] = [];
    let at = address;
    let place = start;
    let left = this.#limit - this.#steps;
    for (;;) {
      left -= 1;
      if (left < 0) return TOO_MANY;
      const operand = first[at] ?? 0;
      let isMet: boolean;
      switch (ops[at]) {
        case FORK:
          ways.push(second[at] ?? 0, place);
          at = operand;
          continue;
        case JUMP:
          at = operand;
          continue;
        case LETTER:
          isMet = letters[place]?.[operand] === 1;
          place += 1;
          break;
        case LETTER_BEFORE:
          place -= 1;
          isMet = letters[place]?.[operand] === 1;
          break;
        case BEGINNING:
          isMet = place === 0;
          break;
        case END:
          isMet = place === letters.length;
          break;
        case LOOK:
        case LOOK_NOT: {
          this.#steps = this.#limit - left;
          const end = this.#matchEnd(operand, place);
          if (end === TOO_MANY) return TOO_MANY;
          left = this.#limit - this.#steps;
          isMet = (end === NONE) === (ops[at] === LOOK_NOT);
          break;
        }
        case FOUND:
          this.#steps = this.#limit - left;
          return place;
        default:
          throw new Error('the program ran past its end');
      }
      if (isMet) at += 1;
      else {
        const [way] = ways;
        if (way === undefined) {
          this.#steps = this.#limit - left;
          return NONE;
        }
        place = ways.pop() ?? 0;
        at = ways.pop() ?? 0;
      }
    }
  }
}
