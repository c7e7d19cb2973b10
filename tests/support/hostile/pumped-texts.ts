import type { AST } from '@eslint-community/regexpp';
import { visitRegExpAST } from '@eslint-community/regexpp';
import { SeededRandom } from '../seeded-random.ts';
import { membership, patternOf } from './regex-program.ts';

/** Marks where in a sample the repeated part stands. */
const HOLE = '\uE000';
const SAMPLES = 4;

const PALETTE = [
  ...Array.from({ length: 0x7f }, (_, code) => code),
  ...Array.from(' ·–—가힣ㄱᄀ금원A０＝‰\u00a0\u200b\u0300😀', (letter) => letter.codePointAt(0) ?? 0),
];

/** Makes texts of a wanted length that nearly match a pattern, over and over again, and fail at their end. */
export function pumpedTexts(regex: RegExp): readonly ((length: number) => string)[] {
  const pattern = patternOf(regex);
  const random = new SeededRandom(20_260_311);
  const repeated: (AST.Quantifier | null)[] = [null];
  const tails = new Set(['', '!', '가']);
  visitRegExpAST(pattern, {
    onQuantifierEnter: (quantifier) => {
      if (quantifier.max > 1) repeated.push(quantifier);
    },
    onAssertionEnter: (assertion) => {
      if (!('alternatives' in assertion)) return;
      for (const one of assertion.alternatives) tails.add(sampleOf([one], regex.flags, random, null));
    },
  });

  return repeated.flatMap((quantifier) => {
    const shapes = new Map<string, (length: number) => string>();
    for (let turn = 0; turn < SAMPLES; turn++) {
      const [before = ''] = sampleOf(pattern.alternatives, regex.flags, random, quantifier).split(HOLE);
      const pump =
        quantifier === null
          ? sampleOf(pattern.alternatives, regex.flags, random, null)
          : sampleElement(quantifier.element, regex.flags, random, null);
      if (pump === '') continue;
      const head = quantifier === null ? '' : before;
      for (const tail of tails) {
        shapes.set([head, pump, tail].join(HOLE), (length) => {
          const turns = Math.max(0, Math.floor((length - head.length - tail.length) / pump.length));
          return head + pump.repeat(turns) + tail;
        });
      }
    }
    return [...shapes.values()];
  });
}

const sampleOf = (
  alternatives: readonly AST.Alternative[],
  flags: string,
  random: SeededRandom,
  hole: AST.Quantifier | null,
): string => {
  const holding = alternatives.find(
    ({ start, end }) => hole !== null && start <= hole.start && hole.end <= end,
  );
  const chosen = holding ?? alternatives[random.below(alternatives.length)];
  return (chosen?.elements ?? []).map((element) => sampleElement(element, flags, random, hole)).join('');
};

function sampleElement(
  element: AST.Element,
  flags: string,
  random: SeededRandom,
  hole: AST.Quantifier | null,
): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterClass':
    case 'CharacterSet': {
      const inside = PALETTE.filter(membership(element.raw, flags));
      const letter = inside[random.below(inside.length)] ?? element.raw.codePointAt(1) ?? 0;
      return String.fromCodePoint(letter);
    }
    case 'Group':
    case 'CapturingGroup':
      return sampleOf(element.alternatives, flags, random, hole);
    case 'Quantifier': {
      if (element === hole) return HOLE;
      const turns = element.min + random.below(Math.min(element.max - element.min, 3) + 1);
      return Array.from({ length: Math.max(turns, hole === null ? 0 : 1) }, () =>
        sampleElement(element.element, flags, random, hole),
      ).join('');
    }
    case 'Assertion':
    case 'Backreference':
    case 'ExpressionCharacterClass':
      return '';
  }
}
