import { expect, test } from 'vitest';

/** What leads and explains speaks 해요체, wherever it stands; errors and states speak 합니다체. */
const GUIDE = /(^|\.)(lead|hint|explain|sheetLead|\w*(Body|Lead|Hint|Detail))$/;
const FORMAL_END = /니다([.!?]|$)/;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*.ts', { eager: true });

function* sentencesOf(value: unknown, path: string): Generator<readonly [path: string, sentence: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, below] of Object.entries(value)) yield* sentencesOf(below, `${path}.${key}`);
  }
}

test('guides speak to people in one way', () => {
  const guides = Object.entries(modules)
    .filter(([file]) => !file.endsWith('.test.ts'))
    .flatMap(([file, words]) => [...sentencesOf(words, file)])
    .filter(([path]) => GUIDE.test(path));
  expect(guides.length).toBeGreaterThan(60);
  expect(guides.filter(([, sentence]) => FORMAL_END.test(sentence))).toEqual([]);
});
