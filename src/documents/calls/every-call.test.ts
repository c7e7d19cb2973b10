import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FEE_TABLE_LIMITS } from '#domain/gold/fee-table-edit.ts';
import { CALL_EXAMPLES, no, yes } from '#tests/support/call-examples.ts';
import { addFeeTableCall, viewReportCall } from './desk.ts';
import { findMemberCall } from './operations.ts';

const RULE = { kind: 'grams_exact', grams: 10, fee: 20_000 };

/** Every object within, each with one of its fields gone. */
function* withoutOne(whole: unknown): Generator<readonly [string, unknown]> {
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return;
  for (const [field, value] of Object.entries(whole)) {
    yield [field, Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field))];
    for (const [within, less] of withoutOne(value)) yield [`${field}.${within}`, { ...whole, [field]: less }];
  }
}

describe.each(Object.entries(CALL_EXAMPLES))('%s', (name, example) => {
  const { call, request, optional = [], right = [], wrong = [], answers, wrongAnswers = [] } = example;

  test('is a function by that name', () => {
    expect(call.name).toBe(name);
    expect(readFileSync('functions/src/index.ts', 'utf8')).toContain(`export { ${name} }`);
  });

  test('reads its request, whole and nothing else', () => {
    expect(call.request(request)).toEqual(request);
    for (const change of right) {
      expect(call.request({ ...request, ...change })).toEqual({ ...request, ...change });
    }
    for (const change of wrong) {
      expect([change, call.request({ ...request, ...change })]).toEqual([change, null]);
    }
    for (const [field, less] of withoutOne(request)) {
      expect([field, call.request(less) === null]).toEqual([field, !optional.includes(field)]);
    }
    for (const odd of [undefined, 'x', 1, []]) expect(call.request(odd)).toBeNull();
  });

  test('reads its answers, whole and nothing else', () => {
    for (const answer of answers) {
      expect(call.answer(answer)).toEqual(answer);
      for (const [field, less] of withoutOne(answer)) {
        const mayBeMissing = field === 'value.isChanged' || field === 'value.aboutId';
        expect([field, call.answer(less) === null]).toEqual([field, !mayBeMissing]);
      }
      expect(call.answer({ ...answer, ok: !answer['ok'] })).toBeNull();
    }
    for (const answer of [...wrongAnswers, no(''), no('whatever'), {}, null]) {
      expect([answer, call.answer(answer)]).toEqual([answer, null]);
    }
  });
});

test('a change that an older desk does not tell of is none, nor is it said whom a review is about', () => {
  const thing = { exists: true, title: '', text: '', authorId: null, authorName: '', earlier: 0 };
  expect(viewReportCall.answer(yes(thing))).toEqual(yes({ ...thing, isChanged: false, aboutId: null }));
});

test('a table of fees has twice the rules that it may have, so that it can be told so', () => {
  const table = (count: number) => ({
    callId: 'c1',
    table: { effectiveFrom: '2026-03-11', rules: Array.from({ length: count }, () => RULE) },
  });
  expect(addFeeTableCall.request(table(2 * FEE_TABLE_LIMITS.rules))?.table.rules).toHaveLength(
    2 * FEE_TABLE_LIMITS.rules,
  );
  expect(addFeeTableCall.request(table(2 * FEE_TABLE_LIMITS.rules + 1))).toBeNull();
});

test('words to find a member by come without what stands around them', () => {
  expect(findMemberCall.request({ callId: 'c1', words: ' 금이 ' })).toEqual({ callId: 'c1', words: '금이' });
});
