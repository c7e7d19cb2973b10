import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { quietHours } from '#documents/account.ts';
import type { Limits } from '#documents/kernel/kind.ts';
import type { Place } from '#documents/kernel/shape.ts';
import { MESSAGE_PAYLOADS } from '#documents/message.ts';
import { isVisible } from '#domain/text/typed-text.ts';
import { DECLARED } from '#tests/support/declared-documents.ts';
import { rulesByPath, type RulesOf } from '#tests/support/rules-text.ts';

/*
 * `firestore.rules` cannot import a declaration, so what it lists is read out of its text and held against
 * them, both ways. It needs no emulator.
 */

const rules = rulesByPath(readFileSync('firestore.rules', 'utf8'));
const sorted = (words: readonly string[]): readonly string[] => words.toSorted();

/** Maps inside a document whose fields the rules look at too. */
const WITHIN: Readonly<Record<string, readonly Place[]>> = {
  'users/{uid}': quietHours.places(),
  'chats/{chatId}/messages/{messageId}': Object.values(MESSAGE_PAYLOADS).flatMap((payload) =>
    payload.places(),
  ),
};

/**
 * A limit as the rules' reader spells it; weights, lists and the words of `status` the rules check in their
 * own way.
 */
function spelled({ name, limits }: Place): readonly (readonly [string, string])[] {
  const words = limits && wordsOf(limits);
  return !words || name === 'status' ? [] : [[name, words]];
}

function wordsOf(limits: Limits): string | null {
  switch (limits.kind) {
    case 'text':
    case 'whole':
      return `${limits.kind} ${limits.min} ${limits.max}`;
    case 'words':
      return `words ${limits.words.toSorted().join(' ')}`;
    case 'list':
      return limits.of ? wordsOf(limits.of) : null;
    case 'weight':
      return null;
  }
}

test('every collection of the rules is declared, and every declared one has rules', () => {
  expect(sorted(rules.map(({ path }) => path))).toEqual(sorted(DECLARED.map(({ path }) => path)));
});

describe.each(DECLARED.map((document) => [document.path, document] as const))('%s', (path, document) => {
  const said: RulesOf | undefined = rules.find((rule) => rule.path === path);

  test('a person creates it with the declared fields', () => {
    const { created } = document;
    const namesOf = (isOptional: boolean) =>
      sorted(
        (created ?? []).filter(({ optional }) => (optional === true) === isOptional).map(({ name }) => name),
      );
    const { required, optional } = said?.created ?? { required: [], optional: [] };
    expect(said?.created === null).toBe(created === null);
    expect(sorted(required)).toEqual(namesOf(false));
    expect(sorted(optional)).toEqual(namesOf(true));
  });

  test('a person changes what is declared to be theirs', () => {
    expect(said?.edits.toSorted()).toEqual(Object.values(document.edits).map(sorted).toSorted());
  });

  test('the limits are the declared ones', () => {
    const declared = [...(document.created ?? []), ...(WITHIN[path] ?? [])].flatMap(spelled);
    // What else the rules compare in passing is of other documents.
    const known = new Set([...document.places(), ...(WITHIN[path] ?? [])].map(({ name }) => name));
    const written = [...(said?.limits ?? [])].filter(([name]) => known.has(name));
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(declared));
  });

  test('a list is as long as declared', () => {
    const places = document.created ?? [];
    for (const [field, max] of said?.lists ?? []) {
      expect(places.find(({ name }) => name === field)?.limits).toMatchObject({ kind: 'list', max });
    }
  });
});

test('the rules see nothing of a text where the app sees nothing, and the same of every letter', () => {
  const text = readFileSync('firestore.rules', 'utf8');
  const [, unseen = ''] =
    /function seen\(value\) \{\s+return value\.replace\('(\[.+\])', ''\);/.exec(text) ?? [];
  const pattern = new RegExp(unseen.replaceAll('\\\\x', '\\\\u').replaceAll('\\\\', '\\'), 'gu');
  const other: string[] = [];
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const letter = String.fromCodePoint(point);
    if (isVisible(letter) !== (letter.replace(pattern, '') !== '')) other.push(point.toString(16));
  }
  expect(unseen).not.toBe('');
  expect(other).toEqual([]);
});

test('the rules were read, and not past', () => {
  const product = rules.find(({ path }) => path === 'products/{productId}');
  expect(product?.created?.required).toContain('weightG');
  expect(product?.created?.optional).toContain('stoneWeightG');
  expect(product?.limits.get('title')).toBe('text 1 40');
  expect(product?.lists).toEqual([['images', 10]]);
});
